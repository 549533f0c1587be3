import CPango
import CairoDrawing
import Foundation
import RuntimeInterface

/// A font that really draws: Pango's, with the glyph images made of it. One for each `PangoFont`, for the life of the
/// process, as fonts are few. Used under the engine's lock.
final class DrawingFont {
  let font: UnsafeMutablePointer<PangoFont>
  let shaper: OpaquePointer
  /// Glyphs are bitmaps in colour (emoji), which only cairo itself draws.
  let isColored: Bool
  private let face: OpaquePointer
  private let matrix: cairo_matrix_t
  private var images: [Int: GlyphImages] = [:]
  /// Those that were used last.
  private var recent: (key: Int, images: GlyphImages)?

  /// A text's only run: in this font, from left to right.
  private(set) lazy var run = [ShapedText.Run(font: self, source: 0, level: 0)]

  /// Takes over a reference to `font`.
  init(font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    shaper = pango_font_get_hb_font(font)
    let hbFace = hb_font_get_face(shaper)
    isColored = hb_ot_color_has_png(hbFace) != 0 || hb_ot_color_has_layers(hbFace) != 0
    let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    face = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.matrix = matrix
  }

  /// The font drawn at `scale` device pixels a point, by cairo.
  func scaledFont(_ transform: cairo_matrix_t) -> OpaquePointer? {
    var font = matrix
    var transform = transform
    transform.x0 = 0
    transform.y0 = 0
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return cairo_scaled_font_create(face, &font, &transform, options)
  }

  /// The size of the font's em on the device, in pixels.
  func pixelSize(scale: Double) -> Double { matrix.yy * scale }

  /// The glyph images at `scale` device pixels a point.
  func images(scale: Double) -> GlyphImages? {
    let key = Int((scale * 4096).rounded())
    if let recent, recent.key == key { return recent.images }
    if let found = images[key] {
      recent = (key, found)
      return found
    }
    var transform = cairo_matrix_t()
    cairo_matrix_init_scale(&transform, scale, scale)
    guard let scaled = scaledFont(transform), cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS else {
      return nil
    }
    // An animated scale would leave images at every size behind.
    if images.count >= 12 { images.removeAll() }
    let made = GlyphImages(font: scaled)
    images[key] = made
    recent = (key, made)
    return made
  }
}
