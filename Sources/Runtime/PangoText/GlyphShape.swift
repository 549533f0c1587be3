/// The transform that is applied to the glyphs of a font before they are drawn and measured.
struct GlyphShape: Hashable {
  /// The width of the glyphs as a multiple of their width in the font.
  var width = 1.0
  /// The slant of the glyphs to the right, as a multiple of their height.
  var slant = 0.0

  /// The shape that does not change the glyphs.
  static let plain = GlyphShape()
}
