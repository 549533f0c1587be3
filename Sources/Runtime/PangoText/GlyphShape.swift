/// The transform that is applied to the glyphs of a font before they are drawn and measured.
struct GlyphShape: Hashable {
  /// The width as a multiple of the font's own.
  var width = 1.0
  /// The slant of glyphs to the right, as a multiple of their height.
  var slant = 0.0

  /// The glyphs without a transformation.
  static let plain = GlyphShape()
}
