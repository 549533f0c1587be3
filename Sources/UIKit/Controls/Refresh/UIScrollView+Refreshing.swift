import CollectionCore
import Foundation

extension UIScrollView {
  package final func installRefresh(_ control: UIRefreshControl?) {
    guard control !== refresh else { return }
    if let oldControl = refresh {
      oldControl.scroller = nil
      oldControl.removeFromSuperview()
      if oldControl.isRefreshing { setRefreshInset(0) }
    }
    refresh = control
    guard let control else { return }
    control.scroller?.refreshControl = nil
    control.scroller = self
    insertSubview(control, at: 0)
    if control.isRefreshing { setRefreshInset(UIRefreshControl.height) }
    control.update()
  }

  /// Reserves space at the top during a refresh without scrolling.
  ///
  /// Content at rest does not move. Content that was pulled down comes to rest below the reserved space (measured on
  /// UIKit, docs/measurements.md 6.15).
  package final func setRefreshInset(_ height: CGFloat) {
    guard height != content.refreshInset else { return }
    content.refreshInset = height
    contentGeometryDidChange(preservesOffset: true)
  }

  /// Removes the space at the top that `setRefreshInset(_:)` reserved. If the space is visible, the content scrolls
  /// back.
  package final func endRefreshInset() {
    setRefreshInset(0)
    guard !scrollState.isDragging else { return }
    let target = clamped(bounds.origin)
    guard target != bounds.origin else { return }
    if window == nil { moveOffset(to: target, cause: .adjustment) } else { scrollToOffset(target, animated: true) }
  }
}
