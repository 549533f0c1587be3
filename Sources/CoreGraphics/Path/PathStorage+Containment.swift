import Foundation

extension PathStorage {
  /// Returns whether `point` is inside the path or on its outline, as in Core Graphics. An open subpath is treated as
  /// closed.
  ///
  /// - Complexity: O(*n*).
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    let box = boundingBoxOfPoints
    guard !box.isNull, box.minX - 1 <= point.x, point.x < box.maxX + 1, box.minY - 1 <= point.y, point.y < box.maxY + 1
    else { return false }
    let number = windingNumber(around: point)
    if rule == .winding ? number.winding != 0 : number.crossings & 1 == 1 { return true }
    return number.isOnOutline
  }

  /// Counts how often the ray from `point` towards greater x crosses the path, and determines whether the point is on
  /// the outline.
  private func windingNumber(around point: CGPoint) -> (winding: Int, crossings: Int, isOnOutline: Bool) {
    var winding = 0
    var crossings = 0
    var isOnOutline = false
    // The rounding error of a point that was computed as a point of a slanted line.
    let roundingTolerance = 1e-12 * max(1, abs(point.x), abs(point.y))
    func edge(_ start: CGPoint, _ end: CGPoint, x: (CGFloat) -> CGFloat) {
      if start == point || end == point { isOnOutline = true }
      guard (start.y <= point.y) != (end.y <= point.y) else {
        if start.y == point.y, end.y == point.y, (start.x <= point.x) != (end.x <= point.x) { isOnOutline = true }
        return
      }
      let crossing = x(point.y)
      if abs(crossing - point.x) <= roundingTolerance { isOnOutline = true }
      if crossing > point.x {
        winding += end.y > start.y ? 1 : -1
        crossings += 1
      }
    }
    func line(_ start: CGPoint, _ end: CGPoint) {
      edge(start, end) { y in start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)) }
    }
    func curve(_ curve: CubicCurve) {
      // A piece that only rises or only falls crosses the height of the ray at most once.
      var start: CGFloat = 0
      for end in curve.turningPoints(\.y).sorted() + [1] {
        edge(curve.point(start), curve.point(end)) { y in curve.x(atHeight: y, between: start, and: end) }
        start = end
      }
    }
    var start: CGPoint?
    var last = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point):
        if let start, start != last { line(last, start) }
        start = point
        last = point
      case .line(let start, let end):
        line(start, end)
        last = end
      case .quad(let start, let control, let end):
        curve(CubicCurve(start: start, control: control, end: end))
        last = end
      case .curve(let start, let control1, let control2, let end):
        curve(CubicCurve(start: start, control1: control1, control2: control2, end: end))
        last = end
      case .close(let start, let end):
        line(start, end)
        last = end
      }
    }
    if let start, start != last { line(last, start) }
    return (winding, crossings, isOnOutline)
  }
}
