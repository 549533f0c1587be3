import Foundation
import Synchronization

/// Standard output or standard error, for a program's own words.
///
/// Writing never fails and never ends the program: what a closed descriptor, a full disk or a pipe without a reader do not
/// take is lost. (`FileHandle.write(_:)` traps there.)
package struct StandardStream: Sendable {
  /// Standard output: results. A reader that is slow is waited for, as it is by every program.
  package static let output = StandardStream(descriptor: 1)
  /// Standard error: messages. A reader that takes nothing for `patience` is not waited for, then and later: the program goes
  /// on without its messages until there is room for them again.
  package static let error = StandardStream(descriptor: 2, stall: Stall())

  private let descriptor: Int32
  private let stall: Stall?

  /// Whether the reader has stopped to read.
  private final class Stall: Sendable { let isStalled = Atomic<Bool>(false) }

  /// Milliseconds.
  private static let patience: Int32 = 1000
  /// Bytes that a pipe with room for any takes at once (`PIPE_BUF`): more could block.
  private static let piece = 4096

  private init(descriptor: Int32, stall: Stall? = nil) {
    self.descriptor = descriptor
    self.stall = stall
  }

  /// Writes a text as it is.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes a text and an end of line.
  package func writeLine(_ text: String) { write(text + "\n") }

  /// Writes bytes.
  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(rebasing: bytes[...])
      while !rest.isEmpty {
        guard stall == nil || isReady() else { return }
        let count = Glibc.write(descriptor, rest.baseAddress, stall == nil ? rest.count : min(rest.count, Self.piece))
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
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

  /// Waits until there is room; false when there is none. Standard output waits for ever.
  private func isReady() -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let wait: Int32 =
      switch stall {
      case nil: -1
      case let stall?: stall.isStalled.load(ordering: .relaxed) ? 0 : Self.patience
      }
    while true {
      let count = poll(&state, 1, wait)
      if count < 0, errno == EINTR { continue }
      // One that is closed or has no reader is ready: writing says so.
      stall?.isStalled.store(count == 0, ordering: .relaxed)
      return count > 0 && state.revents & Int16(POLLNVAL) == 0
    }
  }
}
