import Foundation

/// A completion handler for work on another thread. It is called on the main thread.
final class DocumentWork: Sendable {
  private let completion: @MainActor ((any Error)?) -> Void

  @MainActor init(_ completion: @escaping @MainActor ((any Error)?) -> Void) { self.completion = completion }

  /// Calls the completion handler on the main thread.
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
