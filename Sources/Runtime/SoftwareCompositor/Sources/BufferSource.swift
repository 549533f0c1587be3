import CoreGraphics

/// The pixels of an image or of a layer's backing, as they are.
///
/// The buffer holds its source, so the source holds only the buffer's memory. A backing that is nothing but letters of one
/// colour has no pixels until somebody needs them: frames draw it by its coverage.
final class BufferSource: Source {
  /// Letters in place of pixels.
  let letters: LetterMask?
  private var memory: PixelBuffer.Memory?

  init(_ buffer: PixelBuffer) {
    letters = buffer.letters
    super.init(width: buffer.width, height: buffer.height, isOpaque: !buffer.hasAlpha)
    if let letters {
      coverage = UnsafePointer(letters.bytes)
      coverageStride = letters.stride
    } else {
      take(buffer)
    }
    ink = buffer.ink.map { Box($0) }
  }

  private func take(_ buffer: PixelBuffer) {
    memory = buffer.memory
    pixels = UnsafePointer(buffer.pixelPointer)
    stride = buffer.bytesPerRow / 4
  }

  /// Letters that are turned, scaled, tinted or cut need pixels after all.
  override func prepare(_ cache: SourceCache) {
    guard pixels == nil, let letters else { return }
    let buffer = PixelBuffer(width: Int(width), height: Int(height))
    letters.draw(to: buffer.base, bytesPerRow: buffer.bytesPerRow)
    take(buffer)
  }
}
