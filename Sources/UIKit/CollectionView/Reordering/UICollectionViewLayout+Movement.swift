import CollectionCore
import Foundation

extension UICollectionViewLayout {
  /// Returns the index path that an interactively moved item would have after a drop at a position. This is the index
  /// path of the item whose frame contains the position.
  ///
  /// `previous`, the current index path of the moved item, is tested first, so that the target does not alternate where
  /// two items overlap. If no frame contains the position, the result is the first index path of an empty section at
  /// the position, or else `previous`.
  final func targetPath(at position: CGPoint, movingFrom previous: IndexPath) -> IndexPath {
    if layoutAttributesForItem(at: previous).map({ shownFrame(of: $0).holds(position) }) ?? false { return previous }
    let probe = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    var topmostAttributes: UICollectionViewLayoutAttributes?
    for attributes in layoutAttributesForElements(in: probe) ?? []
    where attributes.values.key.kind == 0 && !attributes.isHidden && shownFrame(of: attributes).holds(position) {
      guard collectionView?.counts.contains(attributes.indexPath) ?? false else { continue }
      if let topmostAttributes = topmostAttributes, topmostAttributes.zIndex > attributes.zIndex { continue }
      topmostAttributes = attributes
    }
    if let topmostAttributes = topmostAttributes { return topmostAttributes.indexPath }
    if let section = emptySection(at: position) { return IndexPath(item: 0, section: section) }
    return nearestVisibleItem(to: position, movingFrom: previous) ?? previous
  }

  /// Returns the visible item nearest to a position, or `nil` if the moved item keeps its index path.
  ///
  /// The method is used while the content scrolls below the pointer, and when the index path of the
  /// moved item is off screen. In all other cases, an item that is dragged between other items keeps its index path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible items.
  private func nearestVisibleItem(to position: CGPoint, movingFrom previous: IndexPath) -> IndexPath? {
    guard let view = collectionView else { return nil }
    let visibleBounds = view.bounds(for: self)
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        max(frame.minX - position.x, position.x - frame.maxX, 0),
        max(frame.minY - position.y, position.y - frame.maxY, 0))
    }
    var nearestItem: (path: IndexPath, distance: CGFloat)?
    if let previousFrame = layoutAttributesForItem(at: previous).map({ shownFrame(of: $0) }),
      previousFrame.overlaps(visibleBounds)
    {
      guard view.movement?.isAutoscrolling == true else { return nil }
      nearestItem = (previous, distance(previousFrame))
    }
    for attributes in layoutAttributesForElements(in: visibleBounds) ?? [] where attributes.values.key.kind == 0 {
      let path = attributes.indexPath
      let frame = shownFrame(of: attributes)
      guard !attributes.isHidden, path != previous, frame.overlaps(visibleBounds), view.counts.contains(path) else {
        continue
      }
      if nearestItem.map({ distance(frame) < $0.distance }) ?? true { nearestItem = (path, distance(frame)) }
    }
    return nearestItem?.path
  }

  /// Returns the index of the empty section whose header is the last element before a position, or nil if there is no
  /// such section.
  final func emptySectionByHeader(at position: CGPoint) -> Int? {
    guard let view = collectionView, let path = view.endOfSection(at: view.mirrored(position)),
      view.counts.contains(section: path.section), view.counts.items[path.section] == 0
    else { return nil }
    return path.section
  }

  /// Creates an invalidation context for a step of an interactive movement. The sizes of the items remain valid. The positions
  /// are invalid only if `rearranges` is `true`.
  final func makeMovementContext(rearranges: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = rearranges
    }
    return context
  }
}
