import Foundation

extension UICollectionViewLayout {
  /// The item whose place in the layout contains a position; the held item's own place counts first, so that a place that
  /// is covered by two items does not flicker. The first place of an empty section that a position lies in; `previous`
  /// where there is neither.
  final func place(at position: CGPoint, holding previous: IndexPath) -> IndexPath {
    if layoutAttributesForItem(at: previous).map({ shownFrame(of: $0).contains(position) }) ?? false { return previous }
    let probe = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    var found: UICollectionViewLayoutAttributes?
    for attributes in layoutAttributesForElements(in: probe) ?? []
    where attributes.values.key.kind == 0 && !attributes.isHidden && shownFrame(of: attributes).contains(position) {
      guard collectionView?.counts.contains(attributes.indexPath) ?? false else { continue }
      if let found, found.zIndex > attributes.zIndex { continue }
      found = attributes
    }
    if let found { return found.indexPath }
    return emptySection(at: position).map { IndexPath(item: 0, section: $0) } ?? previous
  }

  /// The empty section behind whose header a position lies, before whatever comes next.
  final func emptySectionByHeader(at position: CGPoint) -> Int? {
    guard let view = collectionView, let path = view.endOfSection(at: view.mirrored(position)),
      view.counts.contains(section: path.section), view.counts.items[path.section] == 0
    else { return nil }
    return path.section
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
