import Foundation

/// A gesture that moves an item by the reorder control in its list cell. It begins without a delay.
///
/// A collection view has a single gesture for the reorder controls of all cells.
@MainActor final class ReorderControlGesture: StandardMovementGesture {
  override init() {
    super.init()
    minimumPressDuration = 0
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !touches.allSatisfy({ Self.isOnReorderControl($0.view) }) {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private static func isOnReorderControl(_ view: UIView?) -> Bool {
    guard let accessory = view as? AccessoryView, case .reorder = accessory.accessory.content else { return false }
    return true
  }
}

extension UICollectionView {
  /// Installs the gesture for reorder controls if it is not installed yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of gestures.
  final func installReorderControlGesture() {
    guard !(gestureRecognizers ?? []).contains(where: { $0 is ReorderControlGesture }) else { return }
    addGestureRecognizer(ReorderControlGesture())
  }
}
