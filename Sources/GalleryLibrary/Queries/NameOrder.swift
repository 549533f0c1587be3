import Foundation

/// Sorts names in the same way as a file manager: case is ignored, and digits are compared as numbers.
package enum NameOrder {
  /// The name of the collation in SQL.
  static let collationName = "fileNames"

  /// Returns whether `a` is sorted before `b`. Names that differ only in case or in leading zeros are compared by their
  /// characters.
  package static func isBefore(_ a: String, _ b: String) -> Bool {
    let order = compare(a, b)
    return order == 0 ? a < b : order < 0
  }

  /// Compares two names. ASCII names are compared without Foundation, whose comparison takes microseconds for each
  /// pair.
  static func compare(_ a: String, _ b: String) -> Int {
    var a = a
    var b = b
    let fast = a.withUTF8 { a in b.withUTF8 { b in compare(a, b) } }
    if let fast { return fast }
    switch a.compare(b, options: [.caseInsensitive, .numeric]) {
    case .orderedAscending: return -1
    case .orderedSame: return 0
    case .orderedDescending: return 1
    }
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
