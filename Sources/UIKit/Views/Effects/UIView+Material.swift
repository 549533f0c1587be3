import QuartzCore

extension UIView {
  /// The effect whose material the view shows behind its background color, in the rounded rectangle of its layer, or in whose color it
  /// shows its content. The effect follows the view's traits, and a change of the material inside an animation block is animated. The
  /// default is nil.
  package final var materialEffect: UIVisualEffect? {
    get { extras?.material }
    set {
      if newValue == nil, extras?.material == nil { return }
      ensureExtras().material = newValue
      resolveMaterial()
    }
  }

  /// Sets the layer's backdrop filter and the color of its content to those of the material effect, resolved for the view's traits.
  final func resolveMaterial() {
    backingLayer.backdropFilter = extras?.material?.backdropFilter(for: traitCache.collection)
    backingLayer.silhouetteColor = extras?.material?.contentColor(for: traitCache.collection)?.cgColor
  }
}
