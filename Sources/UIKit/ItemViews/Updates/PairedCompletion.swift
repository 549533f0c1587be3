/// The completion handler of an operation that consists of several batches, which is called when all have ended.
@MainActor
final class PairedCompletion {
  private var missing: Int
  private let completion: () -> Void

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - missing: The number of batches.
  ///   - completion: A closure that is called after as many calls of `leave()`.
  init(_ missing: Int, _ completion: @escaping () -> Void) {
    self.missing = missing
    self.completion = completion
  }

  /// Marks one of the batches as ended.
  func leave() {
    missing -= 1
    if missing == 0 { completion() }
  }
}
