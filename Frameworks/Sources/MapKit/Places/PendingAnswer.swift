import Foundation

/// An answer that a request receives later, on the main queue.
///
/// A closure for the answer is not sendable on iOS. It is carried to the main queue, which calls it once.
final class PendingAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: ((MKError) -> Void)?

  /// Creates the answer, and calls the closure with an error in a later turn of the main queue.
  init(_ error: MKError, _ answer: @escaping (MKError) -> Void) {
    self.answer = answer
    DispatchQueue.main.async { self.take()?(error) }
  }

  /// A Boolean value that indicates whether the closure is still to be called.
  var isPending: Bool { lock.withLock { answer != nil } }

  /// Does not call the closure.
  func drop() { _ = take() }

  private func take() -> ((MKError) -> Void)? {
    lock.withLock {
      defer { answer = nil }
      return answer
    }
  }
}

extension MKError {
  /// The error of a search for places. The text is shown to users of applications.
  static func noService(for request: String) -> MKError {
    MKError(.serverFailure, "\(request) cannot be answered, because there is no map service on this computer.")
  }
}
