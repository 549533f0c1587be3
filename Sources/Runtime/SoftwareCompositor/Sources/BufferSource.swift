import CoreGraphics

/// A source with the pixels of an image or of a layer's backing, which do not change.
///
/// The buffer retains its source, so the source retains only the buffer's memory. A backing that contains only text of
/// one color is drawn from its coverage mask. Its pixels are created when they are needed.
final class BufferSource: Source {
  /// The coverage mask and color of text, or `nil` if the source has pixels.
  let letters: GlyphCoverage?
  private var memory: PixelBuffer.Memory?

  init(_ buffer: PixelBuffer) {
    letters = buffer.letters
    super.init(width: buffer.width, height: buffer.height, isOpaque: !buffer.hasAlpha)
    if let letters {
      coverage = UnsafePointer(letters.bytes)
      coverageStride = letters.stride
    } else {
      setBuffer(buffer)
    }
    inkBounds = buffer.inkBounds.map { Box($0) }
  }

  private func setBuffer(_ buffer: PixelBuffer) {
    memory = buffer.memory
    pixels = UnsafePointer(buffer.pixelPointer)
    stride = buffer.bytesPerRow / 4
  }

  // Text that is rotated, scaled, tinted or clipped is drawn from pixels.
  override func prepare(_ cache: SourceCache) {
    guard pixels == nil, let letters else { return }
    let buffer = PixelBuffer(width: Int(width), height: Int(height))
    letters.draw(to: buffer.base, bytesPerRow: buffer.bytesPerRow)
    setBuffer(buffer)
  }
}
