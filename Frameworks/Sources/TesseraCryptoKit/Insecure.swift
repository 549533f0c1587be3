/// Hash functions that are no longer safe against deliberate collisions. They still name files and check transfers.
public enum Insecure {
  /// The hash function MD5.
  public struct MD5: HashFunction {
    /// The type of the digest.
    public typealias Digest = MD5Digest
    /// The number of bytes that the function processes at once.
    public static var blockByteCount: Int { 64 }
    /// The number of bytes of a digest.
    public static var byteCount: Int { 16 }
    private var state: MD5State
    private var buffer = BlockBuffer(blockSize: 64)

    /// Creates a function that has read no bytes.
    public init() { state = MD5State() }

    /// Reads bytes.
    ///
    /// - Parameter bufferPointer: The bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.append(bufferPointer) { state.process($0) }
      self.state = state
    }

    /// Returns the digest of the bytes that were read.
    ///
    /// - Returns: The result, which more bytes do not change.
    public func finalize() -> Digest {
      var state = state
      buffer.finish(isBigEndian: false) { state.process($0) }
      return Digest(_bytes: Array(state.bytes.prefix(Digest.byteCount)))
    }
  }

  /// A digest of MD5.
  public struct MD5Digest: Digest, _ByteValue {
    /// The number of bytes.
    public static var byteCount: Int { 16 }
    /// The name of the type in descriptions.
    public static var _name: String { "MD5 digest" }
    /// The bytes.
    public let _bytes: [UInt8]
    /// Creates a digest of its bytes.
    ///
    /// - Parameter _bytes: The bytes, as many as the type has.
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }

  /// The hash function SHA1.
  public struct SHA1: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA1Digest
    /// The number of bytes that the function processes at once.
    public static var blockByteCount: Int { 64 }
    /// The number of bytes of a digest.
    public static var byteCount: Int { 20 }
    private var state: SHA1State
    private var buffer = BlockBuffer(blockSize: 64)

    /// Creates a function that has read no bytes.
    public init() { state = SHA1State() }

    /// Reads bytes.
    ///
    /// - Parameter bufferPointer: The bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.append(bufferPointer) { state.process($0) }
      self.state = state
    }

    /// Returns the digest of the bytes that were read.
    ///
    /// - Returns: The result, which more bytes do not change.
    public func finalize() -> Digest {
      var state = state
      buffer.finish(isBigEndian: true) { state.process($0) }
      return Digest(_bytes: Array(state.bytes.prefix(Digest.byteCount)))
    }
  }

  /// A digest of SHA1.
  public struct SHA1Digest: Digest, _ByteValue {
    /// The number of bytes.
    public static var byteCount: Int { 20 }
    /// The name of the type in descriptions.
    public static var _name: String { "SHA1 digest" }
    /// The bytes.
    public let _bytes: [UInt8]
    /// Creates a digest of its bytes.
    ///
    /// - Parameter _bytes: The bytes, as many as the type has.
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }
}
