import CCairo
import CoreGraphics
import Foundation

/// A cairo image surface over somebody's pixels or pixels of its own; released with this object.
final class CairoSurface {
  let pointer: OpaquePointer
  /// Where its first pixel lies in device pixels.
  let origin: (x: Int, y: Int)
  let width: Int
  let height: Int
  private let pixels: PixelBuffer?

  /// Over `pixels`, which live at least as long.
  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
    origin = (0, 0)
    width = pixels.width
    height = pixels.height
    pointer = cairo_image_surface_create_for_data(
      pixels.base.assumingMemoryBound(to: UInt8.self), pixels.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
      Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow))
  }

  /// A transparent one that covers `rect` of the device's pixels.
  init(_ rect: PixelRect, format: cairo_format_t) {
    pixels = nil
    origin = (rect.x, rect.y)
    width = max(1, rect.width)
    height = max(1, rect.height)
    pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
    cairo_surface_set_device_offset(pointer, -Double(rect.x), -Double(rect.y))
  }

  deinit { cairo_surface_destroy(pointer) }

  var bytes: UnsafeMutablePointer<UInt8>? { cairo_image_surface_get_data(pointer) }
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }
  func markDirty() { cairo_surface_mark_dirty(pointer) }
  func flush() { cairo_surface_flush(pointer) }

  /// Runs `body` with a new drawing context of this surface.
  func draw(_ body: (OpaquePointer) -> Void) {
    let cairo = cairo_create(pointer)!
    body(cairo)
    cairo_destroy(cairo)
  }
}
