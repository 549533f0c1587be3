import Foundation

/// A change of the elements from one layout state to another, by a batch update, a change of size or a layout change.
/// Its closures return the attributes of elements before and after the change.
@MainActor
struct ElementChange {
  /// A closure that returns the layout's final attributes of an element that was on screen, by its old key.
  let finalAttributes: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// A closure that returns the final attributes of a disappearing element if `finalAttributes` returns `nil`. These
  /// are the element's attributes in the new state of the layout, or `nil` if there are none.
  let fallbackFinalAttributes: (LiveElement) -> UICollectionViewLayoutAttributes?
  /// A closure that returns the layout's initial attributes of an element that is visible after the change.
  let initialAttributes: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// A closure that returns the attributes of an element before the change, or `nil` if they are unknown.
  let attributesBefore: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// A closure that returns whether an element was inserted or reloaded. Such an element gets a new view.
  let isNew: (ElementKey) -> Bool
  /// The rectangle in which `attributesBefore` is known to return the attributes of all elements, or `nil` if there is no such
  /// rectangle.
  let queriedRectBefore: CGRect?
  /// A closure that configures cells again, before the animation. It returns the elements whose views must be measured again.
  let reconfigure: () -> [LiveElement]
  /// A closure that is called inside the animation, after all attributes have been applied.
  let animations: () -> Void
}

extension UICollectionViewLayout {
  final func finalAttributes(for old: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKind.name(of: old.kind) ?? ""
    let attributes: UICollectionViewLayoutAttributes?
    switch old.category {
    case .cell: attributes = finalLayoutAttributesForDisappearingItem(at: old.path)
    case .supplementaryView:
      attributes = finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: old.path)
    case .decorationView: attributes = finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: old.path)
    }
    return traceAttributes("final", old, attributes)
  }

  final func initialAttributes(for new: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKind.name(of: new.kind) ?? ""
    let attributes: UICollectionViewLayoutAttributes?
    switch new.category {
    case .cell: attributes = initialLayoutAttributesForAppearingItem(at: new.path)
    case .supplementaryView:
      attributes = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: new.path)
    case .decorationView: attributes = initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: new.path)
    }
    return traceAttributes("initial", new, attributes)
  }

  /// Writes the attributes that a layout returned to the trace, and returns them converted to the view's coordinates. Returns
  /// `nil` if the layout returned `nil`, or a default that leaves the animation to the view.
  private func traceAttributes(
    _ stage: String, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = takeUnchangedDefault(attributes) ? nil : attributes
    LayoutTrace.record(
      self,
      "\(stage) attributes of \(key.category) \(Array(key.path)): "
        + (attributes.map { LayoutTrace.describe($0.frame) } ?? "nil"))
    guard let attributes, let collectionView else { return attributes }
    guard collectionView.hasUsableFrame(attributes) else { return nil }
    return collectionView.mirrored(attributes, of: self)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy of the attributes with an alpha of 0, or `nil` if they cannot be copied.
  final func fadedOut() -> UICollectionViewLayoutAttributes? {
    let attributes = copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }

  /// Returns a copy of the attributes moved by a vector in points, or `nil` if they cannot be copied.
  final func moved(by step: CGPoint) -> UICollectionViewLayoutAttributes? {
    let attributes = copy() as? UICollectionViewLayoutAttributes
    attributes?.center = CGPoint(x: center.x + step.x, y: center.y + step.y)
    return attributes
  }

  /// Returns whether a view has the same appearance with both attributes. Only properties that the collection view
  /// applies are compared.
  final func hasSameAppearance(_ other: UICollectionViewLayoutAttributes) -> Bool {
    other === self
      || (center == other.center && size == other.size && alpha == other.alpha
        && CATransform3DEqualToTransform(transform3D, other.transform3D))
  }
}
