/// A buffer for reading from sockets. Its size is approximately that of a socket's receive buffer. All connections of a
/// listener share it, because only one of them reads at a time.
final class ReadBuffer: @unchecked Sendable {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  deinit { bytes.deallocate() }
}
