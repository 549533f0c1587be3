import CoreGraphics

/// The memory that a painter draws in. `pixels` is the address of the pixel (0, 0), which may be outside of the memory.
struct Canvas: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels from row to row.
  let stride: Int

  @inline(__always)
  func at(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + (Int(y) * stride + Int(x)) }
}
