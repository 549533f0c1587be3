import Foundation
import Synchronization

/// Standard output or standard error, for messages of the process.
///
/// Writing never fails and never traps. If the descriptor is closed, the disk is full or a pipe has no reader, the
/// bytes are discarded. (`FileHandle.write(_:)` traps in these cases.)
package struct StandardStream: Sendable {
  /// Standard output, for results. Writing waits for a slow reader without a time limit.
  package static let output = StandardStream(descriptor: 1)
  /// Standard error, for messages. If the reader accepts no data for some time, writing no longer
  /// waits for it, and messages are discarded until the reader accepts data again.
  package static let error = StandardStream(descriptor: 2, stallState: StallState())

  private let descriptor: Int32
  private let stallState: StallState?

  /// Indicates whether the reader has stopped accepting data.
  private final class StallState: Sendable { let isStalled = Atomic<Bool>(false) }

  /// The maximum time to wait for a reader, in milliseconds.
  private static let timeout: Int32 = 1000
  /// The number of bytes that a pipe accepts without blocking when `poll` reports that it is ready (`PIPE_BUF`).
  private static let pieceSize = 4096

  private init(descriptor: Int32, stallState: StallState? = nil) {
    self.descriptor = descriptor
    self.stallState = stallState
  }

  /// Writes a string as UTF-8.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes a string and a line break.
  package func writeLine(_ text: String) { write(text + "\n") }

  /// Writes bytes, and discards those that the stream does not accept.
  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var remainingBytes = UnsafeRawBufferPointer(rebasing: bytes[...])
      while !remainingBytes.isEmpty {
        guard stallState == nil || isReady() else { return }
        let count = Glibc.write(
          descriptor, remainingBytes.baseAddress,
          stallState == nil ? remainingBytes.count : min(remainingBytes.count, Self.pieceSize))
        if count > 0 {
          remainingBytes = UnsafeRawBufferPointer(rebasing: remainingBytes[count...])
        } else if count < 0, errno == EINTR {
          continue
        } else if count < 0, errno == EAGAIN, isReady() {
          continue
        } else {
          return
        }
      }
    }
  }

  /// Waits until the stream is ready, and returns whether it is ready. For standard output, there is no time limit.
  private func isReady() -> Bool {
    var pollDescriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let wait: Int32 =
      switch stallState {
      case nil: -1
      case let stallState?: stallState.isStalled.load(ordering: .relaxed) ? 0 : Self.timeout
      }
    while true {
      let count = poll(&pollDescriptor, 1, wait)
      if count < 0, errno == EINTR { continue }
      // A stream that is closed or has no reader is ready. In this case, writing fails.
      stallState?.isStalled.store(count == 0, ordering: .relaxed)
      return count > 0 && pollDescriptor.revents & Int16(POLLNVAL) == 0
    }
  }
}
