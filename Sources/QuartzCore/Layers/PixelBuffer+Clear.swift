import CoreGraphics

extension PixelBuffer {
  /// Indicates whether every pixel is transparent black.
  var isClear: Bool {
    if isUntouched { return true }
    for y in 0..<height {
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width where row[x] != 0 { return false }
    }
    return true
  }
}
