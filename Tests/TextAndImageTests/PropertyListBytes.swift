import Foundation
import PropertyListReading

/// Writes binary property lists byte by byte, also those that Foundation would not write.
struct PropertyListBytes {
  /// An object. The elements of collections are the numbers of objects.
  enum Object {
    case bytes([UInt8])
    case array([Int])
    /// Keys and values. The keys need not be texts.
    case dictionary([(key: Int, value: Int)])
  }

  /// The objects by their numbers. The outermost is the first.
  var objects: [Object] = []

  /// The list. There can be at most 65,535 objects.
  var data: Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .bytes(let own): bytes += own
      case .array(let elements): bytes += Self.head(0xa0, elements.count) + elements.flatMap { Self.number($0, 2) }
      case .dictionary(let entries):
        bytes += Self.head(0xd0, entries.count)
        bytes += entries.flatMap { Self.number($0.key, 2) } + entries.flatMap { Self.number($0.value, 2) }
      }
    }
    let table = bytes.count
    bytes += offsets.flatMap { Self.number($0, 4) } + [0, 0, 0, 0, 0, 0, 4, 2]
    bytes += Self.number(objects.count, 8) + Self.number(0, 8) + Self.number(table, 8)
    return Data(bytes)
  }

  /// Returns a number in the given number of bytes.
  static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }

  /// Returns the first bytes of an object whose elements follow.
  static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x12] + number(count, 4)
  }

  /// Returns a list of the same contents whose bytes do not depend on the order of dictionaries, which is another in each process.
  /// Without this, the random cases of a test could not be repeated.
  static func ordered(_ data: Data) -> Data? {
    guard let list = BinaryPropertyList(data) else { return nil }
    var result = PropertyListBytes()
    var numbers: [Int: Int] = [:]
    /// Adds an object and those in it, and returns its number.
    func add(_ index: Int) -> Int? {
      if let known = numbers[index] { return known }
      guard let value = list.value(at: index) else { return nil }
      let number = result.objects.count
      numbers[index] = number
      result.objects.append(.bytes([]))
      switch value {
      case .null: result.objects[number] = .bytes([0])
      case .flag(let flag): result.objects[number] = .bytes([flag ? 9 : 8])
      case .integer(let integer): result.objects[number] = .bytes([0x13] + Self.number(integer, 8))
      case .unsignedInteger(let integer):
        result.objects[number] = .bytes([0x14] + Self.number(0, 8) + Self.number(Int(truncatingIfNeeded: integer), 8))
      case .real(let real):
        result.objects[number] = .bytes([0x23] + Self.number(Int(truncatingIfNeeded: real.bitPattern), 8))
      case .date(let date):
        let bits = date.timeIntervalSinceReferenceDate.bitPattern
        result.objects[number] = .bytes([0x33] + Self.number(Int(truncatingIfNeeded: bits), 8))
      case .data(let data): result.objects[number] = .bytes(head(0x40, data.count) + data)
      case .text(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
        result.objects[number] = .bytes(head(0x50, text.utf8.count) + text.utf8)
      case .text(let text):
        result.objects[number] = .bytes(head(0x60, text.utf16.count) + text.utf16.flatMap { Self.number(Int($0), 2) })
      case .reference(let reference): result.objects[number] = .bytes([0x81] + Self.number(reference, 2))
      case .array(let elements): result.objects[number] = .array(elements.compactMap(add))
      case .dictionary(let entries):
        var own: [(key: Int, value: Int)] = []
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
          let text = result.objects.count
          result.objects.append(.bytes(head(0x50, key.utf8.count) + key.utf8))
          if let value = add(value) { own.append((text, value)) }
        }
        result.objects[number] = .dictionary(own)
      }
      return number
    }
    guard add(list.root) != nil else { return nil }
    return result.data
  }
}
