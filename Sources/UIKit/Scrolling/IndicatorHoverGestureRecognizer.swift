import Foundation
import RuntimeInterface

/// The pointer near the edge of a scroll view: the indicator there shows itself, thicker.
@MainActor final class IndicatorHoverGestureRecognizer: UIHoverGestureRecognizer {
  // The pointer may still be told to have left when the view is gone.
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
