import CoreGraphics
import Foundation

/// Converts images to coverage masks.
enum Coverage {
  /// Returns a mask for an image. The alpha channel of its pixels contains the coverage.
  static func pixels(of image: CGImage) -> PixelBuffer {
    if image.isMask { return image.pixels }
    let result = PixelBuffer(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width { result[x, y] = image.coverage(x, y) << 24 }
    }
    return result
  }
}
