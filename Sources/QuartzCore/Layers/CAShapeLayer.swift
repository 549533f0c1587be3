import CoreGraphics
import Foundation

/// A layer that fills and strokes a path in its coordinate system. The path may extend beyond the bounds.
open class CAShapeLayer: CALayer {
  private var shape = ShapeValues()
  private var shownShape: ShapeValues?

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer {
      shape = layer.layerAnimations == nil ? layer.shape : layer.shownShape ?? layer.shape
    }
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changeShape(_ key: LayerKey, _ write: (inout ShapeValues) -> Void) {
    let action = willChange(key)
    write(&shape)
    setNeedsDisplay()
    didChange(key, action)
  }

  /// The path to draw, in the layer's coordinate system. The property can be animated by explicit animations, between paths
  /// with the same number and kinds of elements. The default is nil.
  open var path: CGPath? {
    get { shape.path }
    set { if newValue != shape.path { changeShape(.path) { $0.path = newValue } } }
  }
  /// The color inside the path. If nil, the path is not filled. The property is animatable. The default is opaque
  /// black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { if newValue != shape.fillColor { changeShape(.fillColor) { $0.fillColor = newValue } } }
  }
  /// The rule that determines the inside of the path. The default is `.nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { if newValue != shape.fillRule { changeShape(.fillRule) { $0.fillRule = newValue } } }
  }
  /// The color of the stroke. If nil, the path is not stroked. The property is animatable. The default is nil.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { if newValue != shape.strokeColor { changeShape(.strokeColor) { $0.strokeColor = newValue } } }
  }
  /// The position along the path at which the stroke begins, as a fraction of its length, 0...1. The property is
  /// animatable. The default is 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { if newValue != shape.strokeStart { changeShape(.strokeStart) { $0.strokeStart = newValue } } }
  }
  /// The position along the path at which the stroke ends, as a fraction of its length, 0...1. The property is
  /// animatable. The default is 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { if newValue != shape.strokeEnd { changeShape(.strokeEnd) { $0.strokeEnd = newValue } } }
  }
  /// The width of the stroke, in points. The property is animatable. The default is 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { if newValue != shape.lineWidth { changeShape(.lineWidth) { $0.lineWidth = newValue } } }
  }
  /// The largest ratio of miter length to line width. Sharper corners are beveled. The property is animatable. The
  /// default is 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { if newValue != shape.miterLimit { changeShape(.miterLimit) { $0.miterLimit = newValue } } }
  }
  /// The shape of the ends of the stroke. The default is `.butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { if newValue != shape.lineCap { changeShape(.lineCap) { $0.lineCap = newValue } } }
  }
  /// The shape of the corners of the stroke. The default is `.miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { if newValue != shape.lineJoin { changeShape(.lineJoin) { $0.lineJoin = newValue } } }
  }
  /// The offset into the dash pattern at which the stroke begins, in points. The property is animatable. The default is
  /// 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { if newValue != shape.lineDashPhase { changeShape(.lineDashPhase) { $0.lineDashPhase = newValue } } }
  }
  /// The alternating lengths of dashes and gaps, in points. If nil, the line is solid. The default is nil.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { if newValue != shape.lineDashPattern { changeShape(.lineDashPattern) { $0.lineDashPattern = newValue } } }
  }

  open override var contentsScale: CGFloat {
    get { super.contentsScale }
    set {
      guard newValue != super.contentsScale else { return }
      super.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Values for the layer tree

  package override func extraValue(_ key: LayerKey, shown: Bool) -> LayerValue? {
    (shown ? shownShape ?? shape : shape).value(key)
  }

  package override func setExtraValue(_ key: LayerKey, _ value: LayerValue?, shown: Bool) {
    guard shown else { return shape.set(value, for: key) }
    if shownShape == nil { shownShape = shape }
    shownShape?.set(value, for: key)
  }

  package override func resetPresentationExtras() { shownShape = nil }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CAShapeLayer.self ? CAShapeLayer(layer: self) : super.duplicateForPresentation()
  }

  package override func displayPresentation() { drawShape(shownShape ?? shape) }

  package override func displayOwnContent() -> Bool {
    drawShape(layerAnimations == nil ? shape : shownShape ?? shape)
    return true
  }

  private func drawShape(_ shape: ShapeValues) {
    guard let path = shape.path, !path.isEmpty, shape.fillColor != nil || shape.strokeColor != nil else {
      return setBacking(nil)
    }
    let strokeExtent = shape.strokeReach
    let scale = drawingScale
    // The rectangle has whole device pixels, with one more on each side for antialiased edges.
    let box = path.boundingBoxOfPath.insetBy(dx: -strokeExtent - 1 / scale, dy: -strokeExtent - 1 / scale)
    guard box.width.isFinite, box.height.isFinite, !box.isNull else { return setBacking(nil) }
    let left = (box.minX * scale).rounded(.down)
    let top = (box.minY * scale).rounded(.down)
    let width = (box.maxX * scale).rounded(.up) - left
    let height = (box.maxY * scale).rounded(.up) - top
    guard width >= 1, height >= 1, width * height < 134_217_728 else { return setBacking(nil) }
    let frame = CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    let context = CGContext(pixels: pixels, scale: scale, origin: frame.origin)
    if let fill = shape.fillColor {
      context.addPath(path)
      context.setFillColor(fill)
      context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let stroke = shape.strokeColor, shape.lineWidth > 0 {
      stroked(path, shape, color: stroke, in: context)
    }
    context.flush()
    setBacking(LayerBacking(pixels: pixels, frame: frame, scale: scale))
  }

  private func stroked(_ path: CGPath, _ shape: ShapeValues, color: CGColor, in context: CGContext) {
    let trimmedPath = PathTrim.trim(path, from: shape.strokeStart, to: shape.strokeEnd)
    guard let trimmedPath else { return }
    context.addPath(trimmedPath)
    context.setStrokeColor(color)
    context.setLineWidth(shape.lineWidth)
    context.setMiterLimit(shape.miterLimit)
    switch shape.lineCap {
    case .round: context.setLineCap(.round)
    case .square: context.setLineCap(.square)
    default: context.setLineCap(.butt)
    }
    switch shape.lineJoin {
    case .round: context.setLineJoin(.round)
    case .bevel: context.setLineJoin(.bevel)
    default: context.setLineJoin(.miter)
    }
    if let pattern = shape.lineDashPattern, !pattern.isEmpty {
      context.setLineDash(phase: shape.lineDashPhase, lengths: pattern.map { CGFloat($0.doubleValue) })
    }
    context.strokePath()
  }
}
