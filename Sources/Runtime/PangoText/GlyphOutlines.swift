import CPango
import CairoDrawing
import Foundation

/// The outlines of a font's glyphs in the font's own units, with y pointing down.
///
/// The outlines are read at a size of one pixel per font unit. At that size, the coordinates are the whole numbers in
/// the font file, and no library rounds them. Text of all sizes is drawn from the same outlines. Access requires the
/// lock of `PangoTextEngine`.
final class GlyphOutlines {
  /// The outline of a glyph: its path, and the range of the path's coordinates.
  struct Outline {
    /// The path, or `nil` if the glyph has no outline.
    let path: UnsafeMutablePointer<cairo_path_t>?
    /// The smallest x-coordinate of the path's points.
    let minX: Double
    let minY: Double
    let maxX: Double
    let maxY: Double
  }

  private let font: OpaquePointer?
  private let cairo: OpaquePointer?
  private var outlines: [UInt32: Outline] = [:]

  /// Creates a cache of outlines, which are read from the font when they are first requested.
  ///
  /// - Parameters:
  ///   - face: The cairo face of the font, which must be scalable.
  ///   - unitsPerEm: The number of font units per em.
  init(face: OpaquePointer, unitsPerEm: Double) {
    var size = cairo_matrix_t()
    cairo_matrix_init_scale(&size, unitsPerEm, unitsPerEm)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = DrawingFont.makeOptions()
    font = cairo_scaled_font_create(face, &size, &identity, options)
    cairo_font_options_destroy(options)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    cairo = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_set_scaled_font(cairo, font)
  }

  deinit {
    removeFont()
    cairo_destroy(cairo)
    cairo_scaled_font_destroy(font)
  }

  /// Returns the outline of a glyph, or an empty outline if the font does not contain the glyph.
  subscript(glyph: UInt32) -> Outline {
    if let outline = outlines[glyph] { return outline }
    // Without a limit, the outlines of large texts with many different glyphs (CJK) would all be cached.
    if outlines.count >= 1024 { removeFont() }
    let outline = read(glyph)
    outlines[glyph] = outline
    return outline
  }

  private func removeFont() {
    for outline in outlines.values { if let path = outline.path { cairo_path_destroy(path) } }
    outlines.removeAll()
  }

  private func read(_ glyph: UInt32) -> Outline {
    var positionedGlyph = cairo_glyph_t(index: CUnsignedLong(glyph), x: 0, y: 0)
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, &positionedGlyph, 1)
    defer { cairo_new_path(cairo) }
    guard let path = cairo_copy_path(cairo) else { return .empty }
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    var isDrawn = false
    Self.forEach(path) { type, points in
      if type == CAIRO_PATH_LINE_TO || type == CAIRO_PATH_CURVE_TO { isDrawn = true }
      for point in points {
        minX = min(minX, point.point.x)
        minY = min(minY, point.point.y)
        maxX = max(maxX, point.point.x)
        maxY = max(maxY, point.point.y)
      }
    }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, isDrawn, maxX > minX, maxY > minY else {
      cairo_path_destroy(path)
      return .empty
    }
    return Outline(path: path, minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Calls a closure with each element of a path and its points.
  static func forEach(
    _ path: UnsafeMutablePointer<cairo_path_t>,
    _ body: (cairo_path_data_type_t, UnsafeBufferPointer<cairo_path_data_t>) -> Void
  ) {
    guard let data = path.pointee.data else { return }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let length = max(1, Int(data[index].header.length))
      body(data[index].header.type, UnsafeBufferPointer(start: data + index + 1, count: length - 1))
      index += length
    }
  }
}

extension GlyphOutlines.Outline {
  static var empty: Self { Self(path: nil, minX: 0, minY: 0, maxX: 0, maxY: 0) }

  /// Returns the bounds of the outline's points after applying a transform.
  func bounds(_ matrix: cairo_matrix_t) -> (minX: Double, minY: Double, maxX: Double, maxY: Double) {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for (x, y) in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
      let transformed = (x: matrix.xx * x + matrix.xy * y + matrix.x0, y: matrix.yx * x + matrix.yy * y + matrix.y0)
      left = min(left, transformed.x)
      top = min(top, transformed.y)
      right = max(right, transformed.x)
      bottom = max(bottom, transformed.y)
    }
    return (left, top, right, bottom)
  }
}
