import Foundation

/// The result of a read on another thread, for which the main actor waits for a short time only.
///
/// Most reads take less than a millisecond, and a screen that is filled at once does not flicker. A disk that is slow or
/// asleep takes seconds, and no frame may wait for it.
final class LateReading<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let finished = DispatchSemaphore(value: 0)
  private var result: Result<Value, any Error>?
  private var late: (@MainActor (Result<Value, any Error>) -> Void)?

  /// Stores the result, or passes it to the closure of a caller that has stopped waiting.
  func finish(_ result: Result<Value, any Error>) {
    let late = lock.withLock {
      self.result = result
      return self.late
    }
    if let late { DispatchQueue.main.async { MainActor.assumeIsolated { late(result) } } } else { finished.signal() }
  }

  /// Waits for the result.
  ///
  /// - Parameters:
  ///   - limit: The maximum time in seconds.
  ///   - late: A closure that is called with the result if it is not there in time.
  /// - Returns: The result, or `nil` if it is late.
  @MainActor func wait(
    limit: TimeInterval, late: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) -> Result<Value, any Error>? {
    if limit > 0 { _ = finished.wait(timeout: limit.isFinite ? .now() + limit : .distantFuture) }
    return lock.withLock {
      // With a limit of zero, which tests use, every result is late.
      if limit > 0, let result { return result }
      if let result {
        DispatchQueue.main.async { MainActor.assumeIsolated { late(result) } }
      } else {
        self.late = late
      }
      return nil
    }
  }
}
