/// How the ends of open lines and of dashes look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point. The default.
  case butt
  /// A half circle around the end point.
  case round
  /// Half of the line's width beyond the end point.
  case square
}
