import Foundation
import QuartzCore

// Attributes between two layouts. Centre, size, alpha and transform are mixed; what cannot be mixed (z-index, the values
// of subclasses) comes from the nearer end. An element that only one layout has, or shows, fades at its place there.
extension UICollectionViewTransitionLayout {
  /// Everything that is seen at either end, and what is seen in `rect` now, though at neither. Nil where neither layout
  /// answers.
  final func attributesBetween(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let ends = endOffsets
    let from = visible(at: ends?.from, of: current) ?? ownRect(rect, of: current)
    let to = visible(at: ends?.to, of: next) ?? ownRect(rect, of: next)
    // A question goes to the next edges of tiles of the screen's size: so far can be scrolled until the next one.
    let reach = ends == nil ? .zero : collectionView?.bounds.size ?? .zero
    let found: TransitionElements
    if let elements, elements.from == from, elements.to == to, elements.reach == reach {
      found = elements
    } else {
      found = TransitionElements(of: self, from: from, to: to, reach: reach)
      elements = found
    }
    return found.all?.compactMap { element in
      element.isSeen || isSeenNow(element, in: rect) ? between(element.from, element.to) : nil
    }
  }

  /// What is visible at an end, in the coordinates of the layout there; nil outside of an interactive transition.
  private func visible(at offset: CGPoint?, of end: UICollectionViewLayout) -> CGRect? {
    guard let offset, let view = collectionView else { return nil }
    let bounds = CGRect(origin: offset, size: view.bounds.size)
    return view.flips(end) ? bounds.mirrored(about: view.mirrorWidth(of: end.collectionViewContentSize)) : bounds
  }

  /// What lies at neither end on the screen and is seen on the way has places in both layouts.
  private func isSeenNow(_ element: TransitionElements.Element, in rect: CGRect) -> Bool {
    guard let from = element.from, let to = element.to, !from.isHidden || !to.isHidden else { return false }
    if from.isHidden != to.isHidden || from.values.transform != nil || to.values.transform != nil {
      return between(from, to)?.frame.overlaps(rect) ?? false
    }
    let size = CGSize(width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
    return CGRect(
      x: mix(from.center.x, to.center.x) - size.width / 2, y: mix(from.center.y, to.center.y) - size.height / 2,
      width: size.width, height: size.height
    ).overlaps(rect)
  }

  // MARK: From the right

  /// About which width one of the two layouts is mirrored by itself: where it flips, and the other does not.
  private func ownMirrorWidth(of end: UICollectionViewLayout) -> CGFloat? {
    guard let view = collectionView, view.flips(end), !view.flips(self) else { return nil }
    return view.mirrorWidth(of: end.collectionViewContentSize)
  }

  /// What one of the two layouts answered, in the coordinates of this one.
  final func here(
    _ attributes: UICollectionViewLayoutAttributes?, of end: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let width = ownMirrorWidth(of: end) else { return attributes }
    return attributes.mirrored(about: width)
  }

  private func ownRect(_ rect: CGRect, of end: UICollectionViewLayout) -> CGRect {
    ownMirrorWidth(of: end).map { rect.mirrored(about: $0) } ?? rect
  }

  // MARK: Mixing

  /// Between what both layouts answer to the same question.
  final func between(
    _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    between(here(ask(current), of: current), here(ask(next), of: next))
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
    if from.values.transform != nil || to.values.transform != nil,
      !CATransform3DEqualToTransform(from.transform3D, to.transform3D)
    {
      model.transform3D = from.transform3D.interpolated(to: to.transform3D, progress: progress)
    }
    model.size = CGSize(
      width: max(0, mix(from.size.width, to.size.width)), height: max(0, mix(from.size.height, to.size.height)))
    model.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    model.alpha = from.alpha + (to.alpha - from.alpha) * share
    return model
  }
}
