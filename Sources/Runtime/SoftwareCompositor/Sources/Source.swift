import CoreGraphics

/// The pixels that elements of a display list draw, such as an image or a shadow. Some subclasses create their pixels
/// only when `prepare` is called.
class Source {
  @exclusivity(unchecked) nonisolated(unsafe) private static var lastID: UInt64 = 0

  /// A unique number. Sources with equal numbers have equal pixels. The pixels of a group also depend on its version.
  let id: UInt64
  /// The pixels of the source, or `nil` if they have not been created. The pixels are valid from `prepare` until the end of the frame.
  @exclusivity(unchecked) final var pixels: UnsafePointer<UInt32>?
  /// The coverage mask, with one byte per pixel, or nil if the source has none. A source has pixels, a coverage mask,
  /// or both.
  @exclusivity(unchecked) final var coverage: UnsafePointer<UInt8>?
  @exclusivity(unchecked) final var coverageStride = 0
  /// The distance between the starts of two rows, in pixels.
  @exclusivity(unchecked) final var stride = 0
  @exclusivity(unchecked) final var width: Int32
  @exclusivity(unchecked) final var height: Int32
  @exclusivity(unchecked) final var isOpaque: Bool
  /// The area that contains all pixels that are not transparent, or `nil` if it is not known.
  @exclusivity(unchecked) final var inkBounds: Box?
  /// The areas that changed between the previous and the current version of a group, in pixels of the source.
  @exclusivity(unchecked) final var lastDamage: [Box] = []
  /// The frame in which the source was last used. The source cache sets this property.
  @exclusivity(unchecked) final var lastUsedFrame: UInt64 = 0
  /// The index of the source in the cache's list, or −1 if it is not in the list.
  @exclusivity(unchecked) final var cacheIndex = -1
  /// The number of bytes of this source that are included in the memory that the source cache has counted.
  @exclusivity(unchecked) final var countedCost = 0
  /// The reduced copies of the source, for drawing it smaller. Each copy has half the size of the previous one.
  @exclusivity(unchecked) private var levels: [PixelBuffer] = []

  init(width: Int, height: Int, isOpaque: Bool) {
    Source.lastID += 1
    id = Source.lastID
    self.width = Int32(clamping: width)
    self.height = Int32(clamping: height)
    self.isOpaque = isOpaque
  }

  deinit { if cacheIndex >= 0 { SourceCache.shared.removeSource(self) } }

  /// Creates the pixels if they do not exist. This method must be called on the main thread. Subclasses whose pixels can be discarded
  /// override this method. The default implementation does nothing.
  func prepare(_ cache: SourceCache) {}

  /// The memory that the source uses, in bytes.
  var cost: Int { levels.reduce(0) { $0 + $1.bytesPerRow * $1.height } }

  /// Discards pixels that can be created again. Subclasses override this method to discard their own pixels.
  func discard() { levels.removeAll() }

  final func discardLevels() { levels.removeAll() }

  /// Creates the reduced copies up to a level. A source without pixels has no copies. This method must be called on the main thread,
  /// after `prepare`.
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

  /// Returns the pixels of the reduced copy with the index `level`. If the copy does not exist, the result is the
  /// smallest copy. Each copy has half the size of the previous one.
  final func level(_ level: Int) -> (
    pixels: UnsafePointer<UInt32>?, stride: Int, width: Int32, height: Int32, number: Int
  ) {
    let index = min(level, levels.count)
    if index <= 0 { return (pixels, stride, width, height, 0) }
    let buffer = levels[index - 1]
    return (
      UnsafePointer(buffer.pixelPointer), buffer.bytesPerRow / 4, Int32(buffer.width), Int32(buffer.height), index
    )
  }
}

extension PixelBuffer {
  var pixelPointer: UnsafeMutablePointer<UInt32> { base.assumingMemoryBound(to: UInt32.self) }
}
