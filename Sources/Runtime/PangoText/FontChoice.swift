import RuntimeInterface

/// What a request comes to in a set of fonts: what Pango is asked for, and how its font is drawn.
struct FontChoice {
  /// By preference, with commas between.
  var families: String
  /// The size at which the font is asked for, as a multiple of the request's.
  var factor: Double
  var weight: Int
  var isItalic: Bool
  var stretch: Int
  var shape = GlyphShape.plain

  /// A choice with the weight and style of a request.
  init(_ request: FontRequest, families: String, factor: Double) {
    self.families = families
    self.factor = factor
    weight = request.weight
    isItalic = request.isItalic
    stretch = request.stretch
  }

  /// Inter's letters at a size are larger than those of Apple's system font: at this factor their capitals are equally
  /// high and words are about equally wide, so that what fits on iOS fits here.
  private static let systemFontFactor = 1443.0 / 2048 / (1490.0 / 2048)
  // Which fonts stand for the system's, and those that help out, in this order. Emoji fonts must not be named: Pango
  // would take them for letters, too; it finds them for emoji by itself.
  private static let standardFamilies = "Inter,DejaVu Sans"
  private static let displayFamilies = "Inter Display,Inter,DejaVu Sans"
  private static let monospacedFamilies = "DejaVu Sans Mono,Liberation Mono,monospace"
  private static let serifFamilies = "Noto Serif,DejaVu Serif,serif"
  private static let roundedFamilies = "Nunito,Quicksand,Inter,DejaVu Sans"

  /// The choice among the machine's fonts.
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
