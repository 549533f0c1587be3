/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it a number of times other than zero.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
