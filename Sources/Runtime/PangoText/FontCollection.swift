import CPango
import CairoDrawing
import CoreGraphics
import Foundation
import RuntimeInterface

/// A set of fonts with the corresponding Pango objects, and a cache of fonts by request. Access requires the lock of
/// `PangoTextEngine`.
final class FontCollection {
  let set: FontSet
  let config: FontConfiguration
  private(set) var fontMap: UnsafeMutablePointer<PangoFontMap>
  private(set) var context: OpaquePointer
  /// The value of `PangoTextEngine.fontGeneration` that is stored in new fonts of this collection.
  var generation: Int
  private var drawingFonts: [DrawingFontKey: DrawingFont] = [:]
  private var fonts: [FontRequest: TextFont] = [:]
  private var knownFaces: [FontFace]?

  private struct DrawingFontKey: Hashable {
    let font: UnsafeMutableRawPointer
    let shape: GlyphShape
  }

  init(_ config: FontConfiguration, generation: Int) {
    set = config.set
    self.config = config
    self.generation = generation
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    configure()
  }

  /// Configures the font map and the context so that a point is a pixel, without hinting and rounding.
  private func configure() {
    if let ownConfiguration = config.config {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), ownConfiguration)
    }
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    let options = DrawingFont.makeOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  /// Updates the collection after font files have been added to the configuration.
  func filesDidChange(generation: Int) {
    self.generation = generation
    // The old map caches the available fonts, so a new one is created. Fonts in use retain the old one.
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    configure()
    fonts.removeAll()
    knownFaces = nil
  }

  /// Empties the cache. Fonts that are created later belong to `generation`.
  func invalidateFonts(generation: Int) {
    self.generation = generation
    fonts.removeAll()
  }

  // MARK: Fonts

  /// Returns the font of this collection that is nearest to a font request. The cache is used if it contains the font.
  func font(_ request: FontRequest) -> TextFont {
    if let font = fonts[request] { return font }
    let font = makeFont(request)
    if fonts.count > 2000 { fonts.removeAll() }
    fonts[request] = font
    return font
  }

  private func makeFont(_ request: FontRequest) -> TextFont {
    let size = request.size.isFinite ? min(max(request.size, 0.1), 4096) : 17
    let choice = chooseFont(request)
    guard let description = pango_font_description_new() else {
      fatalError("PangoText: out of memory while creating a font")
    }
    pango_font_description_set_family(description, choice.families)
    pango_font_description_set_absolute_size(description, size * choice.factor * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(choice.weight, 100), 1000))))
    pango_font_description_set_style(description, choice.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, Self.pangoStretch(choice.stretch))
    guard let pangoFont = pango_context_load_font(context, description) else {
      fatalError(
        "PangoText: this machine has no font of the families \(choice.families). Install fonts-inter or "
          + "fonts-dejavu-core."
      )
    }
    let drawingFont = drawingFont(pangoFont, shape: choice.shape)
    g_object_unref(pangoFont)
    let handle = FontHandle(
      description: description, first: drawingFont, collection: self,
      features: request.hasMonospacedDigits ? "tnum=1" : nil)
    let names = Self.names(drawingFont.font)
    return TextFont(
      request: request,
      metrics: request.family == nil ? .system(size: size) : Self.metrics(drawingFont, size: size),
      familyName: names.family, faceName: names.face, postScriptName: names.postScript, handle: handle,
      generation: generation)
  }

  /// Returns the drawing font for a Pango font. The Pango font is retained, so that its address is never reused for another
  /// font.
  func drawingFont(_ font: UnsafeMutablePointer<PangoFont>, shape: GlyphShape) -> DrawingFont {
    let key = DrawingFontKey(font: UnsafeMutableRawPointer(font), shape: shape)
    if let font = drawingFonts[key] { return font }
    g_object_ref(font)
    let drawingFont = DrawingFont(font: font, shape: shape)
    drawingFonts[key] = drawingFont
    return drawingFont
  }

  private func chooseFont(_ request: FontRequest) -> FontChoice {
    switch set {
    case .system: .system(request)
    case .portable:
      // Fonts that the application has registered are also the same on every machine.
      if let family = request.family, !PortableFonts.containsFamily(family),
        faces().contains(where: { $0.family.caseInsensitiveCompare(family) == .orderedSame })
      {
        FontChoice(request, families: "\(family),\(PortableFonts.sansFamily)", factor: 1)
      } else {
        PortableFonts.chooseFont(request)
      }
    }
  }

  private static func pangoStretch(_ percent: Int) -> PangoStretch {
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

  private static func metrics(_ font: DrawingFont, size: CGFloat) -> FontMetrics {
    func position(_ tag: hb_ot_metrics_tag_t, _ fallbackFactor: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font.shaper, tag, &value) != 0
        ? CGFloat(font.height(value)) : fallbackFactor * size
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
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(fcFont) else { return ("", "", "") }
    let family = FontConfiguration.string(pattern, FC_FAMILY) ?? ""
    let face = FontConfiguration.string(pattern, FC_STYLE) ?? "Regular"
    return (
      family, face,
      FontConfiguration.string(pattern, FC_POSTSCRIPT_NAME) ?? "\(family)-\(face)".filter { $0 != " " }
    )
  }

  // MARK: Faces

  /// Returns all font faces of the collection.
  func faces() -> [FontFace] {
    if let knownFaces { return knownFaces }
    let faces = config.faces()
    knownFaces = faces
    return faces
  }
}
