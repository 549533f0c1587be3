import Foundation

/// A code by which the owner of a key proves who wrote a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// A hash-based message authentication code.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, _ByteValue {
  /// The name of the type in descriptions.
  public static var _name: String { "HMAC with \(H.self)" }
  /// The bytes.
  public let _bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { _bytes.count }

  /// Creates a code of its bytes.
  ///
  /// - Parameter _bytes: The bytes, as many as the type has.
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

/// A hash-based message authentication algorithm (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of keys.
  public typealias Key = SymmetricKey
  /// The type of codes.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner: H
  private let outerKey: [UInt8]

  /// Creates an algorithm that has read no bytes.
  ///
  /// - Parameter key: The key. One that is longer than a block of the hash function is hashed first.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5c }
    inner = H()
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Reads bytes of the message.
  ///
  /// - Parameter data: The bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the bytes that were read.
  ///
  /// - Returns: The result, which more bytes do not change.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(_bytes: Array(outer.finalize()))
  }

  /// Returns the code of a message.
  ///
  /// - Parameters:
  ///   - data: The message.
  ///   - key: The key.
  /// - Returns: The code.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var algorithm = HMAC(key: key)
    algorithm.update(data: data)
    return algorithm.finalize()
  }

  /// Returns whether a code is that of a message. The time does not depend on the place of a difference.
  ///
  /// - Parameters:
  ///   - authenticationCode: The code.
  ///   - data: The message.
  ///   - key: The key.
  /// - Returns: `true` if the code is right.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    ConstantTime.areEqual(authenticationCode._bytes, self.authenticationCode(for: data, using: key)._bytes)
  }

  /// Returns whether a code is that of a message. The time does not depend on the place of a difference.
  ///
  /// - Parameters:
  ///   - authenticationCode: The bytes of the code.
  ///   - data: The message.
  ///   - key: The key.
  /// - Returns: `true` if the code is right.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    ConstantTime.areEqual(
      authenticationCode.withUnsafeBytes { Array($0) }, self.authenticationCode(for: data, using: key)._bytes)
  }
}
