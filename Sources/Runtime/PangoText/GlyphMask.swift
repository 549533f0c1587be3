import CPango
import CairoDrawing
import Foundation

/// The scratch bitmap in which a run of glyphs is put together before cairo colours it. Used under the engine's lock.
final class GlyphMask {
  private var pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 65536)
  private var capacity = 65536
  private var placed: [(image: GlyphImages.Image, x: Int, y: Int)] = []

  deinit { pixels.deallocate() }

  /// Starts a run.
  func begin() { placed.removeAll(keepingCapacity: true) }

  /// Adds a glyph whose pen stands on the pixel (`x`, `y`).
  func add(_ image: GlyphImages.Image, x: Int, y: Int) {
    if image.width > 0 { placed.append((image, x + Int(image.left), y + Int(image.top))) }
  }

  /// Paints the run in the context's source; the context's matrix must be the identity.
  func paint(_ images: GlyphImages, in cairo: OpaquePointer) {
    guard let first = placed.first else { return }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for glyph in placed {
      left = min(left, glyph.x)
      top = min(top, glyph.y)
      right = max(right, glyph.x + Int(glyph.image.width))
      bottom = max(bottom, glyph.y + Int(glyph.image.height))
    }
    // What the clip hides needs no mask: a long line in a small box, or coordinates out of all bounds.
    var clip = (x1: 0.0, y1: 0.0, x2: 0.0, y2: 0.0)
    cairo_clip_extents(cairo, &clip.x1, &clip.y1, &clip.x2, &clip.y2)
    left = max(left, Int(clip.x1.rounded(.down)))
    top = max(top, Int(clip.y1.rounded(.down)))
    right = min(right, Int(clip.x2.rounded(.up)))
    bottom = min(bottom, Int(clip.y2.rounded(.up)))
    guard right > left, bottom > top else { return }
    let stride = (right - left + 3) & ~3
    let size = stride * (bottom - top)
    if size > capacity {
      pixels.deallocate()
      capacity = size
      pixels = .allocate(capacity: capacity)
    }
    memset(pixels, 0, size)
    for glyph in placed {
      let image = glyph.image
      let source = images.pixels + image.offset
      let width = Int(image.width)
      let firstColumn = max(0, left - glyph.x)
      let lastColumn = min(width, right - glyph.x)
      guard firstColumn < lastColumn else { continue }
      for row in max(0, top - glyph.y)..<max(max(0, top - glyph.y), min(Int(image.height), bottom - glyph.y)) {
        let from = source + row * width
        let to = pixels + (glyph.y - top + row) * stride + (glyph.x - left)
        for column in firstColumn..<lastColumn {
          let sum = UInt16(to[column]) + UInt16(from[column])
          to[column] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
      }
    }
    let mask = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top), Int32(stride))
    cairo_mask_surface(cairo, mask, Double(left), Double(top))
    cairo_surface_finish(mask)
    cairo_surface_destroy(mask)
  }
}
