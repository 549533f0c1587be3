import CoreGraphics

/// The pixels that elements draw. They may not exist before `prepare` is called.
class Source {
  @exclusivity(unchecked) nonisolated(unsafe) private static var lastID: UInt64 = 0

  /// A unique number. Equal numbers have equal pixels (groups count their changes separately).
  let id: UInt64
  /// The pixels, which are valid from `prepare` until the end of the frame.
  @exclusivity(unchecked) final var pixels: UnsafePointer<UInt32>?
  /// The coverage, one byte per pixel, instead of pixels or in addition to them.
  @exclusivity(unchecked) final var coverage: UnsafePointer<UInt8>?
  @exclusivity(unchecked) final var coverageStride = 0
  /// The number of pixels from row to row.
  @exclusivity(unchecked) final var stride = 0
  @exclusivity(unchecked) final var width: Int32
  @exclusivity(unchecked) final var height: Int32
  @exclusivity(unchecked) final var isOpaque: Bool
  /// The area outside of which every pixel is transparent, or `nil` if it is not known.
  @exclusivity(unchecked) final var ink: Box?
  /// The changes between the previous version of a group and this one, in pixels of the source.
  @exclusivity(unchecked) final var lastDamage: [Box] = []
  /// The frame of the last use. This and the following properties belong to the cache.
  @exclusivity(unchecked) final var lastUse: UInt64 = 0
  /// The index in the cache's list, or −1.
  @exclusivity(unchecked) final var heldAt = -1
  /// The bytes that the cache counts for this source.
  @exclusivity(unchecked) final var heldCost = 0
  /// Successively halved copies for drawing at a much smaller size.
  @exclusivity(unchecked) private var levels: [PixelBuffer] = []

  init(width: Int, height: Int, isOpaque: Bool) {
    Source.lastID += 1
    id = Source.lastID
    self.width = Int32(clamping: width)
    self.height = Int32(clamping: height)
    self.isOpaque = isOpaque
  }

  deinit { if heldAt >= 0 { SourceCache.shared.forget(self) } }

  /// Creates the pixels if they do not exist. Main thread only.
  func prepare(_ cache: SourceCache) {}

  /// The memory of the source in bytes.
  var cost: Int { levels.reduce(0) { $0 + $1.bytesPerRow * $1.height } }

  /// Discards pixels that can be made again.
  func discard() { levels.removeAll() }

  final func discardLevels() { levels.removeAll() }

  /// Creates the levels up to the given one. Does nothing if the source has no pixels. Main thread only, after
  /// `prepare`.
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

  /// Returns the pixels of a prepared level, or of the smallest one that exists. Every level halves the one before.
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
