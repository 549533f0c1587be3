import Foundation

/// The memory layout of a bitmap context, which properties such as `CGContext.bytesPerRow` return.
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
