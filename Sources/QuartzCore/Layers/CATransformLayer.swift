import CoreGraphics
import Foundation

/// A layer that shows nothing itself and hands the depth of its sublayers on to its superlayer, so that they make a body
/// in space. Its own background, border, contents, opacity below one as a group, and clipping have no effect.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    flags.insert(.keepsDepth)
    modelValues.preservesDepth = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.keepsDepth)
    modelValues.preservesDepth = true
  }

  /// Decodes what `CALayer` decodes: nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Only sublayers can be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : super.duplicateForPresentation()
  }
}
