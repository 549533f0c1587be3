import CoreGraphics
import Foundation

/// The pixels of an image as they serve as a mask: how much they let through is in alpha.
enum Coverage {
  static func pixels(of image: CGImage) -> PixelBuffer {
    if image.isMask { return image.pixels }
    let result = PixelBuffer(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width { result[x, y] = image.coverage(x, y) << 24 }
    }
    return result
  }
}
