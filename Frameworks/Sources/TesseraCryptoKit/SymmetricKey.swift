import Foundation

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// Creates a size.
  ///
  /// - Parameter bitCount: The number of bits, a multiple of 8.
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A key that both sides of a communication know.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Creates a key of bytes.
  ///
  /// - Parameter data: The bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a random key.
  ///
  /// - Parameter size: The size of the key.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<max(0, size.bitCount / 8)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Calls a closure with the bytes of the key.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns whether two keys consist of the same bytes. The time does not depend on the place of a difference.
  public static func == (first: SymmetricKey, second: SymmetricKey) -> Bool {
    ConstantTime.areEqual(first.bytes, second.bytes)
  }
}
