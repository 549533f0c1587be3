import CompositorKernels
import CoreGraphics
import Foundation

/// A source with the coverage mask of a blurred shadow.
final class ShadowSource: Source {
  /// The shape that casts the shadow, in device pixels.
  enum Shape: Hashable {
    /// A rounded rectangle whose middle can be stretched, so that one mask can be used for shadows of all sizes.
    case stretchable(radius: Int32, isContinuous: Bool)
    /// A rounded rectangle that is too small to be stretched.
    case rectangle(width: Int32, height: Int32, radius: Int32, corners: UInt8, isContinuous: Bool)
    /// A path whose bounding box starts at the origin.
    case path(CGPath, scale: Double, width: Int32, height: Int32)
    /// The pixels of a group, identified by its number and version.
    case group(UInt64, version: UInt64, width: Int32, height: Int32)
  }

  /// The parameters on which the coverage of a shadow depends. Shadows with equal keys share one mask.
  struct Key: Hashable {
    var shape: Shape
    /// The standard deviation of the blur in 1/16 pixels.
    var blur: Int32
  }

  let key: Key
  /// The distance by which the shadow extends beyond the shape on every side, in pixels.
  let reach: Int32
  /// The width of the fixed parts of a stretchable shadow, or 0 for other shapes.
  let cap: Int32
  private(set) var bytes: [UInt8] = []
  /// The group that casts the shadow, or `nil` for other shapes.
  weak var group: Source?

  init(key: Key) {
    self.key = key
    reach = ShadowSource.reach(ofBlur: key.blur)
    var w: Int32
    var h: Int32
    switch key.shape {
    case .stretchable(let radius, let isContinuous):
      cap = ShadowSource.cap(radius: radius, blur: key.blur, isContinuous: isContinuous)
      w = 2 * cap + 1
      h = w
    case .rectangle(let width, let height, _, _, _), .path(_, _, let width, let height),
      .group(_, _, let width, let height):
      cap = 0
      w = width + 2 * reach
      h = height + 2 * reach
    }
    super.init(width: Int(w), height: Int(h), isOpaque: false)
  }

  /// Returns the distance in pixels by which a blur extends beyond the shape.
  static func reach(ofBlur blur: Int32) -> Int32 { Int32((Double(blur) / 16 * 3).rounded(.up)) }

  /// Returns the distance from the edge of the shadow to the part with constant coverage. The distance is the extent of the
  /// corner plus twice the reach of the blur.
  static func cap(radius: Int32, blur: Int32, isContinuous: Bool) -> Int32 {
    let extent = Double(radius) / 16 * (isContinuous ? 1.528665 : 1)
    return 2 * reach(ofBlur: blur) + Int32(extent.rounded(.up)) + 1
  }

  override var cost: Int { bytes.count }

  override func discard() { bytes = [] }

  override func prepare(_ cache: SourceCache) {
    cache.markUsed(self)
    defer { cache.updateCost(self) }
    if !bytes.isEmpty { return }
    stride = Int(width)
    bytes = [UInt8](repeating: 0, count: stride * Int(height))
    let innerBox = Box(x0: reach, y0: reach, x1: width - reach, y1: height - reach)
    switch key.shape {
    case .stretchable(let radius, let isContinuous):
      drawRectangle(innerBox, radius: radius, corners: 15, isContinuous: isContinuous)
    case .rectangle(_, _, let radius, let corners, let isContinuous):
      drawRectangle(innerBox, radius: radius, corners: corners, isContinuous: isContinuous)
    case .path(let path, let scale, _, _): draw(path, scale: scale)
    case .group(_, _, let w, let h):
      group?.prepare(cache)
      if let group, let pixels = group.pixels {
        bytes.withUnsafeMutableBufferPointer { buffer in
          let target = buffer.baseAddress! + Int(reach) * stride + Int(reach)
          ck_alpha(target, stride, pixels, group.stride, min(w, group.width), min(h, group.height))
        }
      }
    }
    bytes.withUnsafeMutableBufferPointer { buffer in
      ck_blur(buffer.baseAddress!, stride, width, height, Double(key.blur) / 16)
    }
  }

  private func drawRectangle(_ box: Box, radius: Int32, corners: UInt8, isContinuous: Bool) {
    guard !box.isEmpty else { return }
    for y in box.y0..<box.y1 {
      for x in box.x0..<box.x1 { bytes[Int(y) * stride + Int(x)] = 255 }
    }
    let limit = min(box.width, box.height) / 2
    guard radius > 0, limit > 0 else { return }
    let mask = CornerMask(
      radii: SIMD4(repeating: min(Double(radius) / 16, Double(min(box.width, box.height)) / 2)),
      isContinuous: isContinuous, border: 0, limit: limit)
    let n = mask.size
    for corner in 0..<4 where corners & (1 << UInt8(corner)) != 0 {
      let x0 = corner & 1 == 0 ? box.x0 : box.x1 - n
      let y0 = corner & 2 == 0 ? box.y0 : box.y1 - n
      let tile = mask.tile(corner)
      for y in 0..<n {
        for x in 0..<n { bytes[Int(y0 + y) * stride + Int(x0 + x)] = tile[Int(y * n + x)] }
      }
    }
  }

  private func draw(_ path: CGPath, scale: Double) {
    let buffer = PixelBuffer(width: Int(width), height: Int(height))
    let bounds = path.boundingBoxOfPath
    let origin = CGPoint(
      x: bounds.origin.x - CGFloat(Double(reach) / scale), y: bounds.origin.y - CGFloat(Double(reach) / scale))
    let context = CGContext(pixels: buffer, scale: CGFloat(scale), origin: origin)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.addPath(path)
    context.fillPath()
    context.flush()
    bytes.withUnsafeMutableBufferPointer { target in
      ck_alpha(target.baseAddress!, stride, buffer.pixelPointer, buffer.bytesPerRow / 4, width, height)
    }
  }
}
