import Foundation

/// The opening of a library on another thread. Its result is taken once.
final class LibraryOpening: @unchecked Sendable {
  private let lock = NSLock()
  private let finished = DispatchSemaphore(value: 0)
  private var result: Result<LibrarySession, any Error>?

  /// Stores the result.
  func finish(_ result: Result<LibrarySession, any Error>) {
    lock.withLock { self.result = result }
    finished.signal()
  }

  /// Waits for the result.
  ///
  /// - Parameter limit: The maximum time in seconds.
  /// - Returns: The result, or `nil` if it is late or was taken already.
  func take(waiting limit: TimeInterval = 0) -> Result<LibrarySession, any Error>? {
    guard finished.wait(timeout: .now() + limit) == .success else { return nil }
    return lock.withLock {
      defer { result = nil }
      return result
    }
  }
}
