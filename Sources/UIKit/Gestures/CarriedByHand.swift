import Foundation

/// The gesture that carries something now: the Escape key puts it back.
@MainActor enum CarriedByHand {
  /// Not retained; one that is over counts no more.
  static weak var gesture: UIGestureRecognizer?

  /// Breaks off what is carried. False where nothing is.
  static func cancel() -> Bool {
    guard let gesture, gesture.state == .began || gesture.state == .changed else { return false }
    gesture.state = .cancelled
    return true
  }
}
