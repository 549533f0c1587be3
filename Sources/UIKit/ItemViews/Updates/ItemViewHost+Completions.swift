import Foundation

extension ItemViewHost {
  /// Calls completion handlers in the next iteration of the main run loop, in their order.
  ///
  /// - Parameters:
  ///   - completions: The completion handlers.
  ///   - finished: The argument that is passed to the handlers.
  func finishLater(_ completions: [(Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { for completion in completions { completion(finished) } }
    }
  }
}
