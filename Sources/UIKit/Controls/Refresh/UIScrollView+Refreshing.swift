import CollectionCore
import Foundation

extension UIScrollView {
  package final func installRefresh(_ control: UIRefreshControl?) {
    guard control !== refresh else { return }
    if let old = refresh {
      old.scroller = nil
      old.removeFromSuperview()
      if old.isRefreshing { setRefreshInset(0) }
    }
    refresh = control
    guard let control else { return }
    control.scroller?.refreshControl = nil
    control.scroller = self
    insertSubview(control, at: 0)
    if control.isRefreshing { setRefreshInset(UIRefreshControl.height) }
    control.follow()
  }

  /// Reserves space at the top during a refresh without scrolling.
  ///
  /// Content at rest stays where it is; content that was pulled down comes to rest lower (measurements.md, 6.15).
  package final func setRefreshInset(_ height: CGFloat) {
    guard height != content.refreshInset else { return }
    content.refreshInset = height
    contentGeometryChanged(keepsPlace: true)
  }

  /// Removes the space at the top, and scrolls the content back if it is shown.
  package final func endRefreshInset() {
    setRefreshInset(0)
    guard !drive.isDragging else { return }
    let rest = clamped(bounds.origin)
    guard rest != bounds.origin else { return }
    if window == nil { moveOffset(to: rest, cause: .adjustment) } else { jump(to: rest, animated: true) }
  }
}
