import CoreGraphics

/// How far a swiped row lies beside its place. A pure function of lengths; all in the direction of the swipe.
struct SwipeGeometry: Equatable {
  /// The width of the row.
  var width: CGFloat
  /// What the actions need.
  var actions: CGFloat
  /// Whether the first action is performed by a swipe over most of the row.
  var hasFullSwipe: Bool

  /// Beyond this a full swipe performs its action when it is let go: most of the row, and well beyond the actions.
  var fullSwipeStart: CGFloat { min(width * 0.9, max(width * 0.6, actions + 40)) }

  func isFull(_ offset: CGFloat) -> Bool { hasFullSwipe && offset >= fullSwipeStart }

  /// Where the row lies for a finger that has moved it so far. Nothing is uncovered at a side without actions, and what
  /// cannot be swept away gives way less and less.
  func offset(of travel: CGFloat) -> CGFloat {
    if travel <= 0 { return -band(-travel) }
    if hasFullSwipe { return min(travel, width) }
    return travel <= actions ? travel : actions + band(travel - actions)
  }

  /// The resistance of scroll views (measurements.md, section 6): a length and its part of the row.
  private func band(_ excess: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    return (1 - 1 / (excess * 0.55 / width + 1)) * width
  }

  /// What becomes of a row that is let go.
  enum End { case closed, open, full }

  /// `velocity` in points a second, away from the place.
  func end(at offset: CGFloat, velocity: CGFloat) -> End {
    if isFull(offset), velocity > -300 { return .full }
    if velocity > 300 { return offset > 0 ? .open : .closed }
    if velocity < -300 { return .closed }
    return offset > actions / 2 ? .open : .closed
  }
}
