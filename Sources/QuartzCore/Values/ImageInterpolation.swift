import CoreGraphics
import Foundation

/// Mixes two images for a cross-fade.
enum ImageInterpolation {
  /// Returns the mix of two images at progress `p`, 0...1. The second image is scaled to the size of the first.
  static func interpolate(_ a: CGImage, _ b: CGImage, _ p: Double) -> CGImage? {
    if p <= 0 || a === b { return a }
    if p >= 1 { return b }
    let first = a.pixels
    let second = b.width == a.width && b.height == a.height ? b.pixels : stretched(b, width: a.width, height: a.height)
    let mixedPixels = PixelBuffer(width: first.width, height: first.height, hasAlpha: first.hasAlpha || second.hasAlpha)
    let weight = UInt32((p * 256).rounded())
    let inverse = 256 - weight
    for y in 0..<first.height {
      let firstRow = (first.base + y * first.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let secondRow = (second.base + y * second.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let out = (mixedPixels.base + y * mixedPixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<first.width {
        // The loop processes two channels at a time. Each has eight unused bits above it.
        let (m, n) = (firstRow[x], secondRow[x])
        let even = ((m & 0xFF00FF) &* inverse &+ (n & 0xFF00FF) &* weight) >> 8 & 0xFF00FF
        let odd = ((m >> 8 & 0xFF00FF) &* inverse &+ (n >> 8 & 0xFF00FF) &* weight) & 0xFF00_FF00
        out[x] = even | odd
      }
    }
    return CGImage(pixels: mixedPixels)
  }

  private static func stretched(_ image: CGImage, width: Int, height: Int) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height, hasAlpha: image.pixels.hasAlpha)
    let context = CGContext(pixels: pixels, scale: 1)
    // Images are drawn with y pointing up, so the context is flipped.
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    context.flush()
    pixels.makeOpaqueIfNeeded()
    return pixels
  }
}
