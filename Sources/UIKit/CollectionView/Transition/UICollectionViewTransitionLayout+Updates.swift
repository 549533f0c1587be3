import Foundation

// Batch updates during a transition. UIKit's class overrides none of these methods (according to its declarations in
// runtime headers of iOS 7 to 15), so elements appear and disappear as in the base class. In Tessera both layouts are
// notified of the update, and their results are interpolated like all others.
extension UICollectionViewTransitionLayout {
  /// Returns the initial attributes of an appearing element, interpolated between both layouts. If a layout returns
  /// `nil`, its final attributes are used.
  final func interpolatedInitialAttributes(
    of key: ElementKey, _ request: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes(request) { end in
      converted(end.attributesInLayoutCoordinates(for: key, path: key.path), from: end)
    }
  }

  /// Returns the final attributes of a disappearing element, interpolated between both layouts. If a layout returns
  /// `nil`, its new attributes are used, or the old ones if the element is deleted.
  final func interpolatedFinalAttributes(
    of key: ElementKey, _ request: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes(request) { end in
      guard let updateTranslation, updateTranslation.isDeleted(key) else {
        let newElementKey = updateTranslation?.newKey(of: key) ?? key
        return converted(end.attributesInLayoutCoordinates(for: newElementKey, path: newElementKey.path), from: end)
      }
      // The old attributes are in the view's coordinates.
      return updateTranslation.oldAttributes[key].map { collectionView?.mirrored($0, of: self) ?? $0 }
    }
  }

  private func interpolatedAttributes(
    _ request: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?,
    fallback: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let sourceAttributes = request(current)
    let targetAttributes = request(next)
    guard sourceAttributes != nil || targetAttributes != nil else { return nil }
    let hasSourceDefault = current.takeUnchangedDefault(sourceAttributes) || sourceAttributes == nil
    let hasTargetDefault = next.takeUnchangedDefault(targetAttributes) || targetAttributes == nil
    let attributes = interpolatedAttributes(
      sourceAttributes.map { converted($0, from: current) } ?? fallback(current),
      targetAttributes.map { converted($0, from: next) } ?? fallback(next))
    // If neither layout knows more than the base class, the view chooses the animation, as with a single layout.
    return hasSourceDefault && hasTargetDefault ? recordDefault(attributes) : attributes
  }

  /// Returns the index paths that either of the layouts returns, such as those of elements that a layout inserts or
  /// deletes.
  final func unionOfPaths(_ request: (UICollectionViewLayout) -> [IndexPath]) -> [IndexPath] {
    var visitedPaths: Set<IndexPath> = []
    return componentLayouts.flatMap(request).filter { visitedPaths.insert($0).inserted }
  }
}
