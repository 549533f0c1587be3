import RuntimeInterface

/// The font to request from Pango for a font request, and the transform of its glyphs.
struct FontChoice {
  /// The families in order of preference, separated by commas.
  var families: String
  /// The size at which the font is requested, as a multiple of the requested size.
  var factor: Double
  var weight: Int
  var isItalic: Bool
  var stretch: Int
  var shape = GlyphShape.plain

  /// Creates a font choice with the weight and the style of a font request.
  init(_ request: FontRequest, families: String, factor: Double) {
    self.families = families
    self.factor = factor
    weight = request.weight
    isItalic = request.isItalic
    stretch = request.stretch
  }

  /// The factor by which Inter is scaled, because its glyphs are larger than those of Apple's system font. With this
  /// factor, capitals have the same height and words have approximately the same width. Text that fits on iOS therefore
  /// fits on Linux.
  private static let systemFontFactor = 1443.0 / 2048 / (1490.0 / 2048)
  // The families that replace the system's, followed by fallbacks. Emoji fonts must not be named, because Pango would
  // also use them for digits and letters. Pango finds them for emoji in any case.
  private static let standardFamilies = "Inter,DejaVu Sans"
  private static let displayFamilies = "Inter Display,Inter,DejaVu Sans"
  private static let monospacedFamilies = "DejaVu Sans Mono,Liberation Mono,monospace"
  private static let serifFamilies = "Noto Serif,DejaVu Serif,serif"
  private static let roundedFamilies = "Nunito,Quicksand,Inter,DejaVu Sans"

  /// Returns the font choice for a request. The choice depends on the fonts that are installed on the machine.
  static func system(_ request: FontRequest) -> FontChoice {
    if let family = request.family {
      return FontChoice(request, families: "\(family),\(standardFamilies)", factor: 1)
    }
    switch request.design {
    case .standard:
      return FontChoice(
        request, families: request.size >= 20 ? displayFamilies : standardFamilies, factor: systemFontFactor)
    case .monospaced: return FontChoice(request, families: monospacedFamilies, factor: 1)
    case .rounded: return FontChoice(request, families: roundedFamilies, factor: systemFontFactor)
    case .serif: return FontChoice(request, families: serifFamilies, factor: 1)
    }
  }
}
