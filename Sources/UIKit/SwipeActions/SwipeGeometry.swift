import CoreGraphics

/// The geometry of a swiped row. It is a pure function of lengths in the direction of the swipe.
struct SwipeGeometry: Equatable {
  /// The width of the row, in points.
  var width: CGFloat
  /// The width of the actions, in points.
  var actions: CGFloat
  /// Indicates whether a swipe across most of the row performs the first action.
  var hasFullSwipe: Bool

  /// The offset beyond which releasing a full swipe performs its action. It is most of the row's width, and well beyond
  /// the actions.
  var fullSwipeStart: CGFloat { min(width * 0.9, max(width * 0.6, actions + 40)) }

  func isFull(_ offset: CGFloat) -> Bool { hasFullSwipe && offset >= fullSwipeStart }

  /// Returns the offset of the row for a distance that the pointer has moved.
  ///
  /// A side without actions reveals nothing. Beyond the actions the resistance increases, unless a full swipe is
  /// possible.
  func offset(of travel: CGFloat) -> CGFloat {
    if travel <= 0 { return -band(-travel) }
    if hasFullSwipe { return min(travel, width) }
    return travel <= actions ? travel : actions + band(travel - actions)
  }

  /// Returns an overscrolled length with the resistance of scroll views (measurements.md, section 6).
  private func band(_ excess: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    return (1 - 1 / (excess * 0.55 / width + 1)) * width
  }

  /// The states in which a released row ends.
  enum End { case closed, open, full }

  /// Returns the final state of a released row. `velocity` is in points per second; positive values move away from the
  /// normal position.
  func end(at offset: CGFloat, velocity: CGFloat) -> End {
    if isFull(offset), velocity > -300 { return .full }
    if velocity > 300 { return offset > 0 ? .open : .closed }
    if velocity < -300 { return .closed }
    return offset > actions / 2 ? .open : .closed
  }
}
