import Foundation

extension CGContext {
  /// Draws the current path, then clears it.
  ///
  /// - Parameter mode: The drawing operation.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    beginPath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills the current path, then clears it.
  ///
  /// - Parameter rule: The rule that determines the inside of the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path, then clears it.
  public func strokePath() { drawPath(using: .stroke) }

  private func fill(_ path: PathStorage, _ rule: CGPathFillRule) {
    if !path.isEmpty { withDrawingBackend { $0.fill(path, rule: rule, state: state) } }
  }

  private func stroke(_ path: PathStorage) {
    if !path.isEmpty { withDrawingBackend { $0.stroke(path, state: state) } }
  }

  private func shape(_ build: (inout PathStorage) -> Void) -> PathStorage {
    var path = PathStorage()
    build(&path)
    return path
  }

  /// Fills a rectangle, and clears the current path.
  ///
  /// - Parameter rect: The rectangle, in user space.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(shape { $0.addRect(rect.standardized, state.transform) }, .winding)
  }

  /// Fills rectangles, and clears the current path.
  ///
  /// - Parameter rects: The rectangles, in user space.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(shape { path in for rect in rects { path.addRect(rect.standardized, state.transform) } }, .winding)
  }

  /// Strokes a rectangle, and clears the current path.
  ///
  /// - Parameter rect: The rectangle, in user space.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(shape { $0.addRect(rect, state.transform) })
  }

  /// Strokes a rectangle with a line width, and clears the current path.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - width: The line width, in user space.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let savedWidth = state.lineStyle.width
    setLineWidth(width)
    stroke(rect)
    state.lineStyle.width = savedWidth
  }

  /// Fills the ellipse inside a rectangle, and clears the current path.
  ///
  /// - Parameter rect: The rectangle that encloses the ellipse, in user space.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(shape { $0.addEllipse(rect, state.transform) }, .winding)
  }

  /// Strokes the ellipse inside a rectangle, and clears the current path.
  ///
  /// - Parameter rect: The rectangle that encloses the ellipse, in user space.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(shape { $0.addEllipse(rect, state.transform) })
  }

  /// Strokes separate line segments, and clears the current path.
  ///
  /// - Parameter points: The start and the end of each segment, one segment after the other, in user space.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent. In a bitmap without alpha, the rectangle becomes black. The alpha and the blend
  /// mode of the context do not apply.
  ///
  /// - Parameter rect: The rectangle, in user space.
  public func clear(_ rect: CGRect) {
    let path = shape { $0.addRect(rect.standardized, state.transform) }
    withDrawingBackend { $0.clear(path, antialiased: state.antialiases) }
  }

  // MARK: Clip

  /// Intersects the clip with the current path, then clears the path. If the path is empty, later drawing has no
  /// effect.
  ///
  /// - Parameter rule: The rule that determines the inside of the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    backend.clip(to: path, rule: rule, antialiased: state.antialiases)
  }

  /// Intersects the clip with a rectangle.
  ///
  /// - Parameter rect: The rectangle, in user space.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Intersects the clip with the area that several rectangles cover.
  ///
  /// - Parameter rects: The rectangles, in user space.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let path = shape { path in for rect in rects { path.addRect(rect.standardized, state.transform) } }
    backend.clip(to: path, rule: .winding, antialiased: state.antialiases)
  }

  /// Intersects the clip with an image mask.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the mask is stretched to, in user space. In a coordinate system whose y-axis points down, the mask is
  ///     drawn upside down, like an image in `draw(_:in:)`.
  ///   - mask: A mask or an image. Later drawing appears where the mask is opaque or the image is bright.
  public func clip(to rect: CGRect, mask: CGImage) {
    backend.clip(to: rect.standardized, mask: mask, transform: state.transform)
  }

  /// Removes all clips, including those in saved states.
  public func resetClip() { backend.resetClip() }

  /// The bounding box of the clip in user space, or the null rectangle if the clip is empty.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = backend.clipBounds
    return bounds.isNull ? .null : bounds.applying(state.transform.inverted())
  }

  // MARK: Gradients

  /// Fills the clip with a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - start: The start of the line, in user space.
  ///   - end: The end of the line, in user space.
  ///   - options: The areas outside the line's ends to fill with the first or last color.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    withDrawingBackend { $0.drawLinearGradient(gradient, from: start, to: end, options: options, state: state) }
  }

  /// Fills the clip with a gradient between two circles.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - startCenter: The center of the first circle, in user space.
  ///   - startRadius: The radius of the first circle. A negative radius is replaced by 0.
  ///   - endCenter: The center of the second circle, in user space.
  ///   - endRadius: The radius of the second circle. A negative radius is replaced by 0.
  ///   - options: The areas outside the two circles to fill with the first or last color.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    withDrawingBackend {
      $0.drawRadialGradient(
        gradient, from: startCenter, radius: max(0, startRadius), to: endCenter, endRadius: max(0, endRadius),
        options: options, state: state)
    }
  }

  /// Fills the clip with a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - center: The center, in user space.
  ///   - angle: The direction in which the gradient begins, in radians. The colors change with increasing angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    withDrawingBackend { $0.drawConicGradient(gradient, center: center, angle: angle, state: state) }
  }

  // MARK: Images

  /// Draws an image in a rectangle.
  ///
  /// The bottom of the image is at the smallest y of the rectangle. The image is therefore upright if y points up, and
  /// upside down in UIKit's contexts. To draw it upright in those contexts, use `UIImage.draw(in:)`.
  ///
  /// - Parameters:
  ///   - image: The image. A mask is drawn in the fill color.
  ///   - rect: The rectangle that the image fills, in user space.
  ///   - byTiling: `true` to repeat the image over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull, rect.width != 0, rect.height != 0 else { return }
    withDrawingBackend { backend in
      if byTiling {
        backend.drawTiled(image, in: rect.standardized, state: state)
      } else {
        backend.draw(image, in: rect.standardized, state: state)
      }
    }
  }

  /// Draws an image with its top row at the smallest y of a rectangle. The image is upright if y points down, as in
  /// UIKit's contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let savedTransform = state.transform
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(savedTransform)
    draw(image, in: rect, byTiling: byTiling)
    state.transform = savedTransform
  }
}
