import CoreGraphics

/// The entries of a TIFF file that photos have in their EXIF block, as a block of their own.
///
/// A TIFF file has its directories and values anywhere, between gigabytes of pixels. Only the directories and the values
/// of the entries below are read.
enum TIFFDirectory {
  /// The entries that are read: maker, model, orientation, date; those of the details; those of the position.
  private static let imageTags: Set<Int> = [0x010F, 0x0110, 0x0112, 0x0132]
  private static let detailTags: Set<Int> = [0x829A, 0x829D, 0x8827, 0x9003, 0x9004, 0x920A]
  private static let positionTags: Set<Int> = [1, 2, 3, 4]
  private static let detailsTag = 0x8769
  private static let positionTag = 0x8825
  /// The maximum number of entries of a directory.
  private static let maximumCount = 4096
  /// The maximum size of a value in bytes.
  private static let maximumSize = 4096

  private struct Entry {
    var tag: Int
    var type: Int
    var count: Int
    /// The four bytes of the entry, or the bytes to which they refer.
    var value: [UInt8]
  }

  /// Returns a TIFF block with the entries, or `nil` if the file has none.
  static func block(of file: RegularFile) -> [UInt8]? {
    let head = FileBytes(file, 0, 8).content
    guard head.count == 8 else { return nil }
    let order = ByteOrder(isBig: head[0] == UInt8(ascii: "M"))
    let image = entries(file, order, order.number(head[4..<8]), imageTags.union([detailsTag, positionTag]))
    func directory(_ tag: Int, _ tags: Set<Int>) -> [Entry] {
      guard let entry = image.first(where: { $0.tag == tag }), entry.value.count == 4 else { return [] }
      return entries(file, order, order.number(entry.value[...]), tags)
    }
    let details = directory(detailsTag, detailTags)
    let position = directory(positionTag, positionTags)
    var own = image.filter { imageTags.contains($0.tag) }
    guard !(own.isEmpty && details.isEmpty && position.isEmpty) else { return nil }
    var block = Array(head[0..<4]) + order.bytes(8, 4)
    // The directories follow each other, each with its values behind it.
    let pointers = (details.isEmpty ? 0 : 1) + (position.isEmpty ? 0 : 1)
    var next = 8 + size(own) + pointers * 12
    if !details.isEmpty {
      own.append(Entry(tag: detailsTag, type: 4, count: 1, value: order.bytes(next, 4)))
      next += size(details)
    }
    if !position.isEmpty { own.append(Entry(tag: positionTag, type: 4, count: 1, value: order.bytes(next, 4))) }
    for entries in [own, details, position] where !entries.isEmpty { append(entries, to: &block, order) }
    return block
  }

  private struct ByteOrder {
    let isBig: Bool
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      isBig ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isBig ? little.reversed() : little
    }
  }

  /// Reads the entries of a directory with some tags, each of them once, in ascending order.
  private static func entries(_ file: RegularFile, _ order: ByteOrder, _ offset: Int, _ tags: Set<Int>) -> [Entry] {
    let count = min(order.number(FileBytes(file, offset, 2).content[...]), maximumCount)
    let bytes = FileBytes(file, offset + 2, count * 12).content
    var remaining = tags
    var entries: [Entry] = []
    for start in stride(from: 0, to: bytes.count - 11, by: 12) {
      let tag = order.number(bytes[start..<start + 2])
      guard remaining.remove(tag) != nil else { continue }
      let type = order.number(bytes[start + 2..<start + 4])
      let number = order.number(bytes[start + 4..<start + 8])
      let unit = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8][type] ?? 0
      guard unit > 0, number > 0, number <= maximumSize / unit else { continue }
      var value = Array(bytes[start + 8..<start + 12])
      if number * unit > 4 {
        value = FileBytes(file, order.number(value[...]), number * unit).content
        guard value.count == number * unit else { continue }
      }
      entries.append(Entry(tag: tag, type: type, count: number, value: value))
    }
    return entries.sorted { $0.tag < $1.tag }
  }

  /// Returns the size of a directory with its values in bytes.
  private static func size(_ entries: [Entry]) -> Int {
    entries.reduce(6 + entries.count * 12) { $0 + ($1.value.count > 4 ? $1.value.count : 0) }
  }

  private static func append(_ entries: [Entry], to block: inout [UInt8], _ order: ByteOrder) {
    var values: [UInt8] = []
    let start = block.count + 6 + entries.count * 12
    block += order.bytes(entries.count, 2)
    for entry in entries {
      block += order.bytes(entry.tag, 2) + order.bytes(entry.type, 2) + order.bytes(entry.count, 4)
      if entry.value.count > 4 {
        block += order.bytes(start + values.count, 4)
        values += entry.value
      } else {
        block += entry.value
      }
    }
    block += [0, 0, 0, 0] + values
  }
}
