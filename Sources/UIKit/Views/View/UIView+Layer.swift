import Foundation
import RuntimeInterface

extension UIView: CALayerDelegate {
  /// Makes the backing layer of a class. `CALayer`'s initializers are not `required`, so a layer class of the user's is
  /// made through the runtime's initializer shim.
  package final class func makeLayer() -> CALayer {
    let wanted: AnyClass = layerClass
    if wanted == CALayer.self { return CALayer() }
    guard let type = wanted as? CALayer.Type else {
      fatalError("\(self).layerClass answers \(wanted), which is no CALayer class")
    }
    return InitializerDispatch.make(type)
  }

  package final func adopt(frame: CGRect) {
    backingLayer.back(self)
    backingLayer.contentsScale = TraitCache.initial.displayScale
    backingLayer.isOpaque = true
    traitCache.collection = TraitCache.initial
    if frame != .zero { backingLayer.frame = frame }
    backingLayer.setNeedsLayout()
    let overrides = ViewOverrides.of(type(of: self))
    // Elsewhere the layer needs not ask: outside of animations the answer is null.
    if overrides.contains(.action) { backingLayer.delegateIsView = false }
    if overrides.contains(.draw) {
      flags.insert(.draws)
      backingLayer.setNeedsDisplay()
    }
  }
}
