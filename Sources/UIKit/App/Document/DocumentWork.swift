import Foundation

/// The continuation of work on another thread, which is called on the main thread.
final class DocumentWork: Sendable {
  private let completion: @MainActor ((any Error)?) -> Void

  @MainActor init(_ completion: @escaping @MainActor ((any Error)?) -> Void) { self.completion = completion }

  /// Continues on the main thread.
  ///
  /// - Parameters:
  ///   - error: The error of the work, or nil.
  ///   - before: A closure that is called on the main thread before.
  func finish(_ error: (any Error)?, _ before: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        before()
        self.completion(error)
      }
    }
  }
}
