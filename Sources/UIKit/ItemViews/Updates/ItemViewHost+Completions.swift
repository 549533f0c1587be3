import Foundation

extension ItemViewHost {
  /// Calls completions in the next turn of the main queue, in their order.
  ///
  /// - Parameters:
  ///   - completions: The completions.
  ///   - finished: The value that is passed to them.
  func finishLater(_ completions: [(Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { for completion in completions { completion(finished) } }
    }
  }
}
