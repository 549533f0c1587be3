import Foundation

/// A cubic Bézier curve. A quadratic curve is represented by an equal cubic curve.
struct CubicCurve {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.init(
      start: start,
      control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end: end)
  }

  func point(_ t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the parameters at which the curve changes direction along an axis. These are the zeros of its derivative
  /// between 0 and 1 (exclusive).
  func turningPoints(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1, p2, p3) = (
      start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
    )
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    // For quadratic curves, `a` is not exactly zero because of rounding.
    if abs(a) <= 1e-12 * max(abs(b), abs(c), 1e-300) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        // This form of the quadratic formula is numerically stable, because it avoids the difference of nearly equal numbers.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the x-coordinate of the curve at height `y`, between two parameters. The curve must only rise or only fall
  /// between these parameters.
  func x(atHeight y: CGFloat, between start: CGFloat, and end: CGFloat) -> CGFloat {
    let isAscending = point(end).y > point(start).y
    var (lowerParameter, upperParameter) = (start, end)
    for _ in 0..<60 {
      let midpoint = (lowerParameter + upperParameter) / 2
      if midpoint == lowerParameter || midpoint == upperParameter { break }
      if (point(midpoint).y <= y) == isAscending { lowerParameter = midpoint } else { upperParameter = midpoint }
    }
    return point((lowerParameter + upperParameter) / 2).x
  }

  /// Returns the end points of connected lines that begin at `start`. Their distance from the curve is at most
  /// `tolerance`.
  func flattened(_ tolerance: CGFloat) -> [CGPoint] {
    // The distance between a curve and its chords decreases with the square of their number. The second differences of the control
    // points bound the distance.
    let firstDeviation = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let secondDeviation = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let count = ((0.75 * max(firstDeviation, secondDeviation) / tolerance).squareRoot()).rounded(.up)
    // The count of a huge curve is beyond the range of integers, and that of a curve with an infinite point is not a number.
    let pieceCount = count.isFinite ? max(1, Int(min(1000, count))) : 1
    return (1...pieceCount).map { point(CGFloat($0) / CGFloat(pieceCount)) }
  }
}
