import CPango
import CairoDrawing
import Foundation

/// The scratch bitmap in which a run of glyphs is put together before cairo colours it. Used under the engine's lock.
final class GlyphMask {
  private var pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 65536 + GlyphRows.slack)
  private var capacity = 65536
  private var kept: [Placed] = []

  /// A glyph's image and the pixel where its top left corner stands.
  struct Placed {
    let image: GlyphImages.Image
    let x: Int
    let y: Int

    /// A glyph whose pen stands on the pixel (`penX`, `penY`).
    init(_ image: GlyphImages.Image, penX: Int, penY: Int) {
      self.image = image
      x = penX + Int(image.left)
      y = penY + Int(image.top)
    }
  }

  deinit { pixels.deallocate() }

  /// An empty list for a run, with the memory of the last one. `paint` takes it back.
  func begin() -> [Placed] {
    var list: [Placed] = []
    swap(&list, &kept)
    list.removeAll(keepingCapacity: true)
    return list
  }

  /// Paints a run in the context's source; the context's matrix must be the identity.
  func paint(_ placed: consuming [Placed], _ images: GlyphImages, in cairo: OpaquePointer) {
    paintRun(placed, images, in: cairo)
    kept = placed
  }

  private func paintRun(_ placed: [Placed], _ images: GlyphImages, in cairo: OpaquePointer) {
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
      pixels = .allocate(capacity: capacity + GlyphRows.slack)
    }
    let pixels = pixels
    memset(pixels, 0, size)
    for glyph in placed {
      let image = glyph.image
      let source = images.pixels + image.offset
      let width = Int(image.width)
      let firstColumn = max(0, left - glyph.x)
      let lastColumn = min(width, right - glyph.x)
      guard firstColumn < lastColumn else { continue }
      let firstRow = max(0, top - glyph.y)
      let rows = min(Int(image.height), bottom - glyph.y) - firstRow
      guard rows > 0 else { continue }
      GlyphRows.add(
        source + firstRow * width + firstColumn, stride: width,
        to: pixels + (glyph.y - top + firstRow) * stride + (glyph.x - left) + firstColumn, stride: stride,
        width: lastColumn - firstColumn, rows: rows)
    }
    let mask = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top), Int32(stride))
    cairo_mask_surface(cairo, mask, Double(left), Double(top))
    cairo_surface_finish(mask)
    cairo_surface_destroy(mask)
  }
}
