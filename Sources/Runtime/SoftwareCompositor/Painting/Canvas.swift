import CoreGraphics

/// Memory to paint on. `pixels` is where the pixel (0, 0) is or would be.
struct Canvas: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from row to row.
  let stride: Int

  @inline(__always)
  func at(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + (Int(y) * stride + Int(x)) }
}
