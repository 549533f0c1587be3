import CoreGraphics

/// Calculates the distances that determine to which item an arrow key moves the focus.
enum FocusGeometry {
  /// Returns the distance from one rectangle to another in a direction, or `nil` if the other rectangle is not in that
  /// direction. A distance perpendicular to the direction has a greater weight.
  static func distance(from start: CGRect, to target: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let (isAhead, gap, sideDistance): (Bool, CGFloat, CGFloat)
    switch heading {
    case .down:
      isAhead = target.midY > start.midY && target.minY >= start.maxY - start.height / 2
      gap = max(0, target.minY - start.maxY)
      sideDistance = distanceBetween(start.minX, start.maxX, target.minX, target.maxX)
    case .up:
      isAhead = target.midY < start.midY && target.maxY <= start.minY + start.height / 2
      gap = max(0, start.minY - target.maxY)
      sideDistance = distanceBetween(start.minX, start.maxX, target.minX, target.maxX)
    case .right:
      isAhead = target.midX > start.midX && target.minX >= start.maxX - start.width / 2
      gap = max(0, target.minX - start.maxX)
      sideDistance = distanceBetween(start.minY, start.maxY, target.minY, target.maxY)
    case .left:
      isAhead = target.midX < start.midX && target.maxX <= start.minX + start.width / 2
      gap = max(0, start.minX - target.maxX)
      sideDistance = distanceBetween(start.minY, start.maxY, target.minY, target.maxY)
    default: return nil
    }
    guard isAhead else { return nil }
    let isVertical = heading == .up || heading == .down
    // A vertical movement prefers the same column. A horizontal movement never leaves its row.
    if !isVertical, sideDistance > 0 { return nil }
    let centerDistance = isVertical ? abs(target.midX - start.midX) : abs(target.midY - start.midY)
    return gap * 16 + sideDistance * 8 + centerDistance
  }

  /// Returns the distance between two intervals, or 0 if they overlap.
  private static func distanceBetween(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat)
    -> CGFloat
  {
    max(0, max(otherStart - end, start - otherEnd))
  }
}
