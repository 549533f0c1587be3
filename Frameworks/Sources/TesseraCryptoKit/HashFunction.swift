import Foundation

/// A function that computes a digest of fixed size from bytes.
public protocol HashFunction: Sendable {
  /// The type of the digest.
  associatedtype Digest: TesseraCryptoKit.Digest

  /// The number of bytes that the function processes at once.
  static var blockByteCount: Int { get }

  /// Creates a function that has read no bytes.
  init()

  /// Reads bytes.
  ///
  /// - Parameter bufferPointer: The bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of the bytes that were read. More bytes can be read afterwards.
  ///
  /// - Returns: The result, which more bytes do not change.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of bytes.
  ///
  /// - Parameter data: The bytes.
  /// - Returns: The digest.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Returns the digest of bytes.
  ///
  /// - Parameter bufferPointer: The bytes.
  /// - Returns: The digest.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Reads bytes.
  ///
  /// - Parameter data: The bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}
