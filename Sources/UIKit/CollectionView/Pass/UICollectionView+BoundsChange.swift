import Foundation

// A change of bounds, whatever its cause (measured on iOS 26.1): the layout is asked whether it minds and what becomes
// invalid while the bounds are still the old ones; then the bounds move; then the layout is invalidated. Programmatic
// scrolling invalidates before the bounds move. A changed size prepares at once, a changed origin in the next pass.
extension UICollectionView {
  /// For changes that may concern the size: `frame`, `bounds`. Changes of the offset alone come by the scroll view's hooks.
  final func changeSize(to new: CGRect, move: () -> Void) {
    let old = bounds
    guard new.size != old.size, !session.isIn(.movingBounds) else {
      move()
      return
    }
    let context = askAboutBounds(new)
    keepingLeadingEdge {
      session.enter(.movingBounds)
      move()
      session.leave(.movingBounds)
    }
    if let context { invalidate(with: context) }
    session.setNeeds(.offsetInRange)
    // What fitted into the old size may not fit into the new one.
    for element in paintOrder { element.owesFitting = true }
    if context != nil, session.needs(.preparation) { prepareLayout() }
    setNeedsLayout()
    animateElements(from: old)
  }

  /// The bounds that a new frame will lead to, as far as they can be known beforehand.
  final func boundsExpected(for frame: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: transform.isIdentity ? frame.size : bounds.size)
  }

  /// The view is about to leave its window: nothing moves any more.
  final func willLeaveWindow() {
    animator.interruptAll()
    prefetch.stop()
    askAboutBoundsInRange()
  }

  final func offsetWillChange(to new: CGRect, cause: ScrollCause) {
    itemScroll.offsetDidChange(cause, in: self)
    guard !session.isIn(.movingBounds), let context = askAboutBounds(new) else { return }
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

  /// Inside a block of animations the elements go along with the bounds: what was visible before stays until the end, what
  /// is visible afterwards is there from the start (UICollectionViewLayout.h: the layout is told before, asked for the
  /// final and initial attributes, and told again inside the animation).
  private func animateElements(from old: CGRect) {
    guard UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled, window != nil, bounds != old,
      !session.needs(.reload), session.isIdle, !updates.isCollecting
    else { return }
    let elements = paintOrder.map { ($0, $0.key) }
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in queried.entries { before[entry.key] = entry.attributes }
    for (element, key) in elements { before[key] = element.attributes }
    let known = queried.rect
    settleLayout()
    query()
    let layout = layoutStorage
    layout.prepare(forAnimatedBoundsChange: old)
    requeryAfterHook()
    let change = ElementChange(
      end: { layout.finalAttributes(for: $0) },
      fallbackEnd: { layout.attributes(for: $0.key, path: $0.path) },
      start: { layout.initialAttributes(for: $0) },
      before: { before[$0] },
      isNew: { _ in false },
      knownBefore: known,
      alongside: { layout.finalizeAnimatedBoundsChange() })
    let settles = bounds.size != old.size && !isTracking && !isDecelerating && !isScrollAnimating
    // UIKit keeps the offset of a resized view as far as the content reaches; delegate and layout may steer it.
    let settle = { [self] in
      if settles { return decidedOffset(proposed: offsetInRange(contentOffset), layout) }
      return isInMotion() ? contentOffset : offsetInRange(contentOffset)
    }
    perform(change, old: elements, offset: settles ? settle() : contentOffset, settle: settle) { _ in }
  }

  /// An animated scroll runs the whole chain for its end before it begins; each of its steps runs one of its own.
  final func scrollWillAnimate(to new: CGRect) {
    itemScroll.cancel()
    if let context = askAboutBounds(new) { invalidate(with: context) }
  }

  /// Leaving the window with an offset out of range asks about the bounds in range.
  final func askAboutBoundsInRange() {
    let settled = boundsInRange
    guard settled != bounds, let context = askAboutBounds(settled) else { return }
    invalidate(with: context)
  }

  /// Asks the layout about bounds that are not set yet. Answers the context to invalidate with, or nil.
  final func askAboutBounds(_ new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    if session.needs(.reload) || session.needs(.boundsPreparation) { return nil }
    guard let context = questionBounds(new) else { return nil }
    session.setNeeds(.boundsPreparation)
    return context
  }

  /// Moves the bounds on the view's own behalf, asking nobody.
  final func moveBounds(to origin: CGPoint) {
    guard origin != bounds.origin else { return }
    let isOutermost = session.enter(.movingBounds)
    moveOffset(to: origin, cause: .adjustment)
    if isOutermost { session.leave(.movingBounds) }
    setNeedsLayout()
  }
}
