import Foundation

/// The work of a document on another thread. The object stores a completion handler, which `finish(_:_:)` calls on the main
/// thread when the work has ended.
final class DocumentWork: Sendable {
  private let completion: @MainActor ((any Error)?) -> Void

  @MainActor init(_ completion: @escaping @MainActor ((any Error)?) -> Void) { self.completion = completion }

  /// Schedules the completion handler on the main thread, and returns immediately.
  ///
  /// - Parameters:
  ///   - error: The error with which the work failed, or nil if it succeeded.
  ///   - before: A closure that is called on the main thread before the completion handler.
  func finish(_ error: (any Error)?, _ before: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        before()
        self.completion(error)
      }
    }
  }
}
