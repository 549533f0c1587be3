import CoreGraphics
import Foundation
import RuntimeInterface

extension CALayer {
  /// Adds a copy of an animation and starts it. Presentation copies ignore the call. `add(_:forKey:)` calls this method
  /// unless it is overridden.
  final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard !flags.contains(.isPresentation) else { return }
    let copy = animation.duplicate()
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let property = copy as? CAPropertyAnimation, property.keyPath == nil { property.keyPath = key }
    copy.prepare(for: self)
    let layerAnimations = self.layerAnimations ?? LayerAnimations(layer: self)
    let isTransition = copy is CATransition
    let begin = copy.beginTime == 0 ? nil : copy.beginTime
    let entry = LayerAnimations.Entry(
      key: isTransition ? kCATransition : key, animation: copy, begin: begin, now: localTime(CACurrentMediaTime()))
    if isTransition, let overlay = TransitionOverlay(of: self) { layerAnimations.overlay = overlay }
    layerAnimations.add(entry, to: self)
  }

  /// Calls `body` with the visible values of the layer. These are the presentation values while the layer has
  /// animations, otherwise the model values.
  ///
  /// The values are not copied: they are large and contain a dozen objects, and the compositor reads them for every
  /// layer that changed.
  package final func withRenderValues(_ body: (UnsafePointer<LayerValues>) -> Void) {
    if let layerAnimations {
      var values = layerAnimations.current(of: self).values
      withUnsafePointer(to: &values, body)
    } else {
      withUnsafePointer(to: &modelValues, body)
    }
  }

  /// A copy of the visible values of the layer. Use it to read a few layers only, because each access copies all
  /// values. `withRenderValues(_:)` does not copy them.
  package final var renderValues: LayerValues { layerAnimations?.current(of: self).values ?? modelValues }

  /// Returns a copy of the layer with the values that are visible now.
  ///
  /// The superlayer and the sublayers of the copy are presentation copies too, so conversion and hit testing use the
  /// visible values.
  ///
  /// - Returns: The copy, or nil if the layer has never been visible.
  public final func presentation() -> Self? {
    if flags.contains(.isPresentation) { return self }
    guard !flags.contains(.uncommitted), let copy = makePresentation() else { return nil }
    return copy as? Self
  }

  /// Returns the layer that has the model values of a presentation copy.
  ///
  /// - Returns: The original layer, or the layer itself if it is not a presentation copy.
  public final func model() -> Self { (presentedModel as? Self) ?? self }

  final func copyForPresentation(from source: CALayer) {
    modelValues = source.layerAnimations?.current(of: source).values ?? source.modelValues
    flags = source.flags.intersection([
      .hasTransform, .hasSublayerTransform, .isFlipped, .keepsDepth, .isOpaque, .hasTiming,
    ])
    flags.insert(.isPresentation)
    if modelValues.transform.isIdentity { flags.remove(.hasTransform) } else { flags.insert(.hasTransform) }
    if modelValues.sublayerTransform.isIdentity {
      flags.remove(.hasSublayerTransform)
    } else {
      flags.insert(.hasSublayerTransform)
    }
    if let sourceExtras = source.extras {
      let newExtras = makeExtras()
      newExtras.name = sourceExtras.name
      newExtras.customValues = sourceExtras.customValues
      newExtras.timing = sourceExtras.timing
    }
    for (key, value) in source.layerAnimations?.presentation.customValues ?? [:] {
      makeExtras().customValues[key] = value.object
    }
    renderBacking = source.renderBacking
    presentedModel = source.presentedModel ?? source
  }

  /// Returns a copy of the layer with its presentation values, as an object of the same class. The result is nil if the
  /// copy cannot be created.
  private func makePresentation() -> CALayer? {
    if ObjectIdentifier(type(of: self)) == ObjectIdentifier(CALayer.self) { return CALayer(layer: self) }
    return duplicateForPresentation()
  }

  /// Returns the model value of `key`, or nil if it is not set. UIKit's view animations use this method.
  package final func currentValue(_ key: LayerKey) -> LayerValue? { modelValue(key) }

  /// Returns the presentation value of `key` while the layer has animations, otherwise the model value. The result is
  /// nil if the property is not set.
  package final func presentationValue(forKey key: LayerKey) -> LayerValue? { presentationValue(key) }

  /// Sets the model value of `key` in the same way as the property's setter.
  package final func setCurrentValue(_ value: LayerValue?, for key: LayerKey) { setModelValue(value, for: key) }

  final var isRegistered: Bool {
    get { flags.contains(.isRegistered) }
    set { if newValue { flags.insert(.isRegistered) } else { flags.remove(.isRegistered) } }
  }

  /// Called when the last animation has been removed, so the model values are visible again. Draws the layer again if
  /// `redraws` is true.
  final func presentationDidEnd(redraws: Bool) {
    if redraws { setNeedsDisplay() }
  }

  /// Called when an animation has changed a property that affects the layer's own drawing. Draws the presentation
  /// values.
  final func presentationDidRedraw() { displayPresentation() }

  /// Called when the visible z-position of the layer may have changed relative to its siblings. The superlayer sorts
  /// its sublayers again.
  final func visibleOrderDidChange() {
    guard let parent, parent.flags.contains(.sortsSublayers) || renderValues.zPosition != 0 else { return }
    parent.flags.insert(.sortsSublayers)
    parent.sortedChildren = nil
  }
}
