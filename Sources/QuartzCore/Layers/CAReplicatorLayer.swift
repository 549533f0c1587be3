import CoreGraphics
import Foundation

/// A layer that draws several instances of its sublayers. The transform, color offset and delay of each instance are
/// relative to those of the previous one.
open class CAReplicatorLayer: CALayer {
  /// The delayed instances of the sublayers. The value is nil unless a sublayer is animated and `instanceDelay` is not
  /// 0.
  final var delayedInstances: DelayedInstances?

  /// Creates a layer with one instance, so its sublayers are drawn once.
  public override init() {
    super.init()
    modelValues.replicator = ReplicatorValues()
  }

  /// Creates a copy of a layer that shows its presentation values; see `CALayer.init(layer:)`.
  ///
  /// - Parameter layer: The layer to copy.
  public override init(layer: Any) {
    super.init(layer: layer)
    if modelValues.replicator == nil { modelValues.replicator = ReplicatorValues() }
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var replicator: ReplicatorValues { modelValues.replicator ?? ReplicatorValues() }

  private func changeReplicator(_ key: LayerKey, _ write: (inout ReplicatorValues) -> Void) {
    let action = willChange(key)
    var values = replicator
    write(&values)
    modelValues.replicator = values
    didChange(key, action)
  }

  /// The number of instances of the sublayers, including the sublayers themselves. If it is less than 1, nothing is
  /// drawn. The default is 1.
  open var instanceCount: Int {
    get { replicator.count }
    set { if newValue != replicator.count { changeReplicator(.instanceCount) { $0.count = newValue } } }
  }
  /// The transform of each instance relative to the previous one, about the layer's anchor point. The property is
  /// animatable. The default is the identity.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { if newValue != replicator.transform { changeReplicator(.instanceTransform) { $0.transform = newValue } } }
  }
  /// The color that the colors of the sublayers are multiplied by. The property is animatable. The default is nil,
  /// which has the effect of opaque white.
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { if newValue != replicator.color { changeReplicator(.instanceColor) { $0.color = newValue } } }
  }
  /// The amount added to the red component of each instance relative to the previous one. The property is animatable.
  /// The default is 0.
  open var instanceRedOffset: Float {
    get { replicator.redOffset }
    set { if newValue != replicator.redOffset { changeReplicator(.instanceRedOffset) { $0.redOffset = newValue } } }
  }
  /// The amount added to the green component of each instance relative to the previous one. The property is animatable.
  /// The default is 0.
  open var instanceGreenOffset: Float {
    get { replicator.greenOffset }
    set {
      if newValue != replicator.greenOffset { changeReplicator(.instanceGreenOffset) { $0.greenOffset = newValue } }
    }
  }
  /// The amount added to the blue component of each instance relative to the previous one. The property is animatable.
  /// The default is 0.
  open var instanceBlueOffset: Float {
    get { replicator.blueOffset }
    set { if newValue != replicator.blueOffset { changeReplicator(.instanceBlueOffset) { $0.blueOffset = newValue } } }
  }
  /// The amount added to the alpha component of each instance relative to the previous one. The property is animatable.
  /// The default is 0.
  open var instanceAlphaOffset: Float {
    get { replicator.alphaOffset }
    set {
      if newValue != replicator.alphaOffset { changeReplicator(.instanceAlphaOffset) { $0.alphaOffset = newValue } }
    }
  }
  /// The delay of the animations of each instance relative to the previous one, in seconds of the layer's time. A
  /// negative delay shows later values. Values that are not finite are replaced by 0. The default is 0.
  ///
  /// An instance shows the sublayers with their values at the delayed time. When an animation is removed at its end, it
  /// ends in all instances at once. To avoid this, repeat the animation or do not remove it (`isRemovedOnCompletion`,
  /// `fillMode`). Content that layers draw themselves, such as an animated path, is the same in all instances.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set {
      let value = newValue.isFinite ? newValue : 0
      guard value != replicator.delay else { return }
      changeReplicator(.instanceDelay) { $0.delay = value }
      if !flags.contains(.isPresentation) { FrameLayers.add(self) }
    }
  }
  /// A Boolean value that determines whether the sublayers are placed in the three-dimensional space of the superlayer
  /// instead of being flattened into this layer's plane. The default is false.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set {
      if newValue != replicator.preservesDepth { changeReplicator(.preservesDepth) { $0.preservesDepth = newValue } }
    }
  }

  override var composedSublayers: [CALayer] { orderedSublayers + (delayedInstances?.layers ?? []) }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CAReplicatorLayer.self ? CAReplicatorLayer(layer: self) : super.duplicateForPresentation()
  }
}
