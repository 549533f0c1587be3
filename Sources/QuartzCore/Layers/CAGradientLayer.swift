import CoreGraphics
import Foundation

/// A layer that draws a gradient over its background, clipped to its rounded corners.
open class CAGradientLayer: CALayer {
  private var gradient = GradientValues()
  private var shownGradient: GradientValues?

  public override init() {
    super.init()
    flags.insert(.needsDisplayOnBoundsChange)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer {
      gradient = layer.layerAnimations == nil ? layer.gradient : layer.shownGradient ?? layer.gradient
    }
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changeGradient(_ key: LayerKey, _ write: (inout GradientValues) -> Void) {
    let action = willChange(key)
    write(&gradient)
    setNeedsDisplay()
    didChange(key, action)
  }

  /// The colors of the gradient, as `CGColor` or objects that convert to one. If nil, no gradient is drawn. The property is
  /// animatable between arrays of equal length. The default is nil.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = newValue?.compactMap { LayerValue(any: $0)?.color } ?? []
      if colors != gradient.colors { changeGradient(.colors) { $0.colors = colors } }
    }
  }
  /// The position of each color along the gradient, 0...1, in ascending order. The colors are spaced evenly if the value is
  /// nil, or if it does not have one element for each color. The property is animatable. The default is nil.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set {
      let locations = newValue?.map(\.doubleValue)
      if locations != gradient.locations { changeGradient(.locations) { $0.locations = locations } }
    }
  }
  /// The start of the gradient, as a fraction of the bounds. The property is animatable. The default is (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { if newValue != gradient.startPoint { changeGradient(.startPoint) { $0.startPoint = newValue } } }
  }
  /// The end of the gradient, as a fraction of the bounds. The property is animatable. The default is (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { if newValue != gradient.endPoint { changeGradient(.endPoint) { $0.endPoint = newValue } } }
  }
  /// The style of the gradient. The default is `.axial`.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { if newValue != gradient.type { changeGradient(.type) { $0.type = newValue } } }
  }

  open override var contentsScale: CGFloat {
    get { super.contentsScale }
    set {
      guard newValue != super.contentsScale else { return }
      super.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  open override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set {
      guard newValue != super.cornerRadius else { return }
      super.cornerRadius = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Values for the layer tree

  package override func extraValue(_ key: LayerKey, shown: Bool) -> LayerValue? {
    (shown ? shownGradient ?? gradient : gradient).value(key)
  }

  package override func setExtraValue(_ key: LayerKey, _ value: LayerValue?, shown: Bool) {
    guard shown else { return gradient.set(value, for: key) }
    if shownGradient == nil { shownGradient = gradient }
    shownGradient?.set(value, for: key)
  }

  package override func resetPresentationExtras() { shownGradient = nil }

  package override func duplicateForPresentation() -> CALayer? {
    Swift.type(of: self) == CAGradientLayer.self ? CAGradientLayer(layer: self) : super.duplicateForPresentation()
  }

  package override func displayPresentation() { drawGradient(shownGradient ?? gradient) }

  package override func displayOwnContent() -> Bool {
    drawGradient(layerAnimations == nil ? gradient : shownGradient ?? gradient)
    return true
  }

  private func drawGradient(_ gradient: GradientValues) {
    let bounds = modelValues.bounds
    let scale = drawingScale
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard !gradient.colors.isEmpty, width >= 1, height >= 1, width * height < 134_217_728 else {
      return setBacking(nil)
    }
    let isOpaque = cornerRadius == 0 && gradient.colors.allSatisfy(\.isOpaque)
    let pixels = PixelBuffer(width: Int(width), height: Int(height), hasAlpha: !isOpaque)
    gradient.draw(into: pixels, size: bounds.size, corners: cornerRadius, masked: maskedCorners)
    setBacking(LayerBacking(pixels: pixels, frame: bounds, scale: scale, fillsBounds: true))
  }
}
