import Foundation

/// The layout of a bitmap context's memory, as the context's properties return it.
struct BitmapDescription {
  var bitsPerComponent = 8
  var bitsPerPixel = 32
  var bytesPerRow: Int
  var space: CGColorSpace? = .srgbSpace
  var info: CGBitmapInfo

  init(_ pixels: PixelBuffer) {
    bytesPerRow = pixels.bytesPerRow
    info = CGBitmapInfo(
      alpha: pixels.hasAlpha ? .premultipliedFirst : .noneSkipFirst, byteOrder: CGBitmapInfo.nativeOrder)
  }
}
