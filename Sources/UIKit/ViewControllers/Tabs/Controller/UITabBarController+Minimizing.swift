import Foundation

/// Functions that minimize the bar while the content is scrolled.
extension UITabBarController {
  package final func minimizeBehaviorChanged() { expandBar() }

  /// Shows all items of a minimized bar again.
  package final func expandBar() {
    minimizer.expand()
    setMinimized(false)
  }

  /// Updates the bar after the content was scrolled.
  package final func contentScrolled(_ scroll: UIScrollView) {
    guard tabBarMinimizeBehavior != .automatic, tabBarMinimizeBehavior != .never, !isWide else { return }
    let inset = scroll.adjustedContentInset
    minimizer.scrolled(
      to: scroll.contentOffset.y + inset.top,
      limit: scroll.contentSize.height + inset.top + inset.bottom - scroll.bounds.height, tabBarMinimizeBehavior)
    setMinimized(minimizer.isMinimized)
  }

  private final func setMinimized(_ isMinimized: Bool) {
    guard tabBar.isMinimized != isMinimized else { return }
    tabBar.isMinimized = isMinimized
    barWasMinimized()
  }
}
