/// The operation that `CGContext.drawPath(using:)` applies to the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path by the winding rule.
  case fill
  /// Fills the path by the even-odd rule.
  case eoFill
  /// Strokes the path without filling it.
  case stroke
  /// Fills the path by the winding rule, then strokes it.
  case fillStroke
  /// Fills the path by the even-odd rule, then strokes it.
  case eoFillStroke
}
