import CoreGraphics

/// Swipes rows: fingers, and two fingers on a touchpad or a wheel that turns sideways.
@MainActor
final class SwipePan: UIPanGestureRecognizer {
  weak var controller: SwipeController?

  /// Scrolls along the rows alone; a list that is being scrolled goes on.
  override func takesScroll(_ delta: CGPoint, at point: CGPoint) -> Bool {
    guard abs(delta.x) > abs(delta.y), let host = view as? UIScrollView, !host.isDragging else { return false }
    return controller?.mayBegin(at: host.convert(point, from: nil), towards: delta) ?? false
  }

  override func sendActions() {
    controller?.followPan(self)
    super.sendActions()
  }
}
