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
    if DrawOverride.exists(in: type(of: self)) {
      flags.insert(.draws)
      backingLayer.setNeedsDisplay()
    }
  }

  /// Runs the view's layout pass: constraints, then `layoutSubviews()`. Other layers than the view's own are passed
  /// over.
  public func layoutSublayers(of layer: CALayer) {
    guard layer === backingLayer else { return }
    performLayout()
  }

  /// Draws the view's content with `draw(_:)`, if its class overrides that; an opaque view's background goes below it.
  public func draw(_ layer: CALayer, in context: CGContext) {
    guard layer === backingLayer else { return }
    guard drawsContent else {
      // As if not implemented: the layer keeps its background and its contents, without a bitmap over them.
      LayerDefaults.ran = true
      return
    }
    UIGraphicsPushContext(context)
    // An opaque bitmap covers the layer's background, so the background goes into the bitmap.
    if flags.contains(.opaque), let color = backingLayer.backgroundColor {
      context.setFillColor(color)
      context.fill(backingLayer.bounds)
    }
    let old = UITraitCollection.mainCurrent
    UITraitCollection.mainCurrent = traitCache.collection
    draw(backingLayer.bounds)
    UITraitCollection.mainCurrent = old
    UIGraphicsPopContext()
  }

  /// The action of a change to the view's layer: an animation inside an animation block, else none (`NSNull`).
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === backingLayer else { return nil }
    return ViewAnimationContext.action(for: layer, forKey: event) ?? NSNull()
  }
}
