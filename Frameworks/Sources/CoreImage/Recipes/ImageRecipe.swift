import CoreGraphics
import Foundation

/// The pixels of an image of Core Graphics. The lower left corner is at the origin.
final class ImageRecipe: Recipe, @unchecked Sendable {
  let image: CGImage
  /// The bytes of the image in the layout of a context: blue, green, red and alpha, multiplied by alpha.
  private let data: Data
  private let bytesPerRow: Int
  private let isOpaque: Bool

  init(_ image: CGImage) {
    self.image = image
    let alpha = image.alphaInfo
    if !image.isMask, image.byteOrderInfo == .order32Little, alpha == .premultipliedFirst || alpha == .noneSkipFirst,
      image.bitsPerComponent == 8, image.bitsPerPixel == 32, let data = image.dataProvider?.data
    {
      self.data = data
      bytesPerRow = image.bytesPerRow
      isOpaque = alpha == .noneSkipFirst
    } else {
      bytesPerRow = image.width * 4
      isOpaque = false
      var bytes = Data(count: bytesPerRow * image.height)
      bytes.withUnsafeMutableBytes { memory in
        let context = CGContext(
          data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
          bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CIContext.nativeLayout)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        _ = context?.data
      }
      data = bytes
    }
    super.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  override func draw(into bitmap: Bitmap, _ space: WorkingSpace) {
    let region = bitmap.region
    let height = image.height
    let table = space.byteTable
    data.withUnsafeBytes { bytes in
      table.withUnsafeBufferPointer { table in
        for y in region.minY..<region.maxY {
          let source = bytes.baseAddress! + (height - 1 - y) * bytesPerRow + region.minX * 4
          let target = bitmap.row(y)
          for x in 0..<region.width {
            let word = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            let (r, g, b) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
            let alpha = isOpaque ? 255 : Int(word >> 24)
            if alpha == 255 {
              target[x] = SIMD4(table[r], table[g], table[b], 1)
            } else if alpha > 0 {
              // The curve applies to the color, not to its product with alpha.
              let color = SIMD4(
                table[min(255, (r * 255 + alpha / 2) / alpha)], table[min(255, (g * 255 + alpha / 2) / alpha)],
                table[min(255, (b * 255 + alpha / 2) / alpha)], 1)
              target[x] = color * (Float(alpha) / 255)
            }
          }
        }
      }
    }
  }
}
