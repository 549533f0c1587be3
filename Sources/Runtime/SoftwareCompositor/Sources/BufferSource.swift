import CoreGraphics

/// The pixels of an image or of a layer's backing, as they are.
///
/// The buffer holds its source, so the source holds only the buffer's memory.
final class BufferSource: Source {
  private let memory: PixelBuffer.Memory

  init(_ buffer: PixelBuffer) {
    memory = buffer.memory
    super.init(width: buffer.width, height: buffer.height, isOpaque: !buffer.hasAlpha)
    pixels = UnsafePointer(buffer.pixelPointer)
    stride = buffer.bytesPerRow / 4
    ink = buffer.ink.map { Box($0) }
  }
}
