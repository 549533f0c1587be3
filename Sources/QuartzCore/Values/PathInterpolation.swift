import CoreGraphics
import Foundation

/// Computes the paths between two paths of the same structure.
enum PathInterpolation {
  /// Returns the path at progress `p` between `a` (0) and `b` (1). The result is nil if the paths differ in the number
  /// or kinds of their elements.
  static func interpolate(_ a: CGPath, _ b: CGPath, _ p: CGFloat) -> CGPath? {
    if p == 0 || a === b { return a }
    if p == 1 { return b }
    guard a.storage.verbs == b.storage.verbs else { return nil }
    let (startPoints, endPoints) = (a.storage.points, b.storage.points)
    var storage = PathStorage()
    var index = 0
    func next() -> CGPoint {
      defer { index += 1 }
      let (x, y) = (startPoints[index], endPoints[index])
      return CGPoint(x: x.x + (y.x - x.x) * p, y: x.y + (y.y - x.y) * p)
    }
    for verb in a.storage.verbs {
      switch verb {
      case .moveToPoint: storage.move(to: next())
      case .addLineToPoint: storage.addLine(to: next())
      case .addQuadCurveToPoint:
        let control = next()
        storage.addQuadCurve(to: next(), control: control)
      case .addCurveToPoint:
        let firstPoint = next()
        let secondPoint = next()
        storage.addCurve(to: next(), control1: firstPoint, control2: secondPoint)
      case .closeSubpath: storage.close()
      }
    }
    return CGPath(storage: storage)
  }
}
