import Foundation
import QuartzCore

// Attributes between two layouts. Centre, size, alpha and transform are mixed; what cannot be mixed (z-index, the values
// of subclasses) comes from the nearer end. An element that only one layout has, or shows, fades at its place there.
extension UICollectionViewTransitionLayout {
  /// Everything that is visible at either end, about `rect`.
  final func attributesBetween(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let ends = endOffsets
    let old = current.layoutAttributesForElements(in: moved(rect, to: ends?.from, of: current)) ?? []
    let new = next.layoutAttributesForElements(in: moved(rect, to: ends?.to, of: next)) ?? []
    var from: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var to: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var oldKinds = NamedKinds(layout: current)
    var newKinds = NamedKinds(layout: next)
    for attributes in old {
      from[attributes.values.key] = attributes
      oldKinds.add(attributes.values.key)
    }
    for attributes in new {
      to[attributes.values.key] = attributes
      newKinds.add(attributes.values.key)
    }
    var seen: Set<ElementKey> = []
    return (old + new).compactMap { attributes in
      let key = attributes.values.key
      let path = attributes.indexPath
      guard seen.insert(key).inserted else { return nil }
      return between(from[key] ?? oldKinds.attributes(key, path), to[key] ?? newKinds.attributes(key, path))
    }
  }

  /// The part of the content that an end of the transition shows where `rect` is now.
  private func moved(_ rect: CGRect, to offset: CGPoint?, of end: UICollectionViewLayout) -> CGRect {
    guard let view = collectionView else { return rect }
    let now = view.contentOffset
    let offset = offset ?? now
    guard view.isMirrored else { return rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y) }
    // Mirrored, both count from the other edge of contents of different widths.
    let growth = view.mirrorWidth(of: end.collectionViewContentSize) - view.mirrorWidth(of: view.contentSize)
    return rect.offsetBy(dx: growth - (offset.x - now.x), dy: offset.y - now.y)
  }

  final func between(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let progress = transitionProgress
    guard let model = (progress < 0.5 ? from ?? to : to ?? from)?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    let share = min(max(progress, 0), 1)
    guard let from, let to else {
      model.alpha *= from == nil ? share : 1 - share
      return model
    }
    guard from.isHidden == to.isHidden else {
      let shown = from.isHidden ? to : from
      let single = shown.copy() as? UICollectionViewLayoutAttributes
      single?.alpha *= from.isHidden ? share : 1 - share
      return single
    }
    if from.values.transform != nil || to.values.transform != nil {
      model.transform3D = from.transform3D.interpolated(to: to.transform3D, progress: progress)
    }
    model.size = CGSize(
      width: max(0, mix(from.size.width, to.size.width)), height: max(0, mix(from.size.height, to.size.height)))
    model.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    model.alpha = from.alpha + (to.alpha - from.alpha) * share
    return model
  }
}
