import Foundation

/// Writes properties as an EXIF block. Values whose names or types are unknown are left out.
struct TagWriter {
  private struct Entry {
    var tag: Int
    var type: Int
    var count: Int
    var bytes: Data
  }

  /// Returns a block with properties, or nil if there is nothing to write.
  ///
  /// - Parameters:
  ///   - orientation: The number of the orientation.
  ///   - tiff: Values for the first directory.
  ///   - exif: Values for the directory of the camera.
  ///   - position: Values for the directory of the position.
  static func block(
    orientation: Int, tiff: [String: Any], exif: [String: Any], position: [String: Any]
  ) -> Data? {
    var tiff = tiff
    if orientation != 1 || tiff["Orientation"] != nil { tiff["Orientation"] = NSNumber(value: orientation) }
    let first = entries(tiff, TagNames.tiff)
    let camera = entries(exif, TagNames.exif)
    let place = entries(position, TagNames.position)
    guard !first.isEmpty || !camera.isEmpty || !place.isEmpty else { return nil }
    var all = first
    // The directories follow each other. The first one contains the offsets of the others, whose sizes are known.
    let pointers = (camera.isEmpty ? 0 : 1) + (place.isEmpty ? 0 : 1)
    var offset = 8 + size(first, pointers: pointers)
    for (tag, directory) in [(0x8769, camera), (0x8825, place)] where !directory.isEmpty {
      var bytes = Data()
      bytes.appendBigEndian32(offset)
      all.append(Entry(tag: tag, type: 4, count: 1, bytes: bytes))
      offset += size(directory, pointers: 0)
    }
    var block = Data("MM\0*".utf8)
    block.appendBigEndian32(8)
    for directory in [all, camera, place] where !directory.isEmpty { append(directory, to: &block) }
    return block
  }

  private static func size(_ entries: [Entry], pointers: Int) -> Int {
    2 + 12 * (entries.count + pointers) + 4
      + entries.reduce(0) { $0 + ($1.bytes.count > 4 ? $1.bytes.count + $1.bytes.count & 1 : 0) }
  }

  private static func append(_ entries: [Entry], to block: inout Data) {
    var offset = block.count + 2 + 12 * entries.count + 4
    var values = Data()
    block.appendBigEndian16(entries.count)
    for entry in entries.sorted(by: { $0.tag < $1.tag }) {
      block.appendBigEndian16(entry.tag)
      block.appendBigEndian16(entry.type)
      block.appendBigEndian32(entry.count)
      if entry.bytes.count <= 4 {
        block.append(entry.bytes + Data(count: 4 - entry.bytes.count))
      } else {
        block.appendBigEndian32(offset)
        let padded = entry.bytes + Data(count: entry.bytes.count & 1)
        values.append(padded)
        offset += padded.count
      }
    }
    block.appendBigEndian32(0)
    block.append(values)
  }

  private static func entries(_ values: [String: Any], _ names: [Int: String]) -> [Entry] {
    values.compactMap { name, value in
      guard let (tag, type) = TagNames.written(name, names) else { return nil }
      return entry(tag, type, value)
    }
  }

  private static func entry(_ tag: Int, _ type: Int, _ value: Any) -> Entry? {
    if type == 2 || type == 7 {
      guard let text = value as? String else { return nil }
      // A comment begins with the name of its encoding.
      let bytes = type == 2 ? Data(text.utf8) + [0] : Data("ASCII\0\0\0".utf8) + Data(text.utf8)
      return bytes.count < 1 << 15 ? Entry(tag: tag, type: type, count: bytes.count, bytes: bytes) : nil
    }
    var numbers = (value as? [Any] ?? [value]).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard !numbers.isEmpty, numbers.count <= 64, numbers.allSatisfy({ $0.isFinite && abs($0) < 4e9 }) else {
      return nil
    }
    // A latitude is stored as degrees, minutes and seconds.
    if type == 5, tag == 2 || tag == 4, numbers.count == 1 {
      let degrees = abs(numbers[0])
      let minutes = degrees.truncatingRemainder(dividingBy: 1) * 60
      numbers = [degrees.rounded(.down), minutes.rounded(.down), minutes.truncatingRemainder(dividingBy: 1) * 60]
    }
    var bytes = Data()
    for number in numbers {
      switch type {
      case 1: bytes.append(UInt8(min(255, max(0, number))))
      case 3: bytes.appendBigEndian16(Int(min(65_535, max(0, number))))
      case 4: bytes.appendBigEndian32(Int(max(0, number)))
      case 5, 10:
        let fraction = fraction(type == 5 ? max(0, number) : number)
        bytes.appendBigEndian32(fraction.numerator)
        bytes.appendBigEndian32(fraction.denominator)
      default: return nil
      }
    }
    return Entry(tag: tag, type: type, count: numbers.count, bytes: bytes)
  }

  /// Returns a fraction that is near a number: an exposure time as 1/n, and other numbers with the largest power of ten that fits.
  private static func fraction(_ number: Double) -> (numerator: Int, denominator: Int) {
    if number > 0, number < 1, abs((1 / number).rounded() - 1 / number) < 1e-6, 1 / number < 1e9 {
      return (1, Int((1 / number).rounded()))
    }
    var denominator = 1
    while denominator < 1_000_000, number * Double(denominator) != (number * Double(denominator)).rounded(),
      abs(number) * Double(denominator) * 10 < 2e9
    {
      denominator *= 10
    }
    return (Int((number * Double(denominator)).rounded()), denominator)
  }
}
