import CoreGraphics
import Foundation

/// A layer that draws nothing itself and does not flatten its sublayers, so that they form a three-dimensional object.
/// Its own background, border, contents, group opacity and clipping have no effect.
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

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the sublayer that contains a point. The transform layer itself is never the result.
  ///
  /// - Parameter p: A point in the superlayer's coordinate system.
  /// - Returns: The deepest sublayer that contains the point, or nil if there is none.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hitLayer = super.hitTest(p)
    return hitLayer === self ? nil : hitLayer
  }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : super.duplicateForPresentation()
  }
}
