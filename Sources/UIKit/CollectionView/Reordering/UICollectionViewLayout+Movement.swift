import CollectionCore
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
    if let section = emptySection(at: position) { return IndexPath(item: 0, section: section) }
    return nearestInSight(to: position, holding: previous) ?? previous
  }

  /// Between items the held one stays where it is, as long as the content rests. Where it is scrolled below the hand, it
  /// goes along to the item nearest to the position, and so it does when its place has gone out of sight. O(what is visible).
  private func nearestInSight(to position: CGPoint, holding previous: IndexPath) -> IndexPath? {
    guard let view = collectionView else { return nil }
    let seen = view.bounds(for: self)
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        max(frame.minX - position.x, position.x - frame.maxX, 0),
        max(frame.minY - position.y, position.y - frame.maxY, 0))
    }
    var best: (path: IndexPath, distance: CGFloat)?
    if let own = layoutAttributesForItem(at: previous).map({ shownFrame(of: $0) }), own.overlaps(seen) {
      guard view.movement?.isScrolledUnder == true else { return nil }
      best = (previous, distance(own))
    }
    for attributes in layoutAttributesForElements(in: seen) ?? [] where attributes.values.key.kind == 0 {
      let path = attributes.indexPath
      let frame = shownFrame(of: attributes)
      guard !attributes.isHidden, path != previous, frame.overlaps(seen), view.counts.contains(path) else { continue }
      if best.map({ distance(frame) < $0.distance }) ?? true { best = (path, distance(frame)) }
    }
    return best?.path
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
