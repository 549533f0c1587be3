/// A buffer for reading from sockets, of about the size of a socket's receive buffer. All connections of a listener
/// share it, because only one of them reads at a time.
final class ReadBuffer: @unchecked Sendable {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  deinit { bytes.deallocate() }
}
