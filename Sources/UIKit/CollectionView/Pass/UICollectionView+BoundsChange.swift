import Foundation

// A change of bounds, whatever its cause (measured on iOS 26.1): the layout is asked whether it minds and what becomes
// invalid while the bounds are still the old ones; then the bounds move; then the layout is invalidated. Programmatic
// scrolling invalidates before the bounds move. A changed size prepares at once, a changed origin in the next pass.
extension UICollectionView {
  /// For changes that may concern the size: `frame`, `bounds`. Changes of the offset alone come by the scroll view's hooks.
  final func changeSize(to new: CGRect, move: () -> Void) {
    let old = bounds
    guard new.size != old.size, !pass.isMovingBounds else {
      move()
      return
    }
    let context = askAboutBounds(new)
    pass.isMovingBounds = true
    move()
    pass.isMovingBounds = false
    if let context { invalidate(with: context) }
    pass.clampsOffset = true
    if context != nil, pass.isLayoutInvalid { prepareLayout() }
    setNeedsLayout()
  }

  final func offsetWillChange(to new: CGRect, cause: ScrollCause) {
    guard !pass.isMovingBounds, let context = askAboutBounds(new) else { return }
    if cause == .programmatic {
      invalidate(with: context)
    } else {
      pass.boundsContext = context
    }
  }

  final func offsetDidChange() {
    setNeedsLayout()
    guard !pass.isMovingBounds, let context = pass.boundsContext else { return }
    pass.boundsContext = nil
    invalidate(with: context)
  }

  /// An animated scroll runs the whole chain for its end before it begins; each of its steps runs one of its own.
  final func scrollWillAnimate(to new: CGRect) {
    if let context = askAboutBounds(new) { invalidate(with: context) }
  }

  /// Leaving the window with an offset out of range asks about the bounds in range.
  final func askAboutBoundsInRange() {
    let settled = boundsInRange
    guard settled != bounds, let context = askAboutBounds(settled) else { return }
    invalidate(with: context)
  }

  /// Asks the layout about bounds that are not set yet. Answers the context to invalidate with, or nil.
  private func askAboutBounds(_ new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    if pass.owesReload || pass.isBoundsInvalidationPending { return nil }
    guard layoutStorage.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    let context = layoutStorage.invalidationContext(forBoundsChange: new)
    pass.isBoundsInvalidationPending = true
    return context
  }

  /// Moves the bounds on the view's own behalf, asking nobody.
  final func moveBounds(to origin: CGPoint) {
    guard origin != bounds.origin else { return }
    let outer = pass.isMovingBounds
    pass.isMovingBounds = true
    moveOffset(to: origin, cause: .adjustment)
    pass.isMovingBounds = outer
    setNeedsLayout()
  }
}
