import Foundation

extension PathStorage {
  /// Returns whether `point` is inside the path or on its outline, as in Core Graphics. An open subpath is treated as
  /// closed.
  ///
  /// - Complexity: O(*n*).
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    guard boundingBoxOfPoints.insetBy(dx: -1, dy: -1).contains(point) else { return false }
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
    let rounding = 1e-12 * max(1, abs(point.x), abs(point.y))
    func edge(_ from: CGPoint, _ to: CGPoint, x: (CGFloat) -> CGFloat) {
      if from == point || to == point { isOnOutline = true }
      guard (from.y <= point.y) != (to.y <= point.y) else {
        if from.y == point.y, to.y == point.y, (from.x <= point.x) != (to.x <= point.x) { isOnOutline = true }
        return
      }
      let crossing = x(point.y)
      if abs(crossing - point.x) <= rounding { isOnOutline = true }
      if crossing > point.x {
        winding += to.y > from.y ? 1 : -1
        crossings += 1
      }
    }
    func line(_ from: CGPoint, _ to: CGPoint) {
      edge(from, to) { y in from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)) }
    }
    func curve(_ curve: CubicCurve) {
      // A piece that only rises or only falls crosses the height of the ray at most once.
      var start: CGFloat = 0
      for to in curve.turningPoints(\.y).sorted() + [1] {
        edge(curve.point(start), curve.point(to)) { y in curve.x(atHeight: y, between: start, and: to) }
        start = to
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
      case .line(let from, let to):
        line(from, to)
        last = to
      case .quad(let from, let control, let to):
        curve(CubicCurve(from: from, control: control, to: to))
        last = to
      case .curve(let from, let control1, let control2, let to):
        curve(CubicCurve(from: from, control1: control1, control2: control2, to: to))
        last = to
      case .close(let from, let to):
        line(from, to)
        last = to
      }
    }
    if let start, start != last { line(last, start) }
    return (winding, crossings, isOnOutline)
  }
}
