import Foundation
import RuntimeInterface

/// Shows a scroll indicator, thicker than usual, while the pointer is near its edge.
@MainActor final class IndicatorHoverGestureRecognizer: UIHoverGestureRecognizer {
  // Weak: the hover may end after the view is deallocated.
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func sendActions() {
    super.sendActions()
    guard let scrollView else { return }
    let isOver = state == .began || state == .changed
    scrollView.indicators.grab(isOver ? scrollView.indicators.bar(near: location(in: scrollView)) : nil)
  }
}
