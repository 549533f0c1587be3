import Foundation

/// Sorts names in the same way as a file manager: case is ignored, and digits are compared as numbers.
///
/// A name has a key, and names are sorted by the bytes of their keys: the letters without their case, and each number as the
/// digit 0, the count of its digits without leading zeros, and these digits.
package enum NameOrder {
  /// Returns whether `a` is sorted before `b`. Names that differ only in case or in leading zeros are compared by their
  /// characters.
  package static func isBefore(_ a: String, _ b: String) -> Bool {
    let order = compare(a, b)
    return order == 0 ? a < b : order < 0
  }

  /// Compares two names. For ASCII names, their keys are not made.
  static func compare(_ a: String, _ b: String) -> Int {
    var a = a
    var b = b
    let fast = a.withUTF8 { a in b.withUTF8 { b in compare(a, b) } }
    if let fast { return fast }
    let (first, second) = (key(of: a), key(of: b))
    return first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
  }

  /// Compares two names. The result is `nil` if a character that is not ASCII occurs before the names differ.
  private static func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int? {
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        // Without leading zeros, a number with more digits is greater.
        let first = number(in: a, from: &i)
        let second = number(in: b, from: &j)
        if first.count != second.count { return first.count < second.count ? -1 : 1 }
        for (one, other) in zip(a[first], b[second]) where one != other { return one < other ? -1 : 1 }
        continue
      }
      guard a[i] < 0x80, b[j] < 0x80 else { return nil }
      let (one, other) = (lowercased(a[i]), lowercased(b[j]))
      if one != other { return one < other ? -1 : 1 }
      i += 1
      j += 1
    }
    // A combining mark after the last letter would make it another letter.
    if i < a.count, a[i] >= 0x80 { return nil }
    if j < b.count, b[j] >= 0x80 { return nil }
    return i == a.count ? (j == b.count ? 0 : -1) : 1
  }

  // MARK: Keys

  /// Returns the key of a name.
  static func key(of name: String) -> [UInt8] {
    var key: [UInt8] = []
    var name = name
    name.withUTF8 { appendKey(of: UnsafeRawBufferPointer($0), to: &key) }
    return key
  }

  /// Appends the key of a name.
  ///
  /// - Parameters:
  ///   - name: The name in UTF-8. Other bytes are replaced by U+FFFD.
  ///   - key: The array to which the key is appended.
  static func appendKey(of name: UnsafeRawBufferPointer, to key: inout [UInt8]) {
    let bytes = name.bindMemory(to: UInt8.self)
    guard bytes.contains(where: { $0 >= 0x80 }) else { return append(bytes, to: &key) }
    // Letters with marks are sorted behind the letters without them.
    var text = String(decoding: bytes, as: UTF8.self).folding(options: .caseInsensitive, locale: nil)
      .decomposedStringWithCanonicalMapping
    text.withUTF8 { append($0, to: &key) }
  }

  private static func append(_ bytes: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    var place = 0
    while place < bytes.count {
      if isDigit(bytes[place]) {
        let digits = number(in: bytes, from: &place)
        // A longer number is compared digit by digit.
        key += [UInt8(ascii: "0"), UInt8(min(digits.count, 0xFF))]
        key += bytes[digits]
      } else {
        key.append(lowercased(bytes[place]))
        place += 1
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

  /// Returns the range of a number's digits without its leading zeros, and moves `place` to the end of the digits.
  private static func number(in text: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Range<Int> {
    while place < text.count, text[place] == 0x30 { place += 1 }
    let start = place
    while place < text.count, isDigit(text[place]) { place += 1 }
    return start..<place
  }
}
