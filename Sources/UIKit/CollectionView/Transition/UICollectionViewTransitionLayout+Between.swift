import Foundation
import QuartzCore

// Interpolates the attributes of two layouts. Center, size, alpha and transform are interpolated. Other properties, such as the
// z-index and the properties of subclasses, are copied from the nearer end. If only one of the layouts contains an element, or
// only one shows it, the element fades at its position in that layout.
extension UICollectionViewTransitionLayout {
  /// Returns the interpolated attributes of all elements that are visible at either end or in a rectangle, or `nil` if
  /// both layouts return `nil`.
  final func interpolatedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let offsets = endOffsets
    let sourceRect = visibleRect(at: offsets?.from, of: current) ?? convertedRect(rect, to: current)
    let targetRect = visibleRect(at: offsets?.to, of: next) ?? convertedRect(rect, to: next)
    // A query extends to the next tiles of the view's size, so the content can be scrolled by that size before the next
    // query.
    let margin = offsets == nil ? .zero : collectionView?.bounds.size ?? .zero
    let transitionElements: TransitionElements
    if let elements, elements.currentRect == sourceRect, elements.nextRect == targetRect,
      elements.scrollMargin == margin
    {
      transitionElements = elements
    } else {
      transitionElements = TransitionElements(
        of: self, currentRect: sourceRect, nextRect: targetRect, scrollMargin: margin)
      elements = transitionElements
    }
    return transitionElements.elements?.compactMap { element in
      element.isVisibleAtStartOrEnd || isVisibleNow(element, in: rect)
        ? interpolatedAttributes(element.currentAttributes, element.nextAttributes) : nil
    }
  }

  /// Returns the visible area at the start or the end of the transition, in the coordinates of the layout there.
  /// Returns `nil` outside of an interactive transition.
  private func visibleRect(at offset: CGPoint?, of end: UICollectionViewLayout) -> CGRect? {
    guard let offset, let view = collectionView else { return nil }
    let bounds = CGRect(origin: offset, size: view.bounds.size)
    return view.mirrorsResults(of: end)
      ? bounds.mirrored(about: view.mirrorWidth(of: end.collectionViewContentSize)) : bounds
  }

  /// Returns whether an element that is visible neither at the start nor at the end currently intersects a rectangle. The element
  /// must have attributes in both layouts.
  private func isVisibleNow(_ element: TransitionElements.Element, in rect: CGRect) -> Bool {
    guard let from = element.currentAttributes, let to = element.nextAttributes, !from.isHidden || !to.isHidden else {
      return false
    }
    if from.isHidden != to.isHidden || from.values.transform != nil || to.values.transform != nil {
      return interpolatedAttributes(from, to)?.frame.overlaps(rect) ?? false
    }
    let size = CGSize(
      width: interpolated(from.size.width, to.size.width), height: interpolated(from.size.height, to.size.height))
    return CGRect(
      x: interpolated(from.center.x, to.center.x) - size.width / 2,
      y: interpolated(from.center.y, to.center.y) - size.height / 2,
      width: size.width, height: size.height
    ).overlaps(rect)
  }

  // MARK: Right-to-left layouts

  /// Returns the width within which results of one of the two layouts are mirrored to convert them to the coordinates of the
  /// transition layout. Returns `nil` if that layout is not mirrored or both layouts are, so that nothing is converted.
  private func conversionMirrorWidth(of end: UICollectionViewLayout) -> CGFloat? {
    guard let view = collectionView, view.mirrorsResults(of: end), !view.mirrorsResults(of: self) else { return nil }
    return view.mirrorWidth(of: end.collectionViewContentSize)
  }

  /// Converts attributes from the coordinate system of one of the two layouts to the coordinate system of the transition layout.
  /// Returns `nil` if `attributes` is `nil`.
  final func converted(
    _ attributes: UICollectionViewLayoutAttributes?, from end: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let width = conversionMirrorWidth(of: end) else { return attributes }
    return attributes.mirrored(about: width)
  }

  private func convertedRect(_ rect: CGRect, to end: UICollectionViewLayout) -> CGRect {
    conversionMirrorWidth(of: end).map { rect.mirrored(about: $0) } ?? rect
  }

  // MARK: Interpolation

  /// Returns the attributes interpolated between the results of both layouts for the same query. If one layout has no attributes,
  /// the attributes of the other layout fade in or out. The result is `nil` if neither layout has attributes.
  final func interpolatedAttributes(
    _ request: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes(converted(request(current), from: current), converted(request(next), from: next))
  }

  final func interpolatedAttributes(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let progress = transitionProgress
    guard let model = (progress < 0.5 ? from ?? to : to ?? from)?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    let fraction = min(max(progress, 0), 1)
    guard let from, let to else {
      model.alpha *= from == nil ? fraction : 1 - fraction
      return model
    }
    guard from.isHidden == to.isHidden else {
      let visibleAttributes = from.isHidden ? to : from
      let fadingAttributes = visibleAttributes.copy() as? UICollectionViewLayoutAttributes
      fadingAttributes?.alpha *= from.isHidden ? fraction : 1 - fraction
      return fadingAttributes
    }
    if from.values.transform != nil || to.values.transform != nil,
      !CATransform3DEqualToTransform(from.transform3D, to.transform3D)
    {
      model.transform3D = from.transform3D.interpolated(to: to.transform3D, progress: progress)
    }
    model.size = CGSize(
      width: max(0, interpolated(from.size.width, to.size.width)),
      height: max(0, interpolated(from.size.height, to.size.height)))
    model.center = CGPoint(x: interpolated(from.center.x, to.center.x), y: interpolated(from.center.y, to.center.y))
    model.alpha = from.alpha + (to.alpha - from.alpha) * fraction
    return model
  }
}
