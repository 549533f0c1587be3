import Foundation
import RuntimeInterface

/// Writes data to pipes that other programs read, each on a thread of its own. The other programs may be slow, stop, or end.
final class PipeWriters: @unchecked Sendable {
  private let largestCount: Int
  private let timeout: TimeInterval
  private let lock = NSLock()
  private var count = 0

  /// Creates writers.
  ///
  /// - Parameters:
  ///   - largestCount: The largest number of pipes at a time. Other programs determine the number.
  ///   - timeout: The time in seconds in which another program must read 64 KB, or all that is left.
  init(largestCount: Int = 32, timeout: TimeInterval = SelectionTransfer.timeout) {
    self.largestCount = largestCount
    self.timeout = timeout
  }

  /// Writes data to a pipe on another thread and closes the pipe. The rest is discarded if the other program reads too slowly, and all
  /// data if there are too many pipes.
  func write(_ data: Data, to descriptor: Int32) {
    let isAccepted = lock.withLock {
      guard count < largestCount else { return false }
      count += 1
      return true
    }
    guard isAccepted else {
      close(descriptor)
      return
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // The thread has this one task, because the signal that follows a closed pipe is blocked in it.
    let thread = Thread {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      self.send(data, to: descriptor)
      close(descriptor)
      self.lock.withLock { self.count -= 1 }
    }
    thread.name = "clipboard"
    thread.start()
  }

  private func send(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { bytes in
      var offset = 0
      var (lastOffset, end) = (0, FrameClock.machineTime + timeout)
      while offset < bytes.count {
        let rest = end - FrameClock.machineTime
        guard rest > 0, PipeTransfer.wait(for: POLLOUT, descriptor, timeout: rest) else { return }
        let count = Foundation.write(descriptor, bytes.baseAddress! + offset, min(65_536, bytes.count - offset))
        if count > 0 { offset += count } else if errno != EINTR, errno != EAGAIN { return }
        if offset - lastOffset >= 65_536 { (lastOffset, end) = (offset, FrameClock.machineTime + timeout) }
      }
    }
  }
}
