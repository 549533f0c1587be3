/// The shape of the ends of open lines and dashes.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at the end point. This is the default.
  case butt
  /// The line ends with a half circle around the end point.
  case round
  /// The line extends beyond the end point by half of its width.
  case square
}
