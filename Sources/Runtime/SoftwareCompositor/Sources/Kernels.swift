import CompositorKernels
import CoreGraphics

/// Swift functions that call the compositor's C kernels.
enum Kernels {
  static func halve(
    _ target: PixelBuffer, _ pixels: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int
  ) {
    ck_halve(target.pixelPointer, target.bytesPerRow / 4, pixels, stride, Int32(width), Int32(height))
  }
}
