import CoreGraphics

/// Which of several rectangles an arrow leads to.
enum FocusGeometry {
  /// How far it is from one rectangle to another in a direction, the less the better; nil for one that does not lie there.
  /// What lies straight ahead comes before what lies aside.
  static func distance(from start: CGRect, to target: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let (ahead, gap, aside): (Bool, CGFloat, CGFloat)
    switch heading {
    case .down:
      ahead = target.midY > start.midY && target.minY >= start.maxY - start.height / 2
      gap = max(0, target.minY - start.maxY)
      aside = apart(start.minX, start.maxX, target.minX, target.maxX)
    case .up:
      ahead = target.midY < start.midY && target.maxY <= start.minY + start.height / 2
      gap = max(0, start.minY - target.maxY)
      aside = apart(start.minX, start.maxX, target.minX, target.maxX)
    case .right:
      ahead = target.midX > start.midX && target.minX >= start.maxX - start.width / 2
      gap = max(0, target.minX - start.maxX)
      aside = apart(start.minY, start.maxY, target.minY, target.maxY)
    case .left:
      ahead = target.midX < start.midX && target.maxX <= start.minX + start.width / 2
      gap = max(0, start.minX - target.maxX)
      aside = apart(start.minY, start.maxY, target.minY, target.maxY)
    default: return nil
    }
    guard ahead else { return nil }
    let isVertical = heading == .up || heading == .down
    // An arrow goes to what stands in its lane; sideways, never to another row.
    if !isVertical, aside > 0 { return nil }
    let middle = isVertical ? abs(target.midX - start.midX) : abs(target.midY - start.midY)
    return gap * 16 + aside * 8 + middle
  }

  /// How far two spans are apart; 0 when they overlap.
  private static func apart(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> CGFloat {
    max(0, max(otherLow - high, low - otherHigh))
  }
}
