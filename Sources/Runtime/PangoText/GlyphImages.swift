import CPango
import CairoDrawing
import Foundation

/// Coverage bitmaps of a font's glyphs at one pixel size. Each glyph has a bitmap for four horizontal positions within
/// a pixel.
///
/// Cairo 1.16 draws glyphs only at whole pixels, which results in uneven spacing of small text. Each glyph is therefore
/// filled once as a path at its quarter pixel, without hinting, and cached. The path is the outline in the font's own
/// units, so the bitmap does not depend on the versions of the libraries.
final class GlyphImages {
  /// The position of a glyph's bitmap in `pixels`, and its offset from the pen position.
  struct Image {
    /// The horizontal offset of the bitmap's top left pixel from the pen's pixel.
    var left: Int32
    var top: Int32
    var width: Int32
    var height: Int32
    /// The index of the first byte in `pixels`.
    var offset: Int

    /// The number of bytes per row, a multiple of eight. The bytes after the width are zeros, so that rows can be added
    /// without special handling of their ends.
    var stride: Int { (Int(width) + 7) & ~7 }
  }

  private let outlines: GlyphOutlines
  /// The transform from outline units (the font's own units) to pixels.
  private let matrix: cairo_matrix_t
  private let table = GlyphTable()
  @exclusivity(unchecked) private(set) var pixels: UnsafeMutablePointer<UInt8>
  private var usedBytes = 0
  private var capacity = 16384

  /// Creates a cache of glyph bitmaps, which are drawn when they are first requested.
  ///
  /// - Parameters:
  ///   - outlines: The outlines of the glyphs, in units of the font.
  ///   - matrix: The transform from font units to pixels.
  init(outlines: GlyphOutlines, matrix: cairo_matrix_t) {
    self.outlines = outlines
    self.matrix = matrix
    pixels = .allocate(capacity: capacity + GlyphRows.slack)
  }

  deinit { pixels.deallocate() }

  /// Returns the image of a glyph. `quarter` is its horizontal offset from a whole pixel, in quarters of a pixel (0 to
  /// 3).
  func image(_ glyph: UInt32, quarter: UInt32) -> Image {
    let key = glyph << 2 | quarter
    if let image = table.image(key) { return image }
    let image = draw(glyph, quarter: quarter)
    table.insert(image, for: key)
    return image
  }

  private func draw(_ glyph: UInt32, quarter: UInt32) -> Image {
    let outline = outlines[glyph]
    let bounds = outline.bounds(matrix)
    let left = Int(bounds.minX.rounded(.down)) - 1
    let top = Int(bounds.minY.rounded(.down)) - 1
    // The bitmap has one more pixel on each side, and one more for the offset by quarters of a pixel.
    let width = Int((bounds.maxX - Double(left)).rounded(.up)) + 2
    let height = Int((bounds.maxY - Double(top)).rounded(.up)) + 1
    if outline.path == nil || width > 1024 || height > 1024 {
      return Image(left: 0, top: 0, width: 0, height: 0, offset: 0)
    }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let cairo = cairo_create(surface)
    else { return Image(left: 0, top: 0, width: 0, height: 0, offset: 0) }
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(cairo, 0.02)
    cairo_translate(cairo, Double(-left) + Double(quarter) / 4, Double(-top))
    var matrix = matrix
    cairo_transform(cairo, &matrix)
    cairo_append_path(cairo, outline.path)
    cairo_fill(cairo)
    cairo_surface_flush(surface)
    var image = Image(left: Int32(left), top: Int32(top), width: Int32(width), height: Int32(height), offset: 0)
    let size = image.stride * height
    if usedBytes + size > capacity {
      // The cache of one font remains below this limit, even at emoji sizes. Only CJK text at many sizes exceeds it.
      if usedBytes > 4_000_000 {
        table.removeAll()
        usedBytes = 0
      }
      while usedBytes + size > capacity { capacity *= 2 }
      let largerBuffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + GlyphRows.slack)
      largerBuffer.update(from: pixels, count: usedBytes)
      pixels.deallocate()
      pixels = largerBuffer
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    (pixels + usedBytes).update(repeating: 0, count: size)
    if let data = cairo_image_surface_get_data(surface) {
      for row in 0..<height {
        (pixels + usedBytes + row * image.stride).update(from: data + row * stride, count: width)
      }
    }
    image.offset = usedBytes
    usedBytes += size
    return image
  }
}
