/// The kinds of path elements, with their points.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath: one point.
  case moveToPoint
  /// A straight line: its end.
  case addLineToPoint
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint
  /// A line to the start of the subpath: no point.
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
