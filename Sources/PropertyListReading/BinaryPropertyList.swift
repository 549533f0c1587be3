import Foundation

/// The objects of a binary property list, which are read one at a time.
///
/// A list from another program may be damaged or hostile. Every position is checked before it is read, nothing is reserved for a
/// count that the bytes do not contain, and nested objects are not followed.
///
/// Many objects of a hostile list can have the same bytes, so a list of 1 MB can describe billions of elements. Everything that is
/// read is charged to a budget, which is a small multiple of the number of bytes. When it is used up, all objects are nil.
package final class BinaryPropertyList {
  /// An object. The elements of a collection are the numbers of other objects.
  package enum Value {
    case null
    case flag(Bool)
    case integer(Int)
    /// An integer that is greater than `Int.max`.
    case unsignedInteger(UInt64)
    case real(Double)
    case date(Date)
    case data(Data)
    case text(String)
    /// A reference of a keyed archive to another object of the archive.
    case reference(Int)
    case array([Int])
    case dictionary([String: Int])
  }

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let tableOffset: Int
  /// The number of bytes and elements that may still be read.
  private var budget: Int
  /// The texts of the keys of dictionaries, by the numbers of the objects. They are nil for objects that cannot be keys.
  private var keyTexts: [Int: String?] = [:]
  /// The maximum number of bytes or UTF-16 code units of a key.
  private static let maximumKeyLength = 1_000
  /// The number of objects.
  package let count: Int
  /// The number of the outermost object.
  package let root: Int

  /// Reads the trailer of a list. Returns nil if the data is not a binary property list.
  package init?(_ data: Data) {
    bytes = Array(data)
    budget = 4 * bytes.count + 1_000
    guard bytes.count >= 40, bytes.starts(with: "bplist00".utf8) else { return nil }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let root = Self.number(bytes, at: trailer + 16, size: 8),
      let tableOffset = Self.number(bytes, at: trailer + 24, size: 8),
      tableOffset <= trailer, count <= (trailer - tableOffset) / offsetSize, root < count
    else { return nil }
    (self.count, self.root, self.tableOffset) = (count, root, tableOffset)
  }

  /// Reduces the budget, and returns whether it was large enough. If it was not, nothing can be read any more.
  private func charge(_ cost: Int) -> Bool {
    budget = cost <= budget ? budget - cost : 0
    return budget > 0
  }

  /// Returns the position of an object, or nil if there is none with the number.
  private func offset(of index: Int) -> Int? {
    guard (0..<count).contains(index),
      let offset = Self.number(bytes, at: tableOffset + index * offsetSize, size: offsetSize), offset < bytes.count
    else { return nil }
    return offset
  }

  /// Returns an object, or nil if there is none with the number, if its bytes are damaged or if the budget is used up.
  package func value(at index: Int) -> Value? {
    guard charge(1), let offset = offset(of: index) else { return nil }
    let (kind, size) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch kind {
    case 0: return size == 0 ? .null : size == 8 ? .flag(false) : size == 9 ? .flag(true) : nil
    case 1: return integer(at: offset + 1, sizeExponent: size)
    case 2: return real(at: offset + 1, sizeExponent: size).map { .real($0) }
    case 3:
      return size == 3
        ? real(at: offset + 1, sizeExponent: 3).map { .date(Date(timeIntervalSinceReferenceDate: $0)) } : nil
    case 8: return Self.number(bytes, at: offset + 1, size: size + 1).map { .reference($0) }
    default: break
    }
    guard let (start, count) = contents(at: offset, size) else { return nil }
    switch kind {
    case 4: return slice(start, count).map { .data(Data($0)) }
    case 5, 6: return text(start, count, kind).map { .text($0) }
    case 10, 12: return references(start, count).map { .array($0) }
    case 13: return dictionary(start, count).map { .dictionary($0) }
    default: return nil
    }
  }

  /// Returns an unsigned number of 1 to 16 bytes, or nil if it is out of bounds or greater than `Int.max`.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    var result: UInt64 = 0
    for byte in bytes[offset..<offset + size] {
      guard result <= UInt64.max >> 8 else { return nil }
      result = result << 8 | UInt64(byte)
    }
    return Int(exactly: result)
  }

  private func bits(at offset: Int, size: Int) -> UInt64? {
    guard offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Integers of eight and sixteen bytes are signed, shorter ones are not. Those of sixteen bytes are nil unless they are in the
  /// range of `Int` or of `UInt64`.
  private func integer(at offset: Int, sizeExponent: Int) -> Value? {
    switch sizeExponent {
    case 0...3: return bits(at: offset, size: 1 << sizeExponent).map { .integer(Int(truncatingIfNeeded: $0)) }
    case 4:
      guard let upper = bits(at: offset, size: 8), let lower = bits(at: offset + 8, size: 8) else { return nil }
      let number = Int(truncatingIfNeeded: lower)
      if Int(truncatingIfNeeded: upper) == (number < 0 ? -1 : 0) { return .integer(number) }
      return upper == 0 ? .unsignedInteger(lower) : nil
    default: return nil
    }
  }

  private func real(at offset: Int, sizeExponent: Int) -> Double? {
    switch sizeExponent {
    case 2: bits(at: offset, size: 4).map { Double(Float(bitPattern: UInt32($0))) }
    case 3: bits(at: offset, size: 8).map { Double(bitPattern: $0) }
    default: nil
    }
  }

  /// Returns where the contents of an object begin, and the number of their elements. A long object has the number in an integer.
  private func contents(at offset: Int, _ size: Int) -> (start: Int, count: Int)? {
    guard size == 15 else { return (offset + 1, size) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
    let exponent = Int(bytes[offset + 1] & 15)
    guard exponent <= 3, let count = Self.number(bytes, at: offset + 2, size: 1 << exponent) else { return nil }
    return (offset + 2 + (1 << exponent), count)
  }

  /// Returns the bytes of a number of elements, and charges for them.
  private func slice(_ start: Int, _ count: Int, of size: Int = 1) -> ArraySlice<UInt8>? {
    guard start <= bytes.count, count <= (bytes.count - start) / size, charge(count) else { return nil }
    return bytes[start..<start + count * size]
  }

  /// Returns a text of bytes (kind 5) or of UTF-16 code units (kind 6).
  private func text(_ start: Int, _ count: Int, _ kind: UInt8) -> String? {
    if kind == 5 { return slice(start, count).map { String(decoding: $0, as: UTF8.self) } }
    guard let slice = slice(start, count, of: 2) else { return nil }
    let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map {
      UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func references(_ start: Int, _ count: Int) -> [Int]? {
    guard slice(start, count, of: referenceSize) != nil else { return nil }
    var result: [Int] = []
    for index in 0..<count {
      guard let reference = Self.number(bytes, at: start + index * referenceSize, size: referenceSize) else {
        return nil
      }
      result.append(reference)
    }
    return result
  }

  /// Entries whose key is not a text are left out.
  private func dictionary(_ start: Int, _ count: Int) -> [String: Int]? {
    guard let keys = references(start, count), let values = references(start + count * referenceSize, count) else {
      return nil
    }
    var result: [String: Int] = [:]
    for (key, value) in zip(keys, values) {
      guard let text = keyText(at: key) else { continue }
      // The hash of a long key takes time for each entry. Usual keys cost no more than their references.
      guard charge(text.utf8.count / 64) else { return nil }
      result[text] = value
    }
    return result
  }

  /// Returns the text of an object, or nil if the object is of another kind or too long for a key.
  ///
  /// Other objects are not read: a hostile list could refer to a large collection or text from each of its keys.
  private func keyText(at index: Int) -> String? {
    if let known = keyTexts[index] { return known }
    var result: String?
    if let offset = offset(of: index), case let kind = bytes[offset] >> 4, kind == 5 || kind == 6,
      let (start, count) = contents(at: offset, Int(bytes[offset] & 15)), count <= Self.maximumKeyLength
    {
      result = text(start, count, kind)
    }
    keyTexts[index] = .some(result)
    return result
  }
}
