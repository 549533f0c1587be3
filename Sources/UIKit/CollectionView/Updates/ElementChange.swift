import Foundation

/// How elements get from what is on screen to what is to be there: of a batch of updates, or of a change of layouts.
@MainActor
struct ElementChange {
  /// The layout's answer for the end of an element that was on screen, by its key of before.
  let end: (RealizedElement, ElementKey) -> UICollectionViewLayoutAttributes?
  /// Where an element ends that leaves the screen, when the layout has no answer.
  let fallbackEnd: (RealizedElement, ElementKey) -> UICollectionViewLayoutAttributes?
  /// The layout's answer for the start of an element that is on screen afterwards.
  let start: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// Where an element that comes onto the screen was, if that is known.
  let fallbackStart: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// Runs inside the animation, at its end.
  let alongside: () -> Void
}

extension UICollectionViewLayout {
  final func finalAttributes(for old: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKind.name(of: old.kind) ?? ""
    switch old.category {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: old.path)
    case .supplementaryView:
      return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: old.path)
    case .decorationView: return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: old.path)
    }
  }

  final func initialAttributes(for new: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKind.name(of: new.kind) ?? ""
    switch new.category {
    case .cell: return initialLayoutAttributesForAppearingItem(at: new.path)
    case .supplementaryView:
      return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: new.path)
    case .decorationView: return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: new.path)
    }
  }
}
