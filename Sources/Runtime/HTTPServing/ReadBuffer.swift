/// A buffer for one read, as large as a socket usually holds. All connections of a listener share it, because only one
/// of them reads at a time.
final class ReadBuffer: @unchecked Sendable {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  deinit { bytes.deallocate() }
}
