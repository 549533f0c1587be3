import CoreGraphics
import Foundation
import RuntimeInterface

extension CALayer {
  /// The default of `add(_:forKey:)`.
  final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard !flags.contains(.isPresentation) else { return }
    let copy = animation.duplicate()
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let property = copy as? CAPropertyAnimation, property.keyPath == nil { property.keyPath = key }
    copy.prepare(for: self)
    let motion = self.motion ?? LayerMotion(layer: self)
    let isTransition = copy is CATransition
    let begin = copy.beginTime == 0 ? nil : copy.beginTime
    let entry = LayerMotion.Entry(
      key: isTransition ? kCATransition : key, animation: copy, begin: begin, now: localTime(CACurrentMediaTime()))
    if isTransition, let overlay = TransitionOverlay(of: self) { motion.overlay = overlay }
    motion.add(entry, to: self)
  }

  /// Lends `body` what is seen: the presentation while animations run or are held, else the model. The values are large
  /// and hold a dozen objects, and the compositor reads them for every layer that changed: nothing is copied.
  package final func withRenderValues(_ body: (UnsafePointer<LayerValues>) -> Void) {
    if let motion {
      var values = motion.current(of: self).values
      withUnsafePointer(to: &values, body)
    } else {
      withUnsafePointer(to: &modelValues, body)
    }
  }

  /// The same, as a copy: for whoever looks at single layers.
  package final var renderValues: LayerValues { motion?.current(of: self).values ?? modelValues }

  /// A layer with the values that are seen now, or nil before the layer was first shown. Its superlayer and sublayers are
  /// presentations, too, so conversion and hit testing work on what is seen.
  public final func presentation() -> Self? {
    if flags.contains(.isPresentation) { return self }
    guard !flags.contains(.uncommitted), let copy = makePresentation() else { return nil }
    return copy as? Self
  }

  /// The layer whose presentation this is; otherwise the layer itself.
  public final func model() -> Self { (shownModel as? Self) ?? self }

  final func copyForPresentation(from source: CALayer) {
    modelValues = source.motion?.current(of: source).values ?? source.modelValues
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
    if let from = source.extras {
      let own = makeExtras()
      own.name = from.name
      own.custom = from.custom
      own.timing = from.timing
    }
    for (key, value) in source.motion?.presentation.custom ?? [:] { makeExtras().custom[key] = value.object }
    renderBacking = source.renderBacking
    shownModel = source.shownModel ?? source
  }

  /// A presentation of the layer's own class.
  private func makePresentation() -> CALayer? {
    if ObjectIdentifier(type(of: self)) == ObjectIdentifier(CALayer.self) { return CALayer(layer: self) }
    return duplicateForPresentation()
  }

  /// The model's value of `key`, for what animates views.
  package final func currentValue(_ key: LayerKey) -> LayerValue? { modelValue(key) }

  /// The value of `key` that is seen.
  package final func currentShownValue(_ key: LayerKey) -> LayerValue? { shownValue(key) }

  /// Sets the model's value of `key` as its setter would.
  package final func setCurrentValue(_ value: LayerValue?, for key: LayerKey) { setModelValue(value, for: key) }

  final var isRegistered: Bool {
    get { flags.contains(.isRegistered) }
    set { if newValue { flags.insert(.isRegistered) } else { flags.remove(.isRegistered) } }
  }

  /// The last animation went; what is seen is the model again.
  final func presentationEnded(redraws: Bool) {
    if redraws { setNeedsDisplay() }
  }

  /// An animation changed what the layer draws from: it draws anew, from the presentation.
  final func presentationRedraws() { displayPresentation() }

  /// The z-order of this layer among its siblings may differ from before.
  final func shownOrderChanged() {
    guard let parent, parent.flags.contains(.sortsSublayers) || renderValues.zPosition != 0 else { return }
    parent.flags.insert(.sortsSublayers)
    parent.sortedChildren = nil
  }
}
