import CoreGraphics

/// The memory that a painter draws in. `pixels` is the address of the pixel (0, 0). The address may be outside the memory,
/// because the memory may begin at another pixel.
struct Canvas: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between the starts of two rows, in pixels.
  let stride: Int

  @inline(__always)
  func pointer(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + (Int(y) * stride + Int(x)) }
}
