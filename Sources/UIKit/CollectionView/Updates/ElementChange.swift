import Foundation

/// How elements get from what is on screen to what is to be there: of a batch of updates, of a change of size or of
/// layouts.
@MainActor
struct ElementChange {
  /// The layout's answer for the end of an element that was on screen, by its key of before.
  let end: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// Where an element ends that leaves the screen, when the layout has no answer: its new place, nil where it has none.
  let fallbackEnd: (RealizedElement) -> UICollectionViewLayoutAttributes?
  /// The layout's answer for the start of an element that is on screen afterwards.
  let start: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// The attributes that an element had before, if they are known.
  let before: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// Whether an element is there for the first time (or gets a new view), whatever was on screen.
  let isNew: (ElementKey) -> Bool
  /// The rectangle whose elements `before` knows; nil when it may know none.
  let knownBefore: CGRect?
  /// Runs inside the animation, at its end.
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

  /// In the view's coordinates.
  private func noted(
    _ what: String, _ key: ElementKey, _ answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    LayoutTrace.note(
      self,
      "\(what) attributes of \(key.category) \(Array(key.path)): "
        + (answer.map { LayoutTrace.brief($0.frame) } ?? "nil"))
    guard let answer, let collectionView else { return answer }
    return collectionView.mirrored(answer, of: self)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same, not to be seen.
  final func fadedOut() -> UICollectionViewLayoutAttributes? {
    let attributes = copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }

  /// The same, further along by `step`.
  final func moved(by step: CGPoint) -> UICollectionViewLayoutAttributes? {
    let attributes = copy() as? UICollectionViewLayoutAttributes
    attributes?.center = CGPoint(x: center.x + step.x, y: center.y + step.y)
    return attributes
  }

  /// Whether a view looks the same with both, as far as the collection view itself sets it.
  final func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    other === self
      || (center == other.center && size == other.size && alpha == other.alpha
        && CATransform3DEqualToTransform(transform3D, other.transform3D))
  }
}
