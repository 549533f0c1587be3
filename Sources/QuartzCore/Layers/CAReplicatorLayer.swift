import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each copy moved, turned and coloured a little further.
open class CAReplicatorLayer: CALayer {
  /// The copies that lag behind, while something is animated.
  final var lagging: LaggingCopies?

  /// A layer that shows its sublayers once.
  public override init() {
    super.init()
    modelValues.replicator = ReplicatorValues()
  }

  /// A copy for showing presentation values; see `CALayer.init(layer:)`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if modelValues.replicator == nil { modelValues.replicator = ReplicatorValues() }
  }

  /// Decodes what `CALayer` decodes: nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var replicator: ReplicatorValues { modelValues.replicator ?? ReplicatorValues() }

  private func changeReplicator(_ key: LayerKey, _ write: (inout ReplicatorValues) -> Void) {
    let action = willChange(key)
    var values = replicator
    write(&values)
    modelValues.replicator = values
    didChange(key, action)
  }

  /// How many times the sublayers are shown, themselves included; below 1 shows none. Default 1.
  open var instanceCount: Int {
    get { replicator.count }
    set { if newValue != replicator.count { changeReplicator(.instanceCount) { $0.count = newValue } } }
  }
  /// What each copy adds to the one before, about the layer's anchor point. Animatable. Default identity.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { if newValue != replicator.transform { changeReplicator(.instanceTransform) { $0.transform = newValue } } }
  }
  /// The colour that the sublayers are multiplied with. Animatable. Default opaque white (nil).
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { if newValue != replicator.color { changeReplicator(.instanceColor) { $0.color = newValue } } }
  }
  /// What each copy adds to red. Animatable. Default 0.
  open var instanceRedOffset: Float {
    get { replicator.redOffset }
    set { if newValue != replicator.redOffset { changeReplicator(.instanceRedOffset) { $0.redOffset = newValue } } }
  }
  /// What each copy adds to green. Animatable. Default 0.
  open var instanceGreenOffset: Float {
    get { replicator.greenOffset }
    set {
      if newValue != replicator.greenOffset { changeReplicator(.instanceGreenOffset) { $0.greenOffset = newValue } }
    }
  }
  /// What each copy adds to blue. Animatable. Default 0.
  open var instanceBlueOffset: Float {
    get { replicator.blueOffset }
    set { if newValue != replicator.blueOffset { changeReplicator(.instanceBlueOffset) { $0.blueOffset = newValue } } }
  }
  /// What each copy adds to alpha. Animatable. Default 0.
  open var instanceAlphaOffset: Float {
    get { replicator.alphaOffset }
    set {
      if newValue != replicator.alphaOffset { changeReplicator(.instanceAlphaOffset) { $0.alphaOffset = newValue } }
    }
  }
  /// By how much each copy's animations lag behind those of the one before, in seconds of the layer's time; below 0 they
  /// are ahead. Default 0; what is no number counts as that.
  ///
  /// A copy shows what the sublayers showed that long ago. When an animation is removed at its end, all copies stop at
  /// once: repeat it, or keep it (`isRemovedOnCompletion`, `fillMode`). What layers draw themselves (an animated path) is
  /// the same in all copies.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set {
      let value = newValue.isFinite ? newValue : 0
      guard value != replicator.delay else { return }
      changeReplicator(.instanceDelay) { $0.delay = value }
      if !flags.contains(.isPresentation) { LaggingReplicators.add(self) }
    }
  }
  /// Whether depth is handed on to the superlayer. Default false.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set {
      if newValue != replicator.preservesDepth { changeReplicator(.preservesDepth) { $0.preservesDepth = newValue } }
    }
  }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CAReplicatorLayer.self ? CAReplicatorLayer(layer: self) : super.duplicateForPresentation()
  }
}
