/// The kind of a path element, which determines the number of its points.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath. The element has one point.
  case moveToPoint
  /// A straight line. The element has one point, the end of the line.
  case addLineToPoint
  /// A quadratic curve. The element has two points, the control point and the end of the curve.
  case addQuadCurveToPoint
  /// A cubic curve. The element has three points, the two control points and the end of the curve.
  case addCurveToPoint
  /// A line to the start of the subpath. The element has no points.
  case closeSubpath

  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
