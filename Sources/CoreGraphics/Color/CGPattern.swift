import Foundation

/// A cell that is repeated to fill a shape: drawn by a callback, or an image.
public final class CGPattern: @unchecked Sendable {
  package enum Content {
    /// An image of that many points, its top at the top where y points down (as in views).
    case image(CGImage, size: CGSize)
    case callbacks(CGPatternCallbacks, info: UnsafeMutableRawPointer?)
  }

  package let content: Content
  /// The cell, in the pattern's own space.
  package let bounds: CGRect
  /// From the pattern's space to that of the context as it was made.
  package let matrix: CGAffineTransform
  package let xStep: CGFloat
  package let yStep: CGFloat
  /// False for a stencil that is drawn in the colour given with it.
  package let isColored: Bool

  /// Makes a pattern whose cell `bounds` (pattern space) is drawn by callbacks and repeated every `xStep` and `yStep`.
  /// `matrix` leads from pattern space to the default space of the context; the current transform plays no part.
  /// nil when a step is 0 or the cell is empty.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0, !bounds.isEmpty else { return nil }
    content = .callbacks(callbacks.pointee, info: info)
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
  }

  /// A tile of `size` points, its first corner at the origin of the context's default space.
  package init(image: CGImage, size: CGSize) {
    content = .image(image, size: size)
    bounds = CGRect(origin: .zero, size: size)
    matrix = .identity
    xStep = max(size.width, 1e-3)
    yStep = max(size.height, 1e-3)
    isColored = true
  }

  deinit {
    if case .callbacks(let callbacks, let info) = content { callbacks.releaseInfo?(info) }
  }

  /// One tile as it repeats, at the device's resolution: an image, its top at the smallest y, and the rectangle of pattern
  /// space that it fills. `color` is what a stencil is drawn in. nil when there is nothing to draw.
  package func tile(toDevice: CGAffineTransform, color: RGBA) -> (image: CGImage, rect: CGRect)? {
    let rect = CGRect(x: bounds.minX, y: bounds.minY, width: xStep, height: yStep)
    switch content {
    case .image(let image, _): return (image, rect)
    case .callbacks(let callbacks, let info):
      guard let draw = callbacks.drawPattern else { return nil }
      let scaleX = hypot(toDevice.a, toDevice.b)
      let scaleY = hypot(toDevice.c, toDevice.d)
      let width = (xStep * scaleX).rounded(.up)
      let height = (yStep * scaleY).rounded(.up)
      guard width >= 1, height >= 1, width * height <= 64_000_000 else { return nil }
      let pixels = PixelBuffer(width: Int(width), height: Int(height))
      let context = CGContext(
        pixels: pixels,
        base: CGAffineTransform(
          a: width / xStep, b: 0, c: 0, d: height / yStep, tx: -rect.minX * width / xStep,
          ty: -rect.minY * height / yStep), bitmap: BitmapDescription(pixels))
      context.clip(to: bounds)
      if !isColored {
        let opaque = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
      }
      draw(info, context)
      return (context.finishImage(), rect)
    }
  }
}
