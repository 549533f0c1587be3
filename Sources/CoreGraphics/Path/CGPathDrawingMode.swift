/// What `CGContext.drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills what the path winds around.
  case fill
  /// Fills what lies inside by the even-odd rule.
  case eoFill
  /// Draws along the path.
  case stroke
  /// `fill`, then `stroke`.
  case fillStroke
  /// `eoFill`, then `stroke`.
  case eoFillStroke
}
