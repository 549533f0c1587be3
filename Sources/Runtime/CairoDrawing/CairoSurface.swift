import CCairo
import CoreGraphics
import Foundation

/// A cairo surface: an image that uses a pixel buffer or memory of its own, or a document. The object destroys the
/// cairo surface when it is deallocated.
final class CairoSurface {
  let pointer: OpaquePointer
  /// The position of the surface's first pixel, in device pixels.
  let origin: (x: Int, y: Int)
  let width: Int
  let height: Int
  private let pixels: PixelBuffer?

  /// Creates a surface that uses the memory of a pixel buffer. The surface retains the buffer.
  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
    origin = (0, 0)
    width = pixels.width
    height = pixels.height
    pointer = cairo_image_surface_create_for_data(
      pixels.base.assumingMemoryBound(to: UInt8.self), pixels.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
      Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow))
  }

  /// Creates a transparent surface that covers a rectangle of device pixels.
  init(_ rect: PixelRect, format: cairo_format_t) {
    pixels = nil
    origin = (rect.x, rect.y)
    width = max(1, rect.width)
    height = max(1, rect.height)
    pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
    cairo_surface_set_device_offset(pointer, -Double(rect.x), -Double(rect.y))
  }

  /// Creates an object for a surface that is not an image. The object takes ownership of the surface.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
    pixels = nil
    origin = (0, 0)
    width = 1
    height = 1
  }

  deinit { cairo_surface_destroy(pointer) }

  var bytes: UnsafeMutablePointer<UInt8>? { cairo_image_surface_get_data(pointer) }
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }
  func markDirty() { cairo_surface_mark_dirty(pointer) }
  func flush() { cairo_surface_flush(pointer) }

  /// Calls a closure with a new cairo context for this surface.
  func draw(_ body: (OpaquePointer) -> Void) {
    let cairo = cairo_create(pointer)!
    body(cairo)
    cairo_destroy(cairo)
  }
}
