import Foundation

/// The gesture that carries something now: the Escape key puts it back.
@MainActor final class CarriedByHand {
  private weak var carrier: UIGestureRecognizer?

  /// Not retained; one that is over counts no more.
  static var gesture: UIGestureRecognizer? {
    get { ApplicationContext.current.carriedByHand.carrier }
    set { ApplicationContext.current.carriedByHand.carrier = newValue }
  }

  /// Breaks off what is carried. False where nothing is.
  static func cancel() -> Bool {
    guard let gesture, gesture.state == .began || gesture.state == .changed else { return false }
    gesture.state = .cancelled
    return true
  }
}
