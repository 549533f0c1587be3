/// Collects bytes into blocks, and appends the padding of the MD and SHA families at the end.
struct BlockBuffer: Sendable {
  /// The number of bytes of a block.
  let blockSize: Int
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  init(blockSize: Int) { self.blockSize = blockSize }

  /// Appends bytes, and calls a closure for each block that is complete.
  mutating func append(_ bytes: UnsafeRawBufferPointer, _ process: (UnsafeRawBufferPointer) -> Void) {
    count &+= UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      let missing = min(blockSize - pending.count, bytes.count)
      pending.append(contentsOf: bytes[0..<missing])
      start = missing
      guard pending.count == blockSize else { return }
      pending.withUnsafeBytes(process)
      pending.removeAll(keepingCapacity: true)
    }
    while bytes.count - start >= blockSize {
      process(UnsafeRawBufferPointer(rebasing: bytes[start..<start + blockSize]))
      start += blockSize
    }
    if start < bytes.count { pending.append(contentsOf: bytes[start...]) }
  }

  /// Calls a closure for the last one or two blocks: the bytes that remain, a bit, zeros, and the number of bits.
  ///
  /// - Parameters:
  ///   - isBigEndian: Whether the number of bits begins with its most significant byte.
  ///   - process: The closure.
  func finish(isBigEndian: Bool, _ process: (UnsafeRawBufferPointer) -> Void) {
    var last = pending
    last.append(0x80)
    // The number has an eighth of a block: 8 bytes of 64, or 16 of 128.
    let length = blockSize / 8
    while last.count % blockSize != blockSize - length { last.append(0) }
    let bits = count &* 8
    if length > 8 {
      // The bits that do not fit into 64 are the upper three of the number of bytes.
      last.append(contentsOf: [UInt8](repeating: 0, count: length - 9))
      last.append(UInt8(truncatingIfNeeded: count >> 61))
    }
    let shifts = isBigEndian ? stride(from: 56, through: 0, by: -8) : stride(from: 0, through: 56, by: 8)
    for shift in shifts { last.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    last.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: blockSize) {
        process(UnsafeRawBufferPointer(rebasing: bytes[start..<start + blockSize]))
      }
    }
  }
}
