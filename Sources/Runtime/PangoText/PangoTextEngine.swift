import CPango
import CairoDrawing
import CoreGraphics
import Foundation
import RuntimeInterface

/// The text engine on Pango (itemization, fallback fonts), HarfBuzz (shaping) and fontconfig.
///
/// Pango's objects are not safe to share between threads, so one lock guards them all; it is held for the microseconds
/// that a shaping takes. What comes out holds plain numbers and no Pango objects but fonts.
package final class PangoTextEngine: TextEngine, @unchecked Sendable {
  let lock = NSLock()
  var fontMap: UnsafeMutablePointer<PangoFontMap>
  var context: OpaquePointer
  let buffer: OpaquePointer
  let mask = GlyphMask()
  private var drawingFonts: [UnsafeMutableRawPointer: DrawingFont] = [:]
  private var fonts: [FontRequest: TextFont] = [:]
  var knownFaces: [FontFace]?

  /// Inter's letters at a size are larger than those of Apple's system font: at this factor their capitals are equally
  /// high and words are about equally wide, so that what fits on iOS fits here.
  static let systemFontFactor = 1443.0 / 2048 / (1490.0 / 2048)
  /// Which fonts stand for the system's, and those that help out, in this order. Emoji fonts must not be named: Pango
  /// would take them for letters, too; it finds them for emoji by itself.
  static let standardFamilies = "Inter,DejaVu Sans"
  static let displayFamilies = "Inter Display,Inter,DejaVu Sans"
  static let monospacedFamilies = "DejaVu Sans Mono,Liberation Mono,monospace"
  static let serifFamilies = "Noto Serif,DejaVu Serif,serif"
  static let roundedFamilies = "Nunito,Quicksand,Inter,DejaVu Sans"

  package init() {
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    buffer = hb_buffer_create()
    configure()
  }

  /// Brings map and context to: points are pixels, nothing hinted, nothing rounded.
  func configure() {
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  package func font(_ request: FontRequest) -> TextFont {
    lock.lock()
    defer { lock.unlock() }
    if let found = fonts[request] { return found }
    let made = makeFont(request)
    if fonts.count > 2000 { fonts.removeAll() }
    fonts[request] = made
    return made
  }

  /// Forgets which fonts stand for which requests: the set of fonts changed.
  func forgetFonts() {
    fonts.removeAll()
    knownFaces = nil
  }

  private func makeFont(_ request: FontRequest) -> TextFont {
    let size = request.size.isFinite ? min(max(request.size, 0.1), 4096) : 17
    let (families, factor) = Self.families(request)
    guard let description = pango_font_description_new() else { fatalError("PangoText: no memory for a font") }
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, size * factor * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(request.weight, 100), 1000))))
    pango_font_description_set_style(description, request.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, Self.stretch(request.stretch))
    guard let loaded = pango_context_load_font(context, description) else {
      fatalError("PangoText: there is no font on this machine. Install fonts-inter or fonts-dejavu-core.")
    }
    let drawing = drawingFont(loaded)
    g_object_unref(loaded)
    let handle = FontHandle(
      description: description, first: drawing, features: request.hasMonospacedDigits ? "tnum=1" : nil)
    let names = Self.names(drawing.font)
    return TextFont(
      request: request,
      metrics: request.family == nil ? .system(size: size) : Self.metrics(drawing.shaper, size: size),
      familyName: names.family, faceName: names.face, postScriptName: names.postScript, handle: handle)
  }

  /// The drawing font of a Pango font, which stays retained here: a pointer never means another font later.
  func drawingFont(_ font: UnsafeMutablePointer<PangoFont>) -> DrawingFont {
    let key = UnsafeMutableRawPointer(font)
    if let found = drawingFonts[key] { return found }
    g_object_ref(font)
    let made = DrawingFont(font: font)
    drawingFonts[key] = made
    return made
  }

  private static func families(_ request: FontRequest) -> (String, Double) {
    if let family = request.family { return ("\(family),\(standardFamilies)", 1) }
    switch request.design {
    case .standard: return (request.size >= 20 ? displayFamilies : standardFamilies, systemFontFactor)
    case .monospaced: return (monospacedFamilies, 1)
    case .rounded: return (roundedFamilies, systemFontFactor)
    case .serif: return (serifFamilies, 1)
    }
  }

  private static func stretch(_ percent: Int) -> PangoStretch {
    switch percent {
    case ..<57: return PANGO_STRETCH_ULTRA_CONDENSED
    case ..<69: return PANGO_STRETCH_EXTRA_CONDENSED
    case ..<82: return PANGO_STRETCH_CONDENSED
    case ..<94: return PANGO_STRETCH_SEMI_CONDENSED
    case ..<107: return PANGO_STRETCH_NORMAL
    case ..<119: return PANGO_STRETCH_SEMI_EXPANDED
    case ..<138: return PANGO_STRETCH_EXPANDED
    case ..<175: return PANGO_STRETCH_EXTRA_EXPANDED
    default: return PANGO_STRETCH_ULTRA_EXPANDED
    }
  }

  private static func metrics(_ font: OpaquePointer, size: CGFloat) -> FontMetrics {
    func position(_ tag: hb_ot_metrics_tag_t, _ fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0
        ? CGFloat(value) / CGFloat(PANGO_SCALE) : fallback * size
    }
    let xHeight = position(HB_OT_METRICS_TAG_X_HEIGHT, 0.52)
    return FontMetrics(
      ascent: position(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, 0.95),
      descent: abs(position(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, -0.24)),
      leading: max(0, position(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, 0)),
      capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, 0.7), xHeight: xHeight,
      underlinePosition: abs(position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -0.1)),
      underlineThickness: max(0.01 * size, position(HB_OT_METRICS_TAG_UNDERLINE_SIZE, 0.06)))
  }

  private static func names(_ font: UnsafeMutablePointer<PangoFont>) -> (
    family: String, face: String, postScript: String
  ) {
    let own = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(own) else { return ("", "", "") }
    let family = string(pattern, FC_FAMILY) ?? ""
    let face = string(pattern, FC_STYLE) ?? "Regular"
    return (family, face, string(pattern, FC_POSTSCRIPT_NAME) ?? "\(family)-\(face)".filter { $0 != " " })
  }

  static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}
