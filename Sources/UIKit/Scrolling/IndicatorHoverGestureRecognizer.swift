import Foundation
import RuntimeInterface

/// A gesture recognizer that makes a scroll indicator visible and thicker than usual while the pointer is near its edge
/// of the scroll view.
@MainActor final class IndicatorHoverGestureRecognizer: UIHoverGestureRecognizer {
  // The reference is weak because the hover may end after the view is deallocated.
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func sendActions() {
    super.sendActions()
    guard let scrollView else { return }
    let isHovering = state == .began || state == .changed
    scrollView.indicators.setActiveBar(isHovering ? scrollView.indicators.bar(near: location(in: scrollView)) : nil)
  }
}
