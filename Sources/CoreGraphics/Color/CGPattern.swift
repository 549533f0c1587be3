import Foundation

/// A pattern that fills a shape by repeating a cell. The cell is an image or is drawn by a callback.
public final class CGPattern: @unchecked Sendable {
  package enum Content {
    /// An image that is drawn with a size in points. The image is upright in a coordinate system whose y-axis points down, as in views.
    case image(CGImage, size: CGSize)
    case callbacks(CGPatternCallbacks, info: UnsafeMutableRawPointer?)
  }

  package let content: Content
  /// The bounds of the cell, in the pattern's coordinate system.
  package let bounds: CGRect
  /// The transform from the pattern's coordinate system to the default coordinate system of the context.
  package let matrix: CGAffineTransform
  package let xStep: CGFloat
  package let yStep: CGFloat
  /// Indicates whether the pattern has its own colors. An uncolored pattern is drawn in a color that is specified when
  /// the pattern is set.
  package let isColored: Bool

  /// Creates a pattern whose cell is drawn by a callback. The result is nil if a step is 0 or the cell is empty.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the callbacks.
  ///   - bounds: The cell, in the pattern's coordinate system.
  ///   - matrix: The transform from the pattern's coordinate system to the default coordinate system of the context.
  ///     The current transform of the context is not used.
  ///   - xStep: The horizontal distance between the origins of two cells, in the pattern's coordinate system.
  ///   - yStep: The vertical distance between the origins of two cells, in the pattern's coordinate system.
  ///   - tiling: Not used: cells are repeated at the exact step.
  ///   - isColored: `true` if the callback sets colors. With `false`, the pattern is drawn in a color that is specified
  ///     when the pattern is set.
  ///   - callbacks: The functions that draw a cell and release `info`.
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

  /// Creates a pattern that repeats an image in tiles of `size` points. One tile has its origin at the origin of the
  /// context's default coordinate system.
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

  /// Draws one cell of the pattern at the resolution of the device.
  ///
  /// `color` is the color of an uncolored pattern. The result contains an image, with its top row at the smallest y, and the rectangle
  /// of the cell in the pattern's coordinate system. The result is nil if the cell has no content.
  package func makeTile(toDevice: CGAffineTransform, color: RGBA) -> (image: CGImage, rect: CGRect)? {
    let rect = CGRect(x: bounds.minX, y: bounds.minY, width: xStep, height: yStep)
    switch content {
    case .image(let image, _): return (image, rect)
    case .callbacks(let callbacks, let info):
      guard let drawPattern = callbacks.drawPattern else { return nil }
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
        let opaqueColor = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        context.setFillColor(opaqueColor)
        context.setStrokeColor(opaqueColor)
      }
      drawPattern(info, context)
      return (context.finishImage(), rect)
    }
  }
}
