import CoreGraphics
import Foundation

/// Premultiplied pixels in memory: native 32-bit numbers with alpha in the highest byte.
final class Pixels {
  let width: Int
  let height: Int
  let base: UnsafeMutablePointer<UInt32>
  private let context: CGContext

  /// Allocates transparent pixels. The result is nil if the size is below 1, or if there is not enough memory.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Pixels.layout), let data = context.data
    else { return nil }
    self.width = width
    self.height = height
    self.context = context
    base = data.bindMemory(to: UInt32.self, capacity: width * height)
  }

  /// Draws an image into new memory.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - width: The width of the result in pixels, or nil for the width of the image.
  ///   - height: The height of the result in pixels, or nil for the height of the image.
  convenience init?(_ image: CGImage, width: Int? = nil, height: Int? = nil) {
    self.init(width: width ?? image.width, height: height ?? image.height)
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(x: 0, y: 0, width: self.width, height: self.height))
    // Drawing may be deferred until the memory is requested.
    _ = context.data
  }

  private static let layout = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

  /// Returns an image with a copy of the pixels.
  func image() -> CGImage? { context.makeImage() }

  /// Returns the pixels as they are displayed with an orientation, or nil if there is not enough memory.
  func oriented(_ orientation: CGImagePropertyOrientation) -> Pixels? {
    let swaps = orientation.swapsWidthAndHeight
    guard let result = Pixels(width: swaps ? height : width, height: swaps ? width : height) else { return nil }
    // The position of the result's first pixel in the stored pixels, and the steps to the next pixel of a row and to the next row.
    // Source: EXIF 2.32, table "Orientation": the sides at which the first row and the first column are displayed.
    let (right, bottom) = (width - 1, (height - 1) * width)
    let (start, step, rowStep) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (right, -1, width)
      case .down: (bottom + right, -1, -width)
      case .downMirrored: (bottom, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (bottom, -width, 1)
      case .rightMirrored: (bottom + right, -width, -1)
      case .left: (right, width, -1)
      }
    for y in 0..<result.height {
      let row = result.base + y * result.width
      var source = start + y * rowStep
      for x in 0..<result.width {
        row[x] = base[source]
        source += step
      }
    }
    return result
  }
}
