import Foundation

// Batch updates during a transition. UIKit's class overrides none of these methods (according to its declarations in
// runtime headers of iOS 7 to 15), so elements appear and disappear as in the base class. In Tessera both layouts are
// notified of the update, and their results are interpolated like all others.
extension UICollectionViewTransitionLayout {
  /// Returns the initial attributes of an appearing element, interpolated between both layouts. If a layout returns
  /// `nil`, its final attributes are used.
  final func beginning(
    of key: ElementKey, _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    between(ask) { end in here(end.plainAttributes(for: key, path: key.path), of: end) }
  }

  /// Returns the final attributes of a disappearing element, interpolated between both layouts. If a layout returns
  /// `nil`, its new attributes are used, or the old ones if the element is deleted.
  final func ending(
    of key: ElementKey, _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    between(ask) { end in
      guard let updateTranslation, updateTranslation.isDeleted(key) else {
        let newElementKey = updateTranslation?.newKey(of: key) ?? key
        return here(end.plainAttributes(for: newElementKey, path: newElementKey.path), of: end)
      }
      // The old attributes are in the view's coordinates.
      return updateTranslation.oldAttributes[key].map { collectionView?.mirrored($0, of: self) ?? $0 }
    }
  }

  private func between(
    _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?,
    otherwise rest: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let sourceAttributes = ask(current)
    let to = ask(next)
    guard sourceAttributes != nil || to != nil else { return nil }
    return between(
      sourceAttributes.map { here($0, of: current) } ?? rest(current), to.map { here($0, of: next) } ?? rest(next))
  }

  /// Returns the index paths that either of the layouts returns, such as those of elements that a layout inserts or
  /// deletes.
  final func union(_ ask: (UICollectionViewLayout) -> [IndexPath]) -> [IndexPath] {
    var seen: Set<IndexPath> = []
    return parts.flatMap(ask).filter { seen.insert($0).inserted }
  }
}
