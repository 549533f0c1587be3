/// The completion of something that is done in several batches: it is called when all are over.
@MainActor
final class PairedCompletion {
  private var missing: Int
  private let completion: () -> Void

  /// - Parameters:
  ///   - missing: The number of batches.
  ///   - completion: Called when `leave()` has been called as many times.
  init(_ missing: Int, _ completion: @escaping () -> Void) {
    self.missing = missing
    self.completion = completion
  }

  /// One of the batches is over.
  func leave() {
    missing -= 1
    if missing == 0 { completion() }
  }
}
