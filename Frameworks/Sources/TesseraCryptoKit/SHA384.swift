/// The hash function SHA384.
public struct SHA384: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA384Digest
  /// The number of bytes that the function processes at once.
  public static var blockByteCount: Int { 128 }
  /// The number of bytes of a digest.
  public static var byteCount: Int { 48 }
  private var state: SHA2State64
  private var buffer = BlockBuffer(blockSize: 128)

  /// Creates a function that has read no bytes.
  public init() { state = SHA2State64(SHA2State64.start384) }

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

/// A digest of SHA384.
public struct SHA384Digest: Digest, _ByteValue {
  /// The number of bytes.
  public static var byteCount: Int { 48 }
  /// The name of the type in descriptions.
  public static var _name: String { "SHA384 digest" }
  /// The bytes.
  public let _bytes: [UInt8]
  /// Creates a digest of its bytes.
  ///
  /// - Parameter _bytes: The bytes, as many as the type has.
  public init(_bytes: [UInt8]) { self._bytes = _bytes }
}
