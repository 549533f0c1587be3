/// Which points lie inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path winds around, in total, other than zero times.
  case winding
  /// Those from which a ray to infinity crosses the path an odd number of times.
  case evenOdd
}
