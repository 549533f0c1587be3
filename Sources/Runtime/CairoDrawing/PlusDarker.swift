import Foundation

/// Implements `plusDarker`, the only blend mode of Core Graphics that cairo does not support.
enum PlusDarker {
  /// Blends the pixels of a source into a target. Both surfaces must cover the same pixels.
  ///
  /// The resulting alpha is Sa + Da. The premultiplied colors are (Sa + Da) − ((Da − D) + (Sa − S)) = S + D + (Sa +
  /// Da)' − (Sa + Da), where ' is the sum limited to 1.
  static func blend(_ source: CairoSurface, into target: CairoSurface) {
    source.flush()
    target.flush()
    guard let sourceBytes = source.bytes, let targetBytes = target.bytes else { return }
    for y in 0..<target.height {
      let sourceRow = UnsafeMutableRawPointer(sourceBytes + y * source.stride).assumingMemoryBound(to: UInt32.self)
      let targetRow = UnsafeMutableRawPointer(targetBytes + y * target.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<target.width {
        let (s, d) = (sourceRow[x], targetRow[x])
        let sum = Int(s >> 24) + Int(d >> 24)
        let alpha = min(255, sum)
        var pixel = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] {
          let value = Int(s >> shift & 255) + Int(d >> shift & 255) + alpha - sum
          pixel |= UInt32(max(0, min(alpha, value))) << shift
        }
        targetRow[x] = pixel
      }
    }
    target.markDirty()
  }
}
