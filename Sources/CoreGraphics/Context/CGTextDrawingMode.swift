/// The mode in which glyphs are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs. This is the default.
  case fill
  /// Strokes the outlines of the glyphs.
  case stroke
  /// Fills the glyphs, then strokes their outlines.
  case fillStroke
  /// Advances the text position without drawing the glyphs.
  case invisible
  /// Fills the glyphs, and adds them to the clip.
  case fillClip
  /// Strokes the outlines of the glyphs, and adds the glyphs to the clip.
  case strokeClip
  /// Fills the glyphs, strokes their outlines, and adds the glyphs to the clip.
  case fillStrokeClip
  /// Adds the glyphs to the clip.
  case clip
}
