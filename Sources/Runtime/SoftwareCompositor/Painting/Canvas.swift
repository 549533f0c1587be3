import CoreGraphics

/// The memory that a painter draws in. `pixels` is the address of the pixel (0, 0), and may be outside the memory.
struct Canvas: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between the starts of two rows, in pixels.
  let stride: Int

  @inline(__always)
  func pointer(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + (Int(y) * stride + Int(x)) }
}
