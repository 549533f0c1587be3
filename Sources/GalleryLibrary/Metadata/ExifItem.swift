import CoreGraphics

/// The EXIF block of a HEIC or AVIF file (ISO/IEC 23008-12, annex A): an item whose location is in the box `meta`.
enum ExifItem {
  /// The largest box `meta` that is read, in bytes. That of a photo of a phone has 4 KB, with a grid of tiles.
  private static let maximumHeader = 4 << 20
  /// The maximum number of boxes at the top level of a file that are visited.
  private static let maximumVisits = 64
  /// The maximum number of parts of an item that are read.
  private static let maximumExtents = 16

  /// Returns the bytes of the item, or `nil` if the file has none.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The maximum size of the item in bytes.
  static func read(_ file: RegularFile, limit: Int) -> [UInt8]? {
    guard let place = FileBytes.content(of: "meta", in: file, maximumVisits: maximumVisits),
      place.count <= maximumHeader
    else { return nil }
    let meta = FileBytes(file, place.lowerBound, place.count)
    // A version and flags come before the boxes.
    let boxes = 4..<max(4, meta.count)
    guard let information = meta.content(of: "iinf", in: boxes), let item = exifItem(meta, information),
      let locations = meta.content(of: "iloc", in: boxes),
      let location = location(of: item, meta, locations)
    else { return nil }
    var bytes: [UInt8] = []
    let data = location.isInHeader ? meta.content(of: "idat", in: boxes) : nil
    if location.isInHeader && data == nil { return nil }
    for extent in location.extents {
      guard extent.length <= limit - bytes.count else { return nil }
      if let data {
        let start = data.lowerBound + extent.offset
        guard extent.offset <= data.count, extent.length <= data.upperBound - start else { return nil }
        bytes += meta.content[start..<start + extent.length]
      } else {
        // A length of 0 is the rest of the file.
        let length = extent.length == 0 ? min(limit - bytes.count, max(0, file.size - extent.offset)) : extent.length
        bytes += FileBytes(file, extent.offset, length).content
      }
    }
    return bytes
  }

  /// Returns the number of the first item of the type `Exif` (ISO/IEC 14496-12, 8.11.6).
  private static func exifItem(_ meta: FileBytes, _ range: Range<Int>) -> Int? {
    guard let version = meta.integer(range.lowerBound, 1) else { return nil }
    var offset = range.lowerBound + 4 + (version == 0 ? 2 : 4)
    while offset < range.upperBound, let box = meta.box(offset, range.upperBound - offset) {
      let entry = offset + box.content
      if box.type == "infe", let version = meta.integer(entry, 1), version >= 2 {
        let length = version == 2 ? 2 : 4
        // The number of the item, the number of its protection, its type.
        if meta.text(entry + 4 + length + 2, 4) == "Exif" { return meta.integer(entry + 4, length) }
      }
      offset += box.length
    }
    return nil
  }

  private struct Location {
    /// Indicates whether the item is in the box `idat`, and otherwise at an offset of the file.
    var isInHeader: Bool
    var extents: [(offset: Int, length: Int)]
  }

  /// Returns the location of an item (ISO/IEC 14496-12, 8.11.3).
  private static func location(of item: Int, _ meta: FileBytes, _ range: Range<Int>) -> Location? {
    let start = range.lowerBound
    guard let version = meta.integer(start, 1), version <= 2, let sizes = meta.integer(start + 4, 2) else { return nil }
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12 & 15, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version == 0 ? 0 : sizes & 15
    let numberSize = version < 2 ? 2 : 4
    var place = start + 6
    func next(_ size: Int) -> Int? {
      defer { place += size }
      guard size > 0 else { return 0 }
      guard place + size <= range.upperBound, let value = meta.number(place, size), value < 1 << 48 else { return nil }
      return Int(value)
    }
    guard let count = next(numberSize) else { return nil }
    for _ in 0..<count {
      guard let number = next(numberSize), let method = version == 0 ? 0 : next(2), next(2) != nil,
        let base = next(baseSize), let extentCount = next(2)
      else { return nil }
      // Parts without an offset and a length take no bytes, so any number of them fits into a small file.
      guard extentCount <= 1 || indexSize + offsetSize + lengthSize > 0 else { return nil }
      var location = Location(isInHeader: method & 15 == 1, extents: [])
      for _ in 0..<extentCount {
        guard next(indexSize) != nil, let offset = next(offsetSize), let length = next(lengthSize) else { return nil }
        if number == item { location.extents.append((base + offset, length)) }
      }
      guard number == item else { continue }
      return method & 15 <= 1 && location.extents.count <= maximumExtents ? location : nil
    }
    return nil
  }
}
