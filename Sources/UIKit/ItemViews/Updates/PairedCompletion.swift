/// A completion handler for an operation that consists of several batches. The handler is called when the last batch has ended.
@MainActor
final class PairedCompletion {
  private var pendingCount: Int
  private let completion: () -> Void

  /// Creates a completion handler for a number of batches.
  ///
  /// - Parameters:
  ///   - batchCount: The number of batches.
  ///   - completion: A closure that is called after `finishBatch()` has been called for each batch.
  init(_ batchCount: Int, _ completion: @escaping () -> Void) {
    pendingCount = batchCount
    self.completion = completion
  }

  /// Marks one of the batches as ended. The last call invokes the completion handler.
  func finishBatch() {
    pendingCount -= 1
    if pendingCount == 0 { completion() }
  }
}
