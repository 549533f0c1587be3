import Foundation

/// A gesture that moves an item by the reorder control in its list cell, without a delay.
///
/// One gesture serves all cells of a collection view.
@MainActor final class GripGesture: StandardMovementGesture {
  override init() {
    super.init()
    minimumPressDuration = 0
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !touches.allSatisfy({ Self.isOnGrip($0.view) }) {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private static func isOnGrip(_ view: UIView?) -> Bool {
    guard let accessory = view as? AccessoryView, case .reorder = accessory.accessory.content else { return false }
    return true
  }
}

extension UICollectionView {
  /// Adds the gesture for reorder controls unless it is there already.
  ///
  /// - Complexity: O(*n*), where *n* is the number of gestures.
  final func installGripGesture() {
    guard !(gestureRecognizers ?? []).contains(where: { $0 is GripGesture }) else { return }
    addGestureRecognizer(GripGesture())
  }
}
