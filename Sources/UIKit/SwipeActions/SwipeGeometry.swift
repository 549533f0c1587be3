import CoreGraphics

/// The geometry of a swiped row. All values are lengths in the direction of the swipe, in points.
struct SwipeGeometry: Equatable {
  /// The width of the row, in points.
  var width: CGFloat
  /// The width of all actions, in points.
  var actionsWidth: CGFloat
  /// Indicates whether a swipe across most of the row performs the first action.
  var hasFullSwipe: Bool

  /// The offset beyond which the first action is performed when the row is released. The offset is a large part of the row's
  /// width, and at least 40 points more than the actions if the row is wide enough.
  var fullSwipeStart: CGFloat { min(width * 0.9, max(width * 0.6, actionsWidth + 40)) }

  func isFull(_ offset: CGFloat) -> Bool { hasFullSwipe && offset >= fullSwipeStart }

  /// Returns the offset of the row's content for a distance that the pointer has moved.
  ///
  /// On a side without actions the content does not move. Beyond the actions the resistance increases, unless a full
  /// swipe is possible.
  func offset(of travel: CGFloat) -> CGFloat {
    if travel <= 0 { return -overscroll(-travel) }
    if hasFullSwipe { return min(travel, width) }
    return travel <= actionsWidth ? travel : actionsWidth + overscroll(travel - actionsWidth)
  }

  /// Returns the offset for a distance beyond the actions. The resistance is the same as in scroll views (docs/measurements.md,
  /// section 6).
  private func overscroll(_ excess: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    return (1 - 1 / (excess * 0.55 / width + 1)) * width
  }

  /// Constants that specify the final state of a released row: closed, open, or open across its full width to perform the first action.
  enum FinalState { case closed, open, full }

  /// Returns the final state of a released row. `velocity` is in points per second. The velocity is positive in the direction
  /// away from the row's normal position.
  func finalState(at offset: CGFloat, velocity: CGFloat) -> FinalState {
    if isFull(offset), velocity > -300 { return .full }
    if velocity > 300 { return offset > 0 ? .open : .closed }
    if velocity < -300 { return .closed }
    return offset > actionsWidth / 2 ? .open : .closed
  }
}
