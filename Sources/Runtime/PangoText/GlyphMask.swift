import CPango
import CairoDrawing
import CompositorKernels
import CoreGraphics
import Foundation

/// The buffer in which the glyphs of a run are combined before their color is applied. Access requires the lock of
/// `PangoTextEngine`.
final class GlyphMask {
  @exclusivity(unchecked) private var pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 65536 + GlyphRows.slack)
  @exclusivity(unchecked) private var capacity = 65536
  @exclusivity(unchecked) private var positionedMasks = UnsafeMutablePointer<PositionedMask>.allocate(capacity: 256)
  @exclusivity(unchecked) private var positionedCapacity = 256
  @exclusivity(unchecked) private var count = 0
  // The bounds of the glyphs in the run.
  @exclusivity(unchecked) private var left = Int.max
  @exclusivity(unchecked) private var top = Int.max
  @exclusivity(unchecked) private var right = Int.min
  @exclusivity(unchecked) private var bottom = Int.min

  /// A glyph's image, and the pixel at which its top left corner is drawn.
  private struct PositionedMask {
    let image: GlyphImages.Image
    let x: Int
    let y: Int
  }

  /// The coverage of a combined run, for the device pixels in `rect`. The coverage is valid until the next run begins.
  struct Run {
    let pixels: UnsafeMutablePointer<UInt8>
    let stride: Int
    let rect: PixelRect

    /// Paints the run with the source of a cairo context. The matrix of the context must be the identity.
    func paint(in cairo: OpaquePointer) {
      let mask = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height), Int32(stride))
      cairo_mask_surface(cairo, mask, Double(rect.x), Double(rect.y))
      cairo_surface_finish(mask)
      cairo_surface_destroy(mask)
    }
  }

  deinit {
    pixels.deallocate()
    positionedMasks.deallocate()
  }

  /// Removes the glyphs of the previous run and begins a new run.
  func begin() {
    count = 0
    (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
  }

  /// Adds a glyph to the run. The pen position (the glyph's origin on the baseline) is (`penX`, `penY`) in device
  /// pixels.
  func add(_ image: GlyphImages.Image, penX: Int, penY: Int) {
    if count == positionedCapacity {
      let largerBuffer = UnsafeMutablePointer<PositionedMask>.allocate(capacity: positionedCapacity * 2)
      largerBuffer.moveInitialize(from: positionedMasks, count: count)
      positionedMasks.deallocate()
      positionedMasks = largerBuffer
      positionedCapacity *= 2
    }
    let x = penX + Int(image.left)
    let y = penY + Int(image.top)
    (positionedMasks + count).initialize(to: PositionedMask(image: image, x: x, y: y))
    count += 1
    left = min(left, x)
    top = min(top, y)
    right = max(right, x + Int(image.width))
    bottom = max(bottom, y + Int(image.height))
  }

  /// Combines the glyphs of the run inside a clip into one mask. The result is `nil` if no glyph of the run is inside
  /// the clip.
  func finish(_ images: GlyphImages, within clip: PixelRect) -> Run? {
    guard count > 0 else { return nil }
    let (left, top) = (max(left, clip.x), max(top, clip.y))
    let (right, bottom) = (min(right, clip.maxX), min(bottom, clip.maxY))
    guard right > left, bottom > top else { return nil }
    let stride = (right - left + 3) & ~3
    let size = stride * (bottom - top)
    if size > capacity {
      pixels.deallocate()
      capacity = size
      pixels = .allocate(capacity: capacity + GlyphRows.slack)
    }
    let pixels = pixels
    memset(pixels, 0, size)
    let glyphPixels = images.pixels
    for index in 0..<count {
      let glyph = positionedMasks[index]
      let image = glyph.image
      let source = glyphPixels + image.offset
      let width = Int(image.width)
      let firstColumn = max(0, left - glyph.x)
      let lastColumn = min(width, right - glyph.x)
      guard firstColumn < lastColumn else { continue }
      let firstRow = max(0, top - glyph.y)
      let rows = min(Int(image.height), bottom - glyph.y) - firstRow
      guard rows > 0 else { continue }
      if firstColumn == 0, lastColumn == width {
        // The glyph is not clipped horizontally, because the zeros after its width have no effect.
        ck_add_rows(
          pixels + (glyph.y - top + firstRow) * stride + (glyph.x - left), stride, source + firstRow * image.stride,
          Int32(image.stride), Int32(rows))
        continue
      }
      GlyphRows.add(
        source + firstRow * image.stride + firstColumn, stride: image.stride,
        to: pixels + (glyph.y - top + firstRow) * stride + (glyph.x - left) + firstColumn, stride: stride,
        width: lastColumn - firstColumn, rows: rows)
    }
    return Run(
      pixels: pixels, stride: stride, rect: PixelRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}
