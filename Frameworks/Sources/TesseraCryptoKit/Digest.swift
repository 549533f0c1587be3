import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A type whose values consist of a fixed number of bytes. It implements what digests and authentication codes share.
public protocol _ByteValue: Sendable {
  /// The name of the type in descriptions.
  static var _name: String { get }
  /// The bytes.
  var _bytes: [UInt8] { get }
  /// Creates a value.
  ///
  /// - Parameter _bytes: The bytes, as many as the type has.
  init(_bytes: [UInt8])
}

extension _ByteValue {
  /// Calls a closure with the bytes.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }

  /// Returns an iterator over the bytes.
  ///
  /// - Returns: The iterator.
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }

  /// The name of the type and the bytes in hexadecimal digits.
  public var description: String {
    "\(Self._name): " + _bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Digest where Self: _ByteValue {
  /// Returns whether a digest consists of certain bytes. The time does not depend on the place of a difference.
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    ConstantTime.areEqual(digest._bytes, Array(data))
  }

  /// Returns whether a digest does not consist of certain bytes.
  public static func != <D: DataProtocol>(digest: Self, data: D) -> Bool { !(digest == data) }
}

/// Comparisons whose time does not depend on the place of a difference.
enum ConstantTime {
  static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
