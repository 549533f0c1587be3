import Foundation

// The order of calls for any change of the bounds (measured on iOS 26.1): while the view has its old bounds, the layout
// is called to determine whether the change invalidates it, and for the context. Then the bounds change, and the layout
// is invalidated. Programmatic scrolling invalidates before the bounds change. A new size prepares the layout
// immediately, a new origin in the next pass.
extension UICollectionView {
  /// Calls `move`, which sets a `frame` or `bounds` with a possibly different size, and updates the layout. Changes of
  /// the offset alone are handled by the methods that the scroll view calls.
  final func changeSize(to new: CGRect, move: () -> Void) {
    let oldBounds = bounds
    guard new.size != oldBounds.size, !session.isIn(.movingBounds) else {
      move()
      return
    }
    let context = requestBoundsContext(new)
    preserveLeadingEdge {
      session.enter(.movingBounds)
      move()
      session.leave(.movingBounds)
    }
    if let context { invalidate(with: context) }
    session.setNeeds(.offsetInRange)
    // A view whose preferred size fitted into the old bounds may not fit into the new ones.
    for element in paintOrder { element.needsFitting = true }
    if context != nil, session.needs(.preparation) { prepareLayout() }
    setNeedsLayout()
    animateElements(from: oldBounds)
  }

  /// Returns the bounds that the view will have after a new frame is set. The bounds are passed to the layout before the frame is set.
  final func expectedBounds(for frame: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: transform.isIdentity ? frame.size : bounds.size)
  }

  /// Stops all animations and prefetching before the view leaves its window.
  final func willLeaveWindow() {
    animator.interruptAll()
    prefetch.stop()
    invalidateForBoundsInRange()
  }

  final func offsetWillChange(to new: CGRect, cause: ScrollCause) {
    itemScroll.offsetDidChange(cause, in: self)
    guard !session.isIn(.movingBounds), let context = requestBoundsContext(new) else { return }
    if cause == .programmatic {
      invalidate(with: context)
    } else {
      pass.boundsContext = context
    }
  }

  final func offsetDidChange(from old: CGRect) {
    setNeedsLayout()
    guard !session.isIn(.movingBounds) else { return }
    if let context = pass.boundsContext {
      pass.boundsContext = nil
      invalidate(with: context)
    }
    animateElements(from: old)
  }

  /// Animates the elements together with the bounds if the change occurs inside an animation block.
  ///
  /// Elements that were visible before remain until the end of the animation, and elements that are visible afterwards
  /// are created at its start. According to UICollectionViewLayout.h the layout is notified first, then the final and
  /// initial attributes are requested, and the layout is notified again inside the animation.
  private func animateElements(from old: CGRect) {
    guard UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled, window != nil, bounds != old,
      !session.needs(.reload), session.isIdle, !updates.isBatchOpen
    else { return }
    let elements = paintOrder.map { ($0, $0.key) }
    var attributesBefore: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in layoutCache.entries { attributesBefore[entry.key] = entry.attributes }
    for (element, key) in elements { attributesBefore[key] = element.attributes }
    let queriedRect = layoutCache.rect
    resolveLayoutIfPossible()
    query()
    let layout = layoutStorage
    layout.prepare(forAnimatedBoundsChange: old)
    queryAfterNotifyingLayout()
    let change = ElementChange(
      finalAttributes: { layout.finalAttributes(for: $0) },
      fallbackFinalAttributes: { layout.attributes(for: $0.key, path: $0.path) },
      initialAttributes: { layout.initialAttributes(for: $0) },
      attributesBefore: { attributesBefore[$0] },
      isNew: { _ in false },
      queriedRectBefore: queriedRect,
      reconfigure: { [] },
      animations: { layout.finalizeAnimatedBoundsChange() })
    let resolvesOffset = bounds.size != old.size && !isTracking && !isDecelerating && !isScrollAnimating
    // UIKit keeps the offset of a resized view within the range of the content. The delegate and the layout can change
    // it.
    let finalOffset = { [self] in
      if resolvesOffset { return resolvedTargetOffset(proposed: offsetInRange(contentOffset), layout) }
      return isInMotion() ? contentOffset : offsetInRange(contentOffset)
    }
    perform(change, old: elements, offset: resolvesOffset ? finalOffset() : contentOffset, finalOffset: finalOffset) {
      _ in
    }
  }

  /// Invalidates the layout for the final bounds of an animated scroll, before the animation begins. Each step of the
  /// animation invalidates the layout again.
  final func scrollWillAnimate(to new: CGRect) {
    itemScroll.cancel()
    if let context = requestBoundsContext(new) { invalidate(with: context) }
  }

  /// Invalidates the layout for the nearest bounds within the range of the content, if the content offset is out of
  /// range. The layout decides whether these bounds require an invalidation. The method is called when the view leaves
  /// its window.
  final func invalidateForBoundsInRange() {
    let newBounds = boundsInRange
    guard newBounds != bounds, let context = requestBoundsContext(newBounds) else { return }
    invalidate(with: context)
  }

  /// Calls the layout's `shouldInvalidateLayout(forBoundsChange:)` for bounds that are about to be set. Returns the
  /// context for the invalidation of the layout. The result is `nil` if the layout remains valid, or if it will be
  /// prepared anyway.
  final func requestBoundsContext(_ new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    if session.needs(.reload) || session.needs(.boundsPreparation) { return nil }
    guard let context = boundsInvalidationContext(new) else { return nil }
    session.setNeeds(.boundsPreparation)
    return context
  }

  /// Moves the origin of the bounds without calling the layout's `shouldInvalidateLayout(forBoundsChange:)`.
  final func moveBounds(to origin: CGPoint) {
    guard origin != bounds.origin else { return }
    let isOutermost = session.enter(.movingBounds)
    moveOffset(to: origin, cause: .adjustment)
    if isOutermost { session.leave(.movingBounds) }
    setNeedsLayout()
  }
}
