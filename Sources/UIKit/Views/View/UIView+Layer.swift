import Foundation
import RuntimeInterface
import SwiftABI

extension UIView: CALayerDelegate {
  /// Creates the layer of the view. The initializers of `CALayer` are not `required`, so the initializer dispatch of
  /// the Tessera runtime creates an instance of a custom layer class.
  package final class func makeLayer() -> CALayer {
    let requestedClass: AnyClass = layerClass
    if requestedClass == CALayer.self { return CALayer() }
    guard let type = requestedClass as? CALayer.Type else {
      fatalError(
        "\(self).layerClass returned \(requestedClass), which is not a subclass of CALayer. Return CALayer or a subclass"
      )
    }
    return InitializerDispatch.make(type)
  }

  /// Sets up a new view: its layer, its initial traits and its frame.
  package final func adopt(frame: CGRect) {
    backingLayer.setOwningView(self)
    let traits = UITraitCollection.mainPredicted
    backingLayer.contentsScale = traits.displayScale
    backingLayer.isOpaque = true
    // Only the layers of views have continuous corners (measurements.md 14.17).
    backingLayer.modelValues.cornerCurve = .continuous
    traitCache.collection = traits
    if frame != .zero { backingLayer.frame = frame }
    backingLayer.setNeedsLayout()
    let overrides = ViewOverrides.overrides(of: type(of: self))
    // Other classes need no call for each change, because outside of animations their action is always NSNull.
    if overrides.contains(.action) { backingLayer.delegateIsView = false }
    if overrides.contains(.draw) {
      flags.insert(.draws)
      backingLayer.setNeedsDisplay()
    }
  }
}
