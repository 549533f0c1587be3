/// What drawing a glyph does.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills it. The default.
  case fill
  /// Draws its outline.
  case stroke
  /// Fills it, then draws its outline.
  case fillStroke
  /// Nothing to see.
  case invisible
  /// `fill`, and adds it to the clip.
  case fillClip
  /// `stroke`, and adds it to the clip.
  case strokeClip
  /// `fillStroke`, and adds it to the clip.
  case fillStrokeClip
  /// Adds it to the clip.
  case clip
}
