import CoreGraphics

/// Pixels that elements draw from. Until `prepare` they need not exist.
class Source {
  @exclusivity(unchecked) nonisolated(unsafe) private static var lastID: UInt64 = 0

  /// Never used twice; equal numbers are equal pixels (groups count their changes apart from it).
  let id: UInt64
  /// Valid after `prepare`, until the end of the frame.
  @exclusivity(unchecked) final var pixels: UnsafePointer<UInt32>?
  /// A byte a pixel, in place of pixels or beside them.
  @exclusivity(unchecked) final var coverage: UnsafePointer<UInt8>?
  @exclusivity(unchecked) final var coverageStride = 0
  /// Pixels from row to row.
  @exclusivity(unchecked) final var stride = 0
  @exclusivity(unchecked) final var width: Int32
  @exclusivity(unchecked) final var height: Int32
  @exclusivity(unchecked) final var isOpaque: Bool
  /// Outside of this every pixel is transparent; nil for all of it.
  @exclusivity(unchecked) final var ink: Box?
  /// What changed between the last version of a group and this one, in pixels of the source.
  @exclusivity(unchecked) final var lastDamage: [Box] = []
  /// The cache's notes: the frame of the last use, the place in its list, the bytes it counts.
  @exclusivity(unchecked) final var lastUse: UInt64 = 0
  @exclusivity(unchecked) final var heldAt = -1
  @exclusivity(unchecked) final var heldCost = 0
  /// Smaller and smaller copies for drawing much reduced.
  @exclusivity(unchecked) private var levels: [PixelBuffer] = []

  init(width: Int, height: Int, isOpaque: Bool) {
    Source.lastID += 1
    id = Source.lastID
    self.width = Int32(clamping: width)
    self.height = Int32(clamping: height)
    self.isOpaque = isOpaque
  }

  deinit { if heldAt >= 0 { SourceCache.shared.forget(self) } }

  /// Sees that the pixels exist. Main thread.
  func prepare(_ cache: SourceCache) {}

  /// Bytes held by this source.
  var cost: Int { levels.reduce(0) { $0 + $1.bytesPerRow * $1.height } }

  /// Lets go of pixels that can be made again.
  func discard() { levels.removeAll() }

  final func forgetLevels() { levels.removeAll() }

  /// Sees that the level exists; false if the source has no pixels. Main thread, after `prepare`.
  final func prepareLevel(_ level: Int) {
    guard level > 0, let pixels else { return }
    while levels.count < level {
      let w = levels.last.map(\.width) ?? Int(width)
      let h = levels.last.map(\.height) ?? Int(height)
      if w <= 1, h <= 1 { return }
      let next = PixelBuffer(width: (w + 1) / 2, height: (h + 1) / 2, hasAlpha: !isOpaque)
      if let last = levels.last {
        Kernels.halve(next, last.pixelPointer, last.bytesPerRow / 4, w, h)
      } else {
        Kernels.halve(next, pixels, stride, w, h)
      }
      levels.append(next)
    }
  }

  /// The pixels of a prepared level (or the smallest that there is): every level halves the one before.
  final func level(_ level: Int) -> (pixels: UnsafePointer<UInt32>?, stride: Int, width: Int32, height: Int32, at: Int)
  {
    let at = min(level, levels.count)
    if at <= 0 { return (pixels, stride, width, height, 0) }
    let buffer = levels[at - 1]
    return (UnsafePointer(buffer.pixelPointer), buffer.bytesPerRow / 4, Int32(buffer.width), Int32(buffer.height), at)
  }
}

extension PixelBuffer {
  var pixelPointer: UnsafeMutablePointer<UInt32> { base.assumingMemoryBound(to: UInt32.self) }
}
