import Foundation

/// A change of the elements from one layout state to another: by a batch update, a change of size or a layout change.
/// The closures return the attributes before and after it.
@MainActor
struct ElementChange {
  /// Returns the layout's final attributes of an element that was on screen, by its old key.
  let end: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// A closure that returns the final attributes of a disappearing element if `end` returns `nil`: its attributes in
  /// the new state of the layout, or `nil` if there are none.
  let fallbackFinalAttributes: (LiveElement) -> UICollectionViewLayoutAttributes?
  /// Returns the layout's initial attributes of an element that is visible after the change.
  let start: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// Returns the attributes of an element before the change, or `nil` if they are unknown.
  let before: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// A closure that returns whether an element was inserted or reloaded. Such an element gets a new view.
  let isNew: (ElementKey) -> Bool
  /// The rectangle in which `before` returns all elements, or `nil` if it may return none.
  let queriedRectBefore: CGRect?
  /// A closure that is called inside the animation, after all attributes have been applied.
  let alongside: () -> Void
}

extension UICollectionViewLayout {
  final func finalAttributes(for old: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKind.name(of: old.kind) ?? ""
    let answer: UICollectionViewLayoutAttributes?
    switch old.category {
    case .cell: answer = finalLayoutAttributesForDisappearingItem(at: old.path)
    case .supplementaryView:
      answer = finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: old.path)
    case .decorationView: answer = finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: old.path)
    }
    return noted("final", old, answer)
  }

  final func initialAttributes(for new: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKind.name(of: new.kind) ?? ""
    let answer: UICollectionViewLayoutAttributes?
    switch new.category {
    case .cell: answer = initialLayoutAttributesForAppearingItem(at: new.path)
    case .supplementaryView:
      answer = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: new.path)
    case .decorationView: answer = initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: new.path)
    }
    return noted("initial", new, answer)
  }

  /// Writes the attributes that a layout returned to the trace, and converts them to the view's coordinates. `nil` is
  /// written to the trace and returned.
  private func noted(
    _ what: String, _ key: ElementKey, _ answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    LayoutTrace.record(
      self,
      "\(what) attributes of \(key.category) \(Array(key.path)): "
        + (answer.map { LayoutTrace.describe($0.frame) } ?? "nil"))
    guard let finalAnswer = answer, let collectionView else { return answer }
    return collectionView.mirrored(finalAnswer, of: self)
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
