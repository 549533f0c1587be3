import CPango
import CairoDrawing
import Foundation
import RuntimeInterface

/// A font with the data for drawing: Pango's font, and the glyph images that were created from it.
///
/// There is one instance for each `PangoFont` and shape. Instances are never deallocated, because an application uses few fonts. Access
/// requires the lock of `PangoTextEngine`.
final class DrawingFont {
  let font: UnsafeMutablePointer<PangoFont>
  let shaper: OpaquePointer
  let shape: GlyphShape
  /// Indicates whether glyphs are color bitmaps (emoji). Only cairo itself can draw such glyphs.
  let isColored: Bool
  private(set) lazy var outlines = GlyphOutlines(face: face, unitsPerEm: unitsPerEm)
  private(set) lazy var texts = GlyphCharacterMap(shaper)
  private let face: OpaquePointer
  /// The transform from em units of the font to points.
  private let matrix: cairo_matrix_t
  private let unitsPerEm: Double
  /// The length of one font unit in the shaper's units.
  private let unitLength: Double
  private var images: [Int: GlyphImages] = [:]
  /// The most recently used glyph images and their key in `images`. The value is nil before the first text is drawn.
  private var recentImages: (key: Int, images: GlyphImages)?

  /// The run of a text that is entirely in this font, in the form in which a shaped text stores it.
  private(set) lazy var run = [ShapedText.Run(font: self, source: 0, level: 0)]

  /// Creates a drawing font. The object takes ownership of one reference to `font`.
  init(font: UnsafeMutablePointer<PangoFont>, shape: GlyphShape) {
    self.font = font
    self.shape = shape
    shaper = pango_font_get_hb_font(font)
    let hbFace = hb_font_get_face(shaper)
    isColored = hb_ot_color_has_png(hbFace) != 0 || hb_ot_color_has_layers(hbFace) != 0
    unitsPerEm = max(1, Double(hb_face_get_upem(hbFace)))
    var (scaleX, scaleY): (Int32, Int32) = (0, 0)
    hb_font_get_scale(shaper, &scaleX, &scaleY)
    unitLength = Double(scaleX) / unitsPerEm
    let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    face = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaledFont))
    var size = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &size)
    var shapeMatrix = cairo_matrix_t(xx: shape.width, yx: 0, xy: -shape.slant, yy: 1, x0: 0, y0: 0)
    var matrix = cairo_matrix_t()
    cairo_matrix_multiply(&matrix, &shapeMatrix, &size)
    self.matrix = matrix
  }

  /// The family, face and version in the font file, such as "DejaVu Sans Book, Version 2.37".
  var version: String {
    let face = hb_font_get_face(shaper)
    func name(_ id: UInt32) -> String {
      var count: UInt32 = 128
      let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer -> String in
        guard let start = buffer.baseAddress else { return "" }
        start.pointee = 0
        hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), hb_language_from_string("en", -1), &count, start)
        return String(cString: start)
      }
      return text
    }
    // Name 1 is the family, 2 its face, 5 the version.
    return "\(name(1)) \(name(2)), \(name(5))"
  }

  /// Returns cairo's font options for text without hinting and rounding. The caller must destroy the options.
  static func makeOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// Returns a scaled font for drawing with cairo. `transform` is the transform from points to device pixels. The
  /// caller must destroy the font.
  func scaledFont(_ transform: cairo_matrix_t) -> OpaquePointer? {
    var font = matrix
    var transform = transform
    transform.x0 = 0
    transform.y0 = 0
    let options = Self.makeOptions()
    defer { cairo_font_options_destroy(options) }
    return cairo_scaled_font_create(face, &font, &transform, options)
  }

  /// Returns the size of the font's em in device pixels.
  func pixelSize(scale: Double) -> Double { matrix.yy * scale }

  /// Returns the transform from outline units to the coordinate system that `transform` maps points to.
  func makeUnitsMatrix(_ transform: cairo_matrix_t) -> cairo_matrix_t {
    var unitsMatrix = cairo_matrix_t()
    cairo_matrix_init_scale(&unitsMatrix, 1 / unitsPerEm, 1 / unitsPerEm)
    var (font, transform) = (matrix, transform)
    var (points, result) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_multiply(&points, &unitsMatrix, &font)
    cairo_matrix_multiply(&result, &points, &transform)
    return result
  }

  /// Converts a length from the shaper's units to points.
  ///
  /// The advances of a font are whole font units. The shaper scales them, and different versions of the libraries round
  /// the results differently. This function therefore restores the whole number of units, and rounds the result to
  /// 1/1024 point, so that sums of floating-point numbers are exact.
  func points(_ length: Int32) -> Float { points(length, factor: shape.width) }

  /// Converts a vertical length from the shaper's units to points, rounded to 1/1024 point (see `points(_:)`).
  func height(_ length: Int32) -> Float { points(length, factor: 1) }

  @inline(__always)
  private func points(_ length: Int32, factor: Double) -> Float {
    // Most offsets are 0.
    if length == 0 { return 0 }
    let length = Double(length)
    var value = length
    if unitLength >= 2.5 {
      let snappedLength = (length / unitLength).rounded() * unitLength
      // A length that is not a multiple belongs to a bitmap font or a variable font.
      if abs(snappedLength - length) <= 1.01 { value = snappedLength }
    }
    return Float((value * factor).rounded() / 1024)
  }

  /// Returns the glyph images for a scale, in device pixels per point.
  func images(scale: Double) -> GlyphImages {
    let key = Int((scale * 4096).rounded())
    if let recentImages, recentImages.key == key { return recentImages.images }
    if let image = images[key] {
      recentImages = (key, image)
      return image
    }
    var transform = cairo_matrix_t()
    cairo_matrix_init_scale(&transform, scale, scale)
    // Without a limit, an animated scale would cache images of every size.
    if images.count >= 12 { images.removeAll() }
    let newImages = GlyphImages(outlines: outlines, matrix: makeUnitsMatrix(transform))
    images[key] = newImages
    recentImages = (key, newImages)
    return newImages
  }
}
