import Foundation

/// The properties in an EXIF block or a TIFF file: directories of tags. Source: TIFF 6.0, section 2, and EXIF 2.32, section 4.6.
struct TagDirectory {
  /// The values of the first directory, by the names of the tags, for `{TIFF}`.
  private(set) var tiff: [String: Any] = [:]
  /// The values of the directory of the camera, for `{Exif}`.
  private(set) var exif: [String: Any] = [:]
  /// The values of the directory of the position, for `{GPS}`.
  private(set) var position: [String: Any] = [:]
  /// The first directory's tags that describe the pixels, by their numbers.
  private(set) var layout: [Int: Int] = [:]
  /// The place of a JPEG file with a smaller image.
  private(set) var thumbnail: (offset: Int, length: Int)?

  private let reader: ByteReader
  private let isBigEndian: Bool

  /// Reads the directories. The result is nil if the data begins with another format.
  init?(_ data: Data) {
    reader = ByteReader(data)
    if reader.hasText("MM\0*", at: 0) {
      isBigEndian = true
    } else if reader.hasText("II*\0", at: 0) {
      isBigEndian = false
    } else {
      return nil
    }
    guard let first = number32(4) else { return nil }
    let entries = entries(at: first)
    tiff = named(entries, TagNames.tiff)
    for (tag, entry) in entries { if let value = integer(entry) { layout[tag] = value } }
    if let offset = entries[0x8769].flatMap(integer) { exif = named(self.entries(at: offset), TagNames.exif) }
    if let offset = entries[0x8825].flatMap(integer) { position = named(self.entries(at: offset), TagNames.position) }
    // The directory after the first describes the small image.
    if let next = number16(first).flatMap({ number32(first + 2 + 12 * $0) }), next > 0, next != first {
      let small = self.entries(at: next)
      if let offset = small[0x0201].flatMap(integer), let length = small[0x0202].flatMap(integer), length > 0 {
        thumbnail = (offset, length)
      }
    }
  }

  private struct Entry {
    var type: Int
    var count: Int
    var position: Int
  }

  private func number16(_ position: Int) -> Int? {
    isBigEndian ? reader.bigEndian16(position) : reader.littleEndian16(position)
  }

  private func number32(_ position: Int) -> Int? {
    isBigEndian ? reader.bigEndian32(position) : reader.littleEndian32(position)
  }

  /// The sizes of the types 1 to 12 in bytes. Source: TIFF 6.0, section 2, "Types".
  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

  private func entries(at offset: Int) -> [Int: Entry] {
    guard offset >= 8, let count = number16(offset) else { return [:] }
    var result: [Int: Entry] = [:]
    for number in 0..<count {
      let place = offset + 2 + 12 * number
      guard let tag = number16(place), let type = number16(place + 2), let count = number32(place + 4),
        let value = number32(place + 8)
      else { break }
      guard type > 0, type < Self.sizes.count, count > 0, count <= 1 << 20 else { continue }
      let size = Self.sizes[type] * count
      let position = size <= 4 ? place + 8 : value
      guard position + size <= reader.count else { continue }
      result[tag] = Entry(type: type, count: count, position: position)
    }
    return result
  }

  private func named(_ entries: [Int: Entry], _ names: [Int: String]) -> [String: Any] {
    var result: [String: Any] = [:]
    for (tag, entry) in entries { if let name = names[tag], let value = value(entry, tag) { result[name] = value } }
    return result
  }

  private func integer(_ entry: Entry) -> Int? {
    switch entry.type {
    case 1: reader.byte(entry.position)
    case 3: number16(entry.position)
    case 4: number32(entry.position)
    default: nil
    }
  }

  private func number(_ type: Int, _ position: Int) -> NSNumber? {
    switch type {
    case 1, 7: return reader.byte(position).map { NSNumber(value: $0) }
    case 6: return reader.byte(position).map { NSNumber(value: Int8(truncatingIfNeeded: $0)) }
    case 3: return number16(position).map { NSNumber(value: $0) }
    case 8: return number16(position).map { NSNumber(value: Int16(truncatingIfNeeded: $0)) }
    case 4: return number32(position).map { NSNumber(value: $0) }
    case 9: return number32(position).map { NSNumber(value: Int32(truncatingIfNeeded: $0)) }
    case 5, 10:
      guard let above = number32(position), let below = number32(position + 4), below != 0 else { return nil }
      let values =
        type == 5 ? (above, below) : (Int(Int32(truncatingIfNeeded: above)), Int(Int32(truncatingIfNeeded: below)))
      return NSNumber(value: Double(values.0) / Double(values.1))
    default: return nil
    }
  }

  private func value(_ entry: Entry, _ tag: Int) -> Any? {
    if entry.type == 2 { return reader.text(entry.position, entry.count) }
    // A comment begins with the name of its encoding in eight bytes.
    if tag == 0x9286 { return entry.count > 8 ? reader.text(entry.position + 8, entry.count - 8) : nil }
    // The versions are four digits, which ImageIO returns as numbers.
    if tag == 0x9000 || tag == 0xA000 {
      return reader.text(entry.position, entry.count).map {
        $0.compactMap { $0.wholeNumberValue.map { NSNumber(value: $0) } }
      }
    }
    let size = Self.sizes[entry.type]
    guard entry.count <= 64 else { return nil }
    let numbers = (0..<entry.count).compactMap { number(entry.type, entry.position + $0 * size) }
    guard numbers.count == entry.count else { return nil }
    // GPS stores degrees, minutes and seconds, and ImageIO returns degrees.
    if entry.type == 5, numbers.count == 3, tag == 2 || tag == 4 {
      return NSNumber(value: numbers[0].doubleValue + numbers[1].doubleValue / 60 + numbers[2].doubleValue / 3600)
    }
    if entry.type == 5, numbers.count == 3, tag == 7 {
      return String(
        format: "%02d:%02d:%05.2f", numbers[0].intValue, numbers[1].intValue, numbers[2].doubleValue)
    }
    return numbers.count == 1 && !TagNames.arrays.contains(tag) ? numbers[0] : numbers
  }
}
