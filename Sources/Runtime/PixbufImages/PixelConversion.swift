import CPixbuf
import CoreGraphics
import Foundation
import RuntimeInterface

/// Converts pixels between the formats of gdk-pixbuf (RGB or RGBA, not premultiplied) and Tessera (premultiplied
/// 0xAARRGGBB).
enum PixelConversion {
  /// Returns the pixels of a pixbuf in Tessera's format.
  static func pixels(of pixbuf: OpaquePointer) throws -> PixelBuffer {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    guard width > 0, height > 0, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
      let source = gdk_pixbuf_read_pixels(pixbuf)
    else { throw ImageError("the decoder returned no pixels") }
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let stride = (width * 4 + 15) & ~15
    guard let memory = malloc(stride * height + 16) else {
      throw ImageError("out of memory for \(width) × \(height) pixels")
    }
    let hasChannel = gdk_pixbuf_get_has_alpha(pixbuf) != 0
    var combinedAlpha: UInt32 = 0xFF
    for y in 0..<height {
      let sourceRow = source + y * sourceStride
      let targetRow = (memory + y * stride).assumingMemoryBound(to: UInt32.self)
      if hasChannel {
        combinedAlpha &= premultiply(sourceRow, targetRow, width)
      } else {
        copy(sourceRow, targetRow, width)
      }
    }
    return PixelBuffer(
      width: width, height: height, bytesPerRow: stride, base: memory, hasAlpha: combinedAlpha != 0xFF,
      release: { free($0) })
  }

  private static func copy(_ source: UnsafePointer<UInt8>, _ targetRow: UnsafeMutablePointer<UInt32>, _ count: Int) {
    var source = source
    for x in 0..<count {
      targetRow[x] = 0xFF00_0000 | UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
      source += 3
    }
  }

  /// Premultiplies a row of pixels. Returns the bitwise AND of all alpha values, which is 255 if the whole row is opaque.
  private static func premultiply(
    _ source: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt32>, _ count: Int
  ) -> UInt32 {
    var combinedAlpha: UInt32 = 0xFF
    var source = source
    for x in 0..<count {
      let alpha = UInt32(source[3])
      combinedAlpha &= alpha
      // Computes x / 255, rounded, for products of two bytes.
      var red = UInt32(source[0]) &* alpha &+ 128
      red = (red &+ red >> 8) >> 8
      var green = UInt32(source[1]) &* alpha &+ 128
      green = (green &+ green >> 8) >> 8
      var blue = UInt32(source[2]) &* alpha &+ 128
      blue = (blue &+ blue >> 8) >> 8
      to[x] = alpha << 24 | red << 16 | green << 8 | blue
      source += 4
    }
    return combinedAlpha
  }

  /// Creates a pixbuf from pixels in Tessera's format. The caller owns the pixbuf. If `keepsAlpha` is `false`, the
  /// pixels are drawn on a white background.
  static func pixbuf(of pixels: PixelBuffer, keepsAlpha: Bool) throws -> OpaquePointer {
    let hasAlpha = keepsAlpha && pixels.hasAlpha
    guard
      let pixbuf = gdk_pixbuf_new(
        GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(pixels.width), Int32(pixels.height)),
      let bytes = gdk_pixbuf_get_pixels(pixbuf)
    else { throw ImageError("out of memory for \(pixels.width) × \(pixels.height) pixels") }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for y in 0..<pixels.height {
      let sourceRow = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      var target = bytes + y * stride
      for x in 0..<pixels.width {
        let pixel = sourceRow[x]
        let alpha = pixels.hasAlpha ? pixel >> 24 : 255
        var (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if hasAlpha {
          if alpha > 0 && alpha < 255 {
            red = min(255, (red * 255 + alpha / 2) / alpha)
            green = min(255, (green * 255 + alpha / 2) / alpha)
            blue = min(255, (blue * 255 + alpha / 2) / alpha)
          }
          target[3] = UInt8(alpha)
        } else if alpha < 255 {
          let white = 255 - alpha
          red = min(255, red + white)
          green = min(255, green + white)
          blue = min(255, blue + white)
        }
        target[0] = UInt8(red)
        target[1] = UInt8(green)
        target[2] = UInt8(blue)
        target += hasAlpha ? 4 : 3
      }
    }
    return pixbuf
  }
}
