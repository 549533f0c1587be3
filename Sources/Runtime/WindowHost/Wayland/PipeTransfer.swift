import Foundation
import RuntimeInterface

/// Reads the pipes by which Wayland programs exchange data. The other program may be slow, stop, or end.
enum PipeTransfer {
  /// The largest size in bytes that is read. The size is limited, because another program determines it.
  static let largestSize = 256 << 20

  /// Reads a pipe to its end and closes it. The method returns after at most three seconds.
  ///
  /// - Parameter descriptor: The end of a pipe, which does not wait (`O_NONBLOCK`).
  /// - Parameter largestSize: The largest number of bytes.
  static func read(_ descriptor: Int32, largestSize: Int = largestSize) -> Result<Data, SelectionFailure> {
    guard descriptor >= 0 else { return .failure(.refused) }
    defer { close(descriptor) }
    let end = FrameClock.machineTime + PendingRequest.maximumDuration
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let timeout = min(PendingRequest.timeout, end - FrameClock.machineTime)
      guard timeout > 0, wait(for: POLLIN, descriptor, timeout: timeout) else { return .failure(.timeout) }
      let count = Foundation.read(descriptor, &piece, piece.count)
      if count > 0 {
        guard data.count + count <= largestSize else { return .failure(.tooLarge) }
        data.append(contentsOf: piece[..<count])
      } else if count == 0 {
        return .success(data)
      } else if errno != EINTR, errno != EAGAIN {
        return .failure(.ownerGone)
      }
    }
  }

  /// Returns whether a pipe becomes ready, or is closed at its other end, within a time in seconds.
  static func wait(for events: Int32, _ descriptor: Int32, timeout: TimeInterval) -> Bool {
    let end = FrameClock.machineTime + timeout
    var poll = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let result = Foundation.poll(&poll, 1, Int32(max(0, end - FrameClock.machineTime) * 1000))
      if result > 0 { return true }
      if result == 0 || errno != EINTR { return false }
    }
  }
}
