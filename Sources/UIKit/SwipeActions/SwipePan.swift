import CoreGraphics

/// The pan gesture that swipes rows with a finger, with two fingers on a touchpad, or with a horizontal wheel.
@MainActor
final class SwipePan: UIPanGestureRecognizer {
  weak var controller: SwipeController?

  /// Returns whether the gesture handles a scroll event. The gesture handles horizontal scrolls while the list is not being scrolled.
  override func acceptsScroll(_ delta: CGPoint, at point: CGPoint) -> Bool {
    guard abs(delta.x) > abs(delta.y), let host = view as? UIScrollView, !host.isDragging else { return false }
    return controller?.mayBegin(at: host.convert(point, from: nil), towards: delta) ?? false
  }

  override func sendActions() {
    controller?.panDidChange(self)
    super.sendActions()
  }
}
