/// How a font's letters are changed before they are drawn and measured.
struct GlyphShape: Hashable {
  /// Their width, as a multiple of the font's own.
  var width = 1.0
  /// How far they lean to the right, as a multiple of their height.
  var slant = 0.0

  /// As the font has them.
  static let plain = GlyphShape()
}
