import Foundation

/// The queue on which searches are read, one after the other, so that fast typing does not use all connections to the
/// database. It can be used on any thread.
final class SearchQueue: Sendable {
  /// A search in the queue. Its closure is not called if the search is cancelled before its turn.
  final class Request: @unchecked Sendable {
    private let lock = NSLock()
    private var isStopped = false

    /// A Boolean value that indicates whether the search is no longer needed.
    var isCancelled: Bool { lock.withLock { isStopped } }

    /// Cancels the search. Its closure is not called, unless it has already begun.
    func cancel() { lock.withLock { isStopped = true } }
  }

  private let queue = DispatchQueue(label: "gallery.searches", qos: .userInitiated)

  /// Adds a closure to the queue. The closure is called after the earlier ones, unless the request is cancelled.
  @discardableResult
  func read(_ body: @escaping @Sendable () -> Void) -> Request {
    let request = Request()
    queue.async { if !request.isCancelled { body() } }
    return request
  }
}
