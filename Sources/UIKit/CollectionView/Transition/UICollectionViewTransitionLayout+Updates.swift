import Foundation

// Batches of updates in the middle of a transition. UIKit's class overrides none of these methods (its declarations in
// runtime headers of iOS 7 to 15), so that elements come and go by the base class alone. Here the two layouts are told of
// the batch, and so they are asked: what they answer is mixed as everything else is.
extension UICollectionViewTransitionLayout {
  /// Where an element begins: between the answers of the two layouts. Who says nothing has it begin where it ends.
  final func beginning(
    of key: ElementKey, _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    between(ask) { end in here(end.plainAttributes(for: key, path: key.path), of: end) }
  }

  /// Where an element ends: between the answers of the two layouts. Who says nothing has it end at its new place, or, if
  /// it goes, where it is.
  final func ending(
    of key: ElementKey, _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    between(ask) { end in
      guard let updateTranslation, updateTranslation.isDeleted(key) else {
        let new = updateTranslation?.newKey(of: key) ?? key
        return here(end.plainAttributes(for: new, path: new.path), of: end)
      }
      // What was on the screen is known in the view's coordinates.
      return updateTranslation.oldAttributes[key].map { collectionView?.mirrored($0, of: self) ?? $0 }
    }
  }

  private func between(
    _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?,
    otherwise rest: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let from = ask(current)
    let to = ask(next)
    guard from != nil || to != nil else { return nil }
    return between(
      from.map { here($0, of: current) } ?? rest(current), to.map { here($0, of: next) } ?? rest(next))
  }

  /// Elements that either layout takes away or adds on its own.
  final func together(_ ask: (UICollectionViewLayout) -> [IndexPath]) -> [IndexPath] {
    var seen: Set<IndexPath> = []
    return parts.flatMap(ask).filter { seen.insert($0).inserted }
  }
}
