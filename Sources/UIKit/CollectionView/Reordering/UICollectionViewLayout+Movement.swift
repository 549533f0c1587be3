import Foundation

extension UICollectionViewLayout {
  /// The item whose place in the layout contains a position; the held item's own place counts first, so that a place that
  /// is covered by two items does not flicker. `previous` where there is none.
  final func place(at position: CGPoint, holding previous: IndexPath) -> IndexPath {
    if layoutAttributesForItem(at: previous)?.frame.contains(position) ?? false { return previous }
    let probe = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    var found: UICollectionViewLayoutAttributes?
    for attributes in layoutAttributesForElements(in: probe) ?? []
    where attributes.values.key.kind == 0 && !attributes.isHidden && attributes.frame.contains(position) {
      guard collectionView?.counts.contains(attributes.indexPath) ?? false else { continue }
      if let found, found.zIndex > attributes.zIndex { continue }
      found = attributes
    }
    return found?.indexPath ?? previous
  }

  /// A context for a step of a movement by hand. The sizes of the items stay what they are; the places only change where
  /// the items are rearranged.
  final func makeMovementContext(rearranges: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = rearranges
    }
    return context
  }
}
