import CoreGraphics

/// The memory in which a painter draws. `pixels` is the address of the pixel (0, 0), which may be outside of the
/// memory.
struct Canvas: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between rows in pixels.
  let stride: Int

  @inline(__always)
  func at(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + (Int(y) * stride + Int(x)) }
}
