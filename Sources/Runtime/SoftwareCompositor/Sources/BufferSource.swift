import CoreGraphics

/// The pixels of an image or of a layer's backing, as they are.
final class BufferSource: Source {
  let buffer: PixelBuffer

  init(_ buffer: PixelBuffer) {
    self.buffer = buffer
    super.init(width: buffer.width, height: buffer.height, isOpaque: !buffer.hasAlpha)
    pixels = UnsafePointer(buffer.pixelPointer)
    stride = buffer.bytesPerRow / 4
  }
}
