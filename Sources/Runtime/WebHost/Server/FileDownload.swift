import Foundation
import HTTPServing
import RuntimeInterface

/// A response that contains a file. The file is sent in parts, each of which is read on another thread when the page has received the
/// previous one. So large files neither block the main thread nor need memory.
@MainActor
final class FileDownload {
  /// The number of bytes that are read at a time.
  static let partLength = 256 << 10
  /// The interval, in seconds, in which the page must receive something. Otherwise the download ends.
  private static let timeout: TimeInterval = 30

  private let connection: Connection
  private let handle: FileHandle
  private let size: Int
  private var offset = 0
  private var isReading = false
  /// The state of the download at the last check of its progress.
  private var checkedState = (offset: -1, pending: 0)
  private var timer: MainLoopTimer?

  /// Creates a download of the first `size` bytes of a file.
  init(_ connection: Connection, handle: FileHandle, size: Int) {
    (self.connection, self.handle, self.size) = (connection, handle, size)
  }

  isolated deinit { timer?.invalidate() }

  /// Sends the head of the response and the file. `onEnd` is called when the connection has ended.
  func start(_ head: Response, onEnd: @escaping @MainActor () -> Void) {
    var head = head
    (head.body, head.length) = ([], size)
    connection.onDrained = { [weak self] _ in MainActor.assumeIsolated { self?.readPart() } }
    connection.onEnd = { _ in MainActor.assumeIsolated { onEnd() } }
    timer = MainLoopTimer { [weak self] in self?.checkProgress() }
    timer?.arm(in: Self.timeout)
    connection.send(head.bytes, hasMore: size > 0)
    if connection.pendingByteCount == 0 { readPart() }
  }

  private func readPart() {
    guard connection.isOpen, !isReading else { return }
    let count = min(Self.partLength, size - offset)
    guard count > 0 else { return finish() }
    isReading = true
    let position = UInt64(offset)
    DispatchQueue.global(qos: .userInitiated).async { [handle] in
      let part = Result { try Self.read(handle, at: position, count) }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.send(part, count) } }
    }
  }

  nonisolated private static func read(_ handle: FileHandle, at position: UInt64, _ count: Int) throws -> Data {
    try handle.seek(toOffset: position)
    return try handle.read(upToCount: count) ?? Data()
  }

  private func send(_ part: Result<Data, any Error>, _ count: Int) {
    isReading = false
    guard connection.isOpen else { return }
    // The browser reports a download that is shorter than its head says.
    guard case .success(let data) = part, data.count == count else { return connection.end() }
    offset += count
    data.withUnsafeBytes { connection.send($0) }
    if offset == size { finish() } else if connection.pendingByteCount == 0 { readPart() }
  }

  private func finish() {
    timer?.disarm()
    connection.finish()
  }

  private func checkProgress() {
    let state = (offset: offset, pending: connection.pendingByteCount)
    guard isReading || state != checkedState else { return connection.end() }
    checkedState = state
    timer?.arm(in: Self.timeout)
  }
}
