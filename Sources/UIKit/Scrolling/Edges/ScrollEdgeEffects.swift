/// The effects of the edges of a scroll view. Each is created when it is first read.
@MainActor final class ScrollEdgeEffects {
  var top: UIScrollEdgeEffect?
  var left: UIScrollEdgeEffect?
  var bottom: UIScrollEdgeEffect?
  var right: UIScrollEdgeEffect?
  /// Closures that update the effects behind containers, by the views of the effects.
  var containers: [ObjectIdentifier: () -> Void] = [:]

  /// Updates the effects behind containers after the content has moved or an effect has changed.
  func updateContainers() { for update in containers.values { update() } }
}

extension UIScrollView {
  final func edgeEffect(_ edge: ReferenceWritableKeyPath<ScrollEdgeEffects, UIScrollEdgeEffect?>) -> UIScrollEdgeEffect
  {
    let effects = edgeEffects ?? ScrollEdgeEffects()
    edgeEffects = effects
    if let effect = effects[keyPath: edge] { return effect }
    let effect = UIScrollEdgeEffect(self)
    effects[keyPath: edge] = effect
    return effect
  }

  /// The look of a bar above the content.
  package final var topEdgeLook: ScrollEdgeLook { edgeEffects?.top?.look ?? .automatic }
  /// The look of a bar below the content.
  package final var bottomEdgeLook: ScrollEdgeLook { edgeEffects?.bottom?.look ?? .automatic }
}
