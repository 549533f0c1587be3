import Foundation

/// The coverage of text in one color. A byte for each pixel contains the opacity with which the color is drawn.
///
/// A mask needs a quarter of the memory of a pixel buffer, and only for the area that contains glyphs. The compositor
/// applies the color when it draws to the screen. A pixel buffer would have to be cleared, drawn and blended, with
/// the same result. A mask is used on the main thread until it is visible, and never changed afterwards.
package final class GlyphCoverage: @unchecked Sendable {
  /// The rectangle of the image that the mask covers. The pixels outside the rectangle are transparent.
  package let rect: PixelRect
  /// The number of bytes per row of the mask.
  package let stride: Int
  package let bytes: UnsafeMutablePointer<UInt8>
  /// The color of the text as a premultiplied pixel.
  package let color: UInt32

  /// Creates a mask in which no pixel of `rect` is covered.
  init(_ rect: PixelRect, color: UInt32) {
    self.rect = rect
    self.color = color
    stride = rect.width
    bytes = GlyphCoverage.allocate(stride * rect.height)
    bytes.initialize(repeating: 0, count: stride * rect.height)
  }

  init(_ rect: PixelRect, color: UInt32, copying source: UnsafePointer<UInt8>, stride sourceStride: Int) {
    self.rect = rect
    self.color = color
    stride = sourceStride
    bytes = GlyphCoverage.allocate(stride * rect.height)
    // The memory after the last pixel of the last row may not belong to the source.
    memcpy(bytes, source, max(0, stride * (rect.height - 1) + rect.width))
  }

  deinit { free(bytes) }

  /// Allocates memory with `malloc`. `UnsafeMutablePointer.allocate` would request aligned memory, which glibc does not serve
  /// from its per-thread cache.
  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = malloc(max(1, count)) else { fatalError("GlyphCoverage: cannot allocate \(count) bytes") }
    return memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Adds `source`, the coverage of more text in `part`. `part` must be inside `rect`. If `source` covers pixels that
  /// the mask already covers, the color must be opaque.
  func add(_ source: UnsafePointer<UInt8>, stride sourceStride: Int, in part: PixelRect) {
    for row in 0..<part.height {
      let sourceRow = source + row * sourceStride
      let targetRow = bytes + (part.y - rect.y + row) * stride + (part.x - rect.x)
      for column in 0..<part.width where sourceRow[column] != 0 {
        let destinationPixel = UInt32(targetRow[column])
        targetRow[column] = UInt8(
          UInt32(sourceRow[column]) + GlyphCoverage.channelProduct(destinationPixel, 255 - UInt32(sourceRow[column])))
      }
    }
  }

  /// Returns whether at least one pixel is covered by both this mask and `source`. `source` is the coverage of text
  /// that is to be added in `part`. If the color is not opaque, adding the text would make such a pixel darker.
  func overlapsText(_ source: UnsafePointer<UInt8>, stride sourceStride: Int, in part: PixelRect) -> Bool {
    let commonRect = part.intersection(rect)
    for y in commonRect.y..<max(commonRect.y, commonRect.maxY) {
      let maskOrigin = source + (y - part.y) * sourceStride - part.x
      let maskRow = bytes + (y - rect.y) * stride - rect.x
      for x in commonRect.x..<commonRect.maxX where maskOrigin[x] != 0 && maskRow[x] != 0 { return true }
    }
    return false
  }

  /// Draws the text of the mask to transparent pixels.
  package func draw(to pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
    for row in 0..<rect.height {
      let sourceRow = bytes + row * stride
      let targetRow =
        (pixels + (rect.y + row) * bytesPerRow).assumingMemoryBound(to: UInt32.self) + rect.x
      for column in 0..<rect.width where sourceRow[column] != 0 { targetRow[column] = pixel(sourceRow[column]) }
    }
  }

  /// Returns the color multiplied by `coverage` / 255, with the same rounding as in the compositor.
  private func pixel(_ coverage: UInt8) -> UInt32 {
    let coverageValue = UInt32(coverage)
    func channel(_ shift: UInt32) -> UInt32 {
      GlyphCoverage.channelProduct(color >> shift & 255, coverageValue) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }

  /// Returns `value` × `coverageValue` / 255, rounded to the nearest integer.
  private static func channelProduct(_ value: UInt32, _ coverageValue: UInt32) -> UInt32 {
    let product = value * coverageValue + 128
    return (product + (product >> 8)) >> 8
  }
}
