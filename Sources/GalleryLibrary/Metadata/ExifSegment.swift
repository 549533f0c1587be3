import CoreGraphics

/// Finds the EXIF block in the containers of image formats. The block itself is parsed by libexif.
enum ExifSegment {
  /// The maximum size of a block. In a JPEG file, a segment has 16 bits for its size.
  private static let limit = 1 << 20
  /// The maximum number of segments or chunks that are visited.
  private static let maximumVisits = 512

  /// Returns the bytes of the EXIF block of a file, beginning with "Exif" and two zeros, or `nil` if there is none.
  static func read(_ file: RegularFile) -> [UInt8]? {
    let head = bytes(file, 0, 12)
    if head.starts(with: [0xFF, 0xD8]) { return readJPEG(file) }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return readChunks(file, from: 8, name: "eXIf", isPNG: true) }
    if head.starts(with: [0x49, 0x49, 42, 0]) || head.starts(with: [0x4D, 0x4D, 0, 42]) {
      return TIFFDirectory.block(of: file).map { signature + $0 }
    }
    if head.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      return ExifItem.read(file, limit: limit).flatMap(unwrapped)
    }
    if head.dropFirst(4).starts(with: Array("JXL ".utf8)) {
      return readJXL(file).flatMap(unwrapped)
    }
    if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return readChunks(file, from: 12, name: "EXIF", isPNG: false)
    }
    return nil
  }

  private static let signature: [UInt8] = Array("Exif".utf8) + [0, 0]

  /// Returns the block of an item of HEIC, AVIF or JPEG XL, which begins with the offset of the TIFF header.
  private static func unwrapped(_ item: [UInt8]) -> [UInt8]? {
    guard item.count >= 4 else { return nil }
    let start = item[0..<4].reduce(0) { $0 << 8 | Int($1) }
    guard start <= item.count - 12 else { return nil }
    return signature + item[(4 + start)...]
  }

  /// Returns the content of the box `Exif` of a JPEG XL file. In a box `brob`, it is compressed (ISO/IEC 18181-2).
  private static func readJXL(_ file: RegularFile) -> [UInt8]? {
    if let place = FileBytes.content(of: "Exif", in: file, maximumVisits: maximumVisits), place.count <= limit {
      return FileBytes(file, place.lowerBound, place.count).content
    }
    let compressed = FileBytes.content(of: "brob", startingWith: "Exif", in: file, maximumVisits: maximumVisits)
    guard let compressed, compressed.count <= limit else { return nil }
    return Brotli.decompressed(
      Array(FileBytes(file, compressed.lowerBound, compressed.count).content.dropFirst(4)), limit: limit)
  }

  private static func readJPEG(_ file: RegularFile) -> [UInt8]? {
    var offset = 2
    for _ in 0..<maximumVisits {
      let head = bytes(file, offset, 10)
      guard head.count == 10, head[0] == 0xFF else { return nil }
      // Bytes of 0xFF may fill the space before a marker.
      guard head[1] != 0xFF else {
        offset += 1
        continue
      }
      guard head[1] != 0xDA, head[1] != 0xD9 else { return nil }
      let size = Int(head[2]) << 8 | Int(head[3])
      guard size >= 2 else { return nil }
      if head[1] == 0xE1, Array(head[4...]) == signature { return bytes(file, offset + 4, size - 2) }
      offset += 2 + size
    }
    return nil
  }

  private static func readChunks(_ file: RegularFile, from start: Int, name: String, isPNG: Bool) -> [UInt8]? {
    var offset = start
    for _ in 0..<maximumVisits {
      let head = bytes(file, offset, 8)
      guard head.count == 8 else { return nil }
      let size =
        isPNG
        ? head[0..<4].reduce(0) { $0 << 8 | Int($1) } : head[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      if Array(isPNG ? head[4..<8] : head[0..<4]) == Array(name.utf8) {
        guard size <= limit else { return nil }
        let block = bytes(file, offset + 8, size)
        return block.starts(with: signature) ? block : signature + block
      }
      offset += isPNG ? size + 12 : 8 + size + size % 2
    }
    return nil
  }

  private static func bytes(_ file: RegularFile, _ offset: Int, _ count: Int) -> [UInt8] {
    FileBytes(file, offset, count).content
  }
}
