import CoreGraphics
import Foundation

/// A layer that creates particles and moves them: confetti, snow, fire or smoke.
///
/// The cells of the layer describe the particles. They are drawn above the layer's background and border, and below its sublayers.
/// The simulation follows the layer's time and begins at its `beginTime`, so that a layer whose `beginTime` is 0 appears as if it had
/// always emitted particles. Set `beginTime` to `CACurrentMediaTime()` to begin without particles.
///
/// At most 10,000 particles of a layer exist at a time. While there are particles, every frame is drawn.
open class CAEmitterLayer: CALayer {
  private(set) final var system = ParticleSystem(seed: 0)
  private final var drawing = ParticleDrawing()
  /// The values of the properties that particles are multiplied by.
  final var factors = ParticleFactors()
  final var emissionShape = EmissionShape()

  /// Creates a layer without cells.
  public override init() {
    super.init()
    FrameLayers.add(self)
  }

  /// Creates a copy of a layer that shows its presentation values; see `CALayer.init(layer:)`.
  ///
  /// - Parameter layer: The layer to copy.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    factors = layer.shownFactors
    emissionShape = layer.shownShape
    emitterCells = layer.emitterCells
    renderMode = layer.renderMode
    preservesDepth = layer.preservesDepth
    seed = layer.seed
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The cells that describe the particles. The particles of cells that are removed disappear. The default is nil.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      system.setCells(emitterCells ?? [])
      markChanged(.contents)
    }
  }

  /// A factor for the birth rates of all cells. The property is animatable. The default is 1.
  open var birthRate: Float {
    get { Float(factors.birthRate) }
    set { change("birthRate") { $0.factors.birthRate = Double(newValue) } }
  }
  /// A factor for the lives of particles. The property is animatable. The default is 1.
  open var lifetime: Float {
    get { Float(factors.lifetime) }
    set { change("lifetime") { $0.factors.lifetime = Double(newValue) } }
  }
  /// A factor for the velocities of particles. The property is animatable. The default is 1.
  open var velocity: Float {
    get { Float(factors.velocity) }
    set { change("velocity") { $0.factors.velocity = Double(newValue) } }
  }
  /// A factor for the scales of particles. The property is animatable. The default is 1.
  open var scale: Float {
    get { Float(factors.scale) }
    set { change("scale") { $0.factors.scale = Double(newValue) } }
  }
  /// A factor for the speeds of rotation of particles. The property is animatable. The default is 1.
  open var spin: Float {
    get { Float(factors.spin) }
    set { change("spin") { $0.factors.spin = Double(newValue) } }
  }

  /// The center of the shape, in the layer's coordinate system. The property is animatable. The default is zero.
  open var emitterPosition: CGPoint {
    get { CGPoint(x: emissionShape.center.x, y: emissionShape.center.y) }
    set {
      change("emitterPosition") {
        $0.emissionShape.center.x = Double(newValue.x)
        $0.emissionShape.center.y = Double(newValue.y)
      }
    }
  }
  /// The z-coordinate of the center of the shape. The property is animatable. The default is 0.
  open var emitterZPosition: CGFloat {
    get { CGFloat(emissionShape.center.z) }
    set { change("emitterZPosition") { $0.emissionShape.center.z = Double(newValue) } }
  }
  /// The size of the shape in points. The width is the radius of a circle or sphere. The property is animatable. The default is
  /// zero.
  open var emitterSize: CGSize {
    get { CGSize(width: emissionShape.size.x, height: emissionShape.size.y) }
    set {
      change("emitterSize") {
        $0.emissionShape.size.x = Double(newValue.width)
        $0.emissionShape.size.y = Double(newValue.height)
      }
    }
  }
  /// The depth of a cuboid in points. The property is animatable. The default is 0.
  open var emitterDepth: CGFloat {
    get { CGFloat(emissionShape.size.z) }
    set { change("emitterDepth") { $0.emissionShape.size.z = Double(newValue) } }
  }
  /// The shape in which particles are created. The default is `.point`.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emissionShape.shape }
    set { change("emitterShape") { $0.emissionShape.shape = newValue } }
  }
  /// The part of the shape where particles are created. The default is `.volume`.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emissionShape.mode }
    set { change("emitterMode") { $0.emissionShape.mode = newValue } }
  }

  /// The order in which particles are drawn. The default is `.unordered`.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A Boolean value that determines whether particles are placed in the three-dimensional space of the superlayer. The value is
  /// stored but has no effect: particles are flattened into the layer's plane. The default is false.
  open var preservesDepth = false

  /// The seed of the random numbers. Two layers with equal cells, times and seeds create equal particles. Setting it removes all
  /// particles. The default is 0.
  open var seed: UInt32 = 0 {
    didSet {
      system = ParticleSystem(seed: seed)
      system.setCells(emitterCells ?? [])
      markChanged(.contents)
    }
  }

  private func change(_ key: String, _ write: (CAEmitterLayer) -> Void) {
    let action = flags.contains(.isPresentation) ? nil : lookUpAction(key)
    write(self)
    markChanged(.contents)
    layerAnimations?.modelDidChange(of: self)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if !setEmitterValue(LayerValue(any: value), value, forKey: key) { super.setValue(value, forKey: key) }
  }

  open override func value(forKey key: String) -> Any? { emitterValue(forKey: key) ?? super.value(forKey: key) }

  override func setNestedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    if let (cell, rest) = emitterCells?.cell(at: keyPath) {
      cell.setValue(value, forKeyPath: rest)
      markChanged(.contents)
      return true
    }
    return setEmitterComponent(LayerValue(any: value), at: keyPath)
  }

  override func nestedValue(forKeyPath keyPath: String) -> Any? {
    if let (cell, rest) = emitterCells?.cell(at: keyPath) { return cell.value(forKeyPath: rest) }
    return emitterComponent(at: keyPath)
  }

  // The layer can be older than the application whose list it has to be in.
  override func didBecomeVisible() {
    FrameLayers.add(self)
    markChanged(.contents)
  }

  override var composedSublayers: [CALayer] { drawing.layers + orderedSublayers }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CAEmitterLayer.self ? CAEmitterLayer(layer: self) : super.duplicateForPresentation()
  }
}

extension CAEmitterLayer: FrameUpdating {
  final var isRunning: Bool {
    !modelValues.isHidden && rootLayer.flags.contains(.isVisibleRoot) && !isTimeStopped && system.isActive(shownFactors)
  }

  final func update(at time: CFTimeInterval) -> Bool {
    guard rootLayer.flags.contains(.isVisibleRoot) else { return true }
    let animatedCells = beginAnimatedCells()
    system.advance(to: localTime(time), from: shownShape, shownFactors)
    endAnimatedCells(animatedCells)
    if drawing.update(system, in: self) {
      if drawing.layers.isEmpty { flags.remove(.composesSublayers) } else { flags.insert(.composesSublayers) }
      markChanged(.hierarchy)
    }
    return true
  }
}
