import CoreGraphics
import Foundation

/// Converts images to coverage masks.
enum Coverage {
  /// Returns the pixels of an image as a mask, with the coverage in the alpha channel.
  static func pixels(of image: CGImage) -> PixelBuffer {
    if image.isMask { return image.pixels }
    let result = PixelBuffer(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width { result[x, y] = image.coverage(x, y) << 24 }
    }
    return result
  }
}
