import Foundation

extension ImageFile {
  /// Reads the chunks of a PNG file, with the frames of an animation. Source: the W3C recommendation "Portable Network Graphics
  /// (PNG) Specification (Third Edition)", sections 5 and 11.
  mutating func readPNG() {
    type = "public.png"
    isComplete = false
    var position = 8
    var png: [String: Any] = [:]
    var isAnimated = false
    var imageParts: [Range<Int>] = []
    while let length = reader.bigEndian32(position), let name = reader.text(position + 4, 4) {
      let content = position + 8
      guard length <= reader.count - content else { break }
      switch name {
      case "IHDR": readHeader(content, &png)
      case "acTL":
        isAnimated = true
        loopCount = reader.bigEndian32(content + 4) ?? 0
      case "fcTL" where isAnimated && frames.count < Self.largestFrameCount:
        if let frame = frame(content) { frames.append(frame) }
      case "IDAT":
        imageParts.append(content..<content + length)
        // The image of the file is the first frame if there is a description of a frame before it.
        if frames.count == 1 { frames[0].parts.append(content..<content + length) }
      case "fdAT" where length > 4 && !frames.isEmpty:
        frames[frames.count - 1].parts.append(content + 4..<content + length)
      case "pHYs":
        if let x = reader.bigEndian32(content), let y = reader.bigEndian32(content + 4), reader.byte(content + 8) == 1 {
          png["XPixelsPerMeter"] = NSNumber(value: x)
          png["YPixelsPerMeter"] = NSNumber(value: y)
          resolution = (Double(x) * 0.0254, Double(y) * 0.0254)
        }
      case "gAMA":
        if let gamma = reader.bigEndian32(content) { png["Gamma"] = NSNumber(value: Double(gamma) / 100_000) }
      case "sRGB":
        if let intent = reader.byte(content) { png["sRGBIntent"] = NSNumber(value: intent) }
        profileName = "sRGB IEC61966-2.1"
      case "iCCP": profileName = reader.text(content, min(length, 79))
      case "tRNS": hasAlpha = true
      case "tEXt":
        if let key = reader.text(content, min(length, 79)), length > key.utf8.count + 1,
          ["Author", "Comment", "Copyright", "Description", "Software", "Title", "Source", "Warning"].contains(key)
        {
          png[key] = reader.text(content + key.utf8.count + 1, length - key.utf8.count - 1)
        }
      case "eXIf": if let directory = reader.bytes(content, length).flatMap({ TagDirectory($0) }) { apply(directory) }
      case "IEND": isComplete = true
      default: break
      }
      position = content + length + 4
      if isComplete { break }
    }
    frames.removeAll { $0.parts.isEmpty }
    if !isAnimated || frames.isEmpty {
      loopCount = nil
      frames = imageParts.isEmpty ? [] : [Frame(width: width, height: height)]
    }
    dictionaries["{PNG}"] = png
  }

  private mutating func readHeader(_ content: Int, _ png: inout [String: Any]) {
    width = reader.bigEndian32(content) ?? 0
    height = reader.bigEndian32(content + 4) ?? 0
    depth = reader.byte(content + 8) ?? 8
    let color = reader.byte(content + 9) ?? 2
    colorModel = color == 0 || color == 4 ? "Gray" : "RGB"
    hasAlpha = color == 4 || color == 6
    png["InterlaceType"] = NSNumber(value: reader.byte(content + 12) ?? 0)
  }

  private func frame(_ content: Int) -> Frame? {
    guard let width = reader.bigEndian32(content + 4), let height = reader.bigEndian32(content + 8),
      let x = reader.bigEndian32(content + 12), let y = reader.bigEndian32(content + 16),
      let numerator = reader.bigEndian16(content + 20), let denominator = reader.bigEndian16(content + 22),
      let disposal = reader.byte(content + 24), let blending = reader.byte(content + 25),
      x + width <= self.width, y + height <= self.height
    else { return nil }
    return Frame(
      x: x, y: y, width: width, height: height,
      // "If the denominator is 0, it is to be treated as if it were 100."
      delay: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
      disposal: disposal == 1 ? .clear : disposal == 2 ? .restore : .keep, replaces: blending == 0)
  }

  /// Returns a PNG file with one frame: the header with the size of the frame, the chunks about colors, and its pixels.
  func pngFile(_ frame: Frame) -> Data? {
    guard let signature = reader.bytes(0, 8), var header = reader.bytes(16, 13) else { return nil }
    var size = Data()
    size.appendBigEndian32(frame.width)
    size.appendBigEndian32(frame.height)
    header.replaceSubrange(header.startIndex..<header.startIndex + 8, with: size)
    var file = signature
    Self.append("IHDR", header, to: &file)
    var position = 8
    while let length = reader.bigEndian32(position), let name = reader.text(position + 4, 4), name != "IDAT" {
      if ["PLTE", "tRNS", "gAMA", "sRGB", "iCCP", "cHRM"].contains(name),
        let content = reader.bytes(position + 8, length)
      {
        Self.append(name, content, to: &file)
      }
      position += 12 + length
    }
    for part in frame.parts { Self.append("IDAT", reader.bytes(part.lowerBound, part.count) ?? Data(), to: &file) }
    Self.append("IEND", Data(), to: &file)
    return file
  }

  /// Appends a chunk with its checksum.
  static func append(_ name: String, _ content: Data, to file: inout Data) {
    file.appendBigEndian32(content.count)
    let start = file.endIndex
    file.append(contentsOf: name.utf8)
    file.append(content)
    file.appendBigEndian32(Int(checksum(file[start...])))
  }

  private static let checksumTable: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  /// The CRC-32 of the specification's annex D.
  private static func checksum(_ data: Data) -> UInt32 {
    let table = checksumTable
    return data.withUnsafeBytes { bytes in
      ~bytes.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
  }
}
