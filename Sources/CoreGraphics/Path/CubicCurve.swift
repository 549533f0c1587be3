import Foundation

/// A cubic Bézier curve. A quadratic curve is represented by an equal cubic curve.
struct CubicCurve {
  let from: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let to: CGPoint

  init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  init(from: CGPoint, control: CGPoint, to: CGPoint) {
    self.init(
      from: from,
      control1: CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      control2: CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3), to: to)
  }

  func point(_ t: CGFloat) -> CGPoint {
    if t <= 0 { return from }
    if t >= 1 { return to }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * from.x + b * control1.x + c * control2.x + d * to.x,
      y: a * from.y + b * control1.y + c * control2.y + d * to.y)
  }

  /// Returns the parameters at which the curve changes direction along an axis. These are the zeros of its derivative
  /// between 0 and 1 (exclusive).
  func turningPoints(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1, p2, p3) = (
      from[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], to[keyPath: axis]
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
        // This form is stable, because it avoids the difference of nearly equal numbers.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the x-coordinate of the curve at height `y`, between two parameters. The curve must only rise or only fall
  /// between these parameters.
  func x(atHeight y: CGFloat, between start: CGFloat, and end: CGFloat) -> CGFloat {
    let rises = point(end).y > point(start).y
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let midpoint = (low + high) / 2
      if midpoint == low || midpoint == high { break }
      if (point(midpoint).y <= y) == rises { low = midpoint } else { high = midpoint }
    }
    return point((low + high) / 2).x
  }

  /// Returns the end points of connected lines that begin at `from`. Their distance from the curve is at most
  /// `tolerance`.
  func flattened(_ tolerance: CGFloat) -> [CGPoint] {
    // The distance between a curve and its chords decreases with the square of their number. Second differences bound
    // it.
    let firstDeviation = hypot(from.x - 2 * control1.x + control2.x, from.y - 2 * control1.y + control2.y)
    let secondDeviation = hypot(control1.x - 2 * control2.x + to.x, control1.y - 2 * control2.y + to.y)
    let count = ((0.75 * max(firstDeviation, secondDeviation) / tolerance).squareRoot()).rounded(.up)
    let pieces = max(1, min(1000, count.isFinite ? Int(count) : 1))
    return (1...pieces).map { point(CGFloat($0) / CGFloat(pieces)) }
  }
}
