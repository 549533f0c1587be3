import CoreGraphics

/// A source with a single pixel, for a layer of one color that is drawn with a projective map.
final class SolidSource: Source {
  private let memory: UnsafeMutablePointer<UInt32>

  init(_ color: UInt32) {
    memory = .allocate(capacity: 4)
    memory.initialize(repeating: color, count: 4)
    super.init(width: 1, height: 1, isOpaque: color >> 24 == 255)
    pixels = UnsafePointer(memory)
    stride = 1
  }

  deinit { memory.deallocate() }
}
