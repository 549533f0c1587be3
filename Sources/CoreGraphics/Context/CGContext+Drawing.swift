import Foundation

extension CGContext {
  /// Draws the current path, and forgets it.
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

  /// Fills the current path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws along the current path, and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  private func fill(_ path: PathStorage, _ rule: CGPathFillRule) {
    if !path.isEmpty { draw { $0.fill(path, rule: rule, state: state) } }
  }

  private func stroke(_ path: PathStorage) {
    if !path.isEmpty { draw { $0.stroke(path, state: state) } }
  }

  private func shape(_ build: (inout PathStorage) -> Void) -> PathStorage {
    var path = PathStorage()
    build(&path)
    return path
  }

  /// Fills a rectangle. As do the other shapes here, it forgets the current path.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(shape { $0.addRect(rect.standardized, state.transform) }, .winding)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(shape { path in for rect in rects { path.addRect(rect.standardized, state.transform) } }, .winding)
  }

  /// Draws along the edge of a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(shape { $0.addRect(rect, state.transform) })
  }

  /// Draws along the edge of a rectangle, `width` wide (user space).
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = kept
  }

  /// Fills the ellipse that fits into `rect`.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(shape { $0.addEllipse(rect, state.transform) }, .winding)
  }

  /// Draws along the ellipse that fits into `rect`.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(shape { $0.addEllipse(rect, state.transform) })
  }

  /// Draws a line between each two points that follow each other in the list: first to second, third to fourth…
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent (black where the bitmap has no alpha), whatever alpha and blend mode say.
  public func clear(_ rect: CGRect) {
    let path = shape { $0.addRect(rect.standardized, state.transform) }
    draw { $0.clear(path, antialiased: state.antialiases) }
  }

  // MARK: Clip

  /// Lets what is drawn from here on only touch the inside of the current path, too, and forgets the path. An empty path
  /// lets nothing through.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    backend.clip(to: path, rule: rule, antialiased: state.antialiases)
  }

  /// Lets what is drawn from here on only touch `rect`, too.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Lets what is drawn from here on only touch these rectangles, too.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let path = shape { path in for rect in rects { path.addRect(rect.standardized, state.transform) } }
    backend.clip(to: path, rule: .winding, antialiased: state.antialiases)
  }

  /// Lets what is drawn from here on only touch what `mask`, stretched over `rect`, lets through: where a mask is opaque,
  /// or a picture bright. As images are, a mask is upside down where y points down.
  public func clip(to rect: CGRect, mask: CGImage) {
    backend.clip(to: rect.standardized, mask: mask, transform: state.transform)
  }

  /// Undoes all clips, of this state and those saved under it.
  public func resetClip() { backend.resetClip() }

  /// Around all that the clip lets through, in user space; null when that is nothing.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = backend.clipBounds
    return bounds.isNull ? .null : bounds.applying(state.transform.inverted())
  }

  // MARK: Gradients

  /// Draws colours that change along the line from `start` to `end`, over all of the clip between the two; beyond them,
  /// if `options` say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw { $0.drawLinear(gradient, from: start, to: end, options: options, state: state) }
  }

  /// Draws colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw {
      $0.drawRadial(
        gradient, from: startCenter, radius: max(0, startRadius), to: endCenter, endRadius: max(0, endRadius),
        options: options, state: state)
    }
  }

  /// Draws colours that change with the direction from `center`, beginning at `angle` radians towards growing angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw { $0.drawConic(gradient, center: center, angle: angle, state: state) }
  }

  // MARK: Images

  /// Draws an image so that it fills `rect`, its bottom at the rectangle's smallest y: upright where y points up, and
  /// upside down in UIKit's contexts, where `UIImage.draw(in:)` is the way. A mask is drawn in the fill colour.
  /// `byTiling` repeats the image over the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull, rect.width != 0, rect.height != 0 else { return }
    draw { backend in
      if byTiling {
        backend.drawTiled(image, in: rect.standardized, state: state)
      } else {
        backend.draw(image, in: rect.standardized, state: state)
      }
    }
  }

  /// Draws an image with its top at the rectangle's smallest y: upright where y points down, as in UIKit's contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let kept = state.transform
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(kept)
    draw(image, in: rect, byTiling: byTiling)
    state.transform = kept
  }
}
