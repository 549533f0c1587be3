import Foundation

/// The requests that run, by their numbers. A request is removed when it ends.
final class RequestTable: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Int32 = 0
  private var active: [Int32: Bool] = [:]
  private let operations: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
    queue.qualityOfService = .userInitiated
    return queue
  }()

  /// Returns a number without starting anything.
  func number() -> Int32 {
    lock.withLock {
      last = last == .max ? 1 : last + 1
      return last
    }
  }

  /// Calls a closure on a background queue.
  ///
  /// - Parameter body: A closure that receives a function that returns whether the request was cancelled.
  /// - Returns: The number of the request.
  @discardableResult
  func start(_ body: @escaping @Sendable (_ isCancelled: () -> Bool) -> Void) -> Int32 {
    let number = number()
    lock.withLock { active[number] = false }
    operations.addOperation { [self] in
      body { lock.withLock { active[number] ?? true } }
      lock.withLock { active[number] = nil }
    }
    return number
  }

  func cancel(_ number: Int32) { lock.withLock { if active[number] != nil { active[number] = true } } }

  /// The number of requests that run or wait.
  var count: Int { lock.withLock { active.count } }
}
