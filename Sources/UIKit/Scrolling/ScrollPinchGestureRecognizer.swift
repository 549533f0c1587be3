import Foundation
import RuntimeInterface

/// The pinch gesture recognizer with which the user zooms the content of a scroll view.
@MainActor package final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var startScale: CGFloat = 1

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  // The scroll view is the delegate, as for the pan gesture recognizer.
  package override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set { scrollView?.reportForeignDelegate(newValue, of: "pinch") }
  }

  /// The number of fingers when the gesture last changed.
  private var fingerCount = 0

  package override func sendActions() {
    guard let scrollView else { return super.sendActions() }
    let center = location(in: scrollView)
    switch state {
    case .began:
      startScale = scrollView.zoomScale
      fingerCount = numberOfTouches
      scrollView.beginZoom(at: center)
      scrollView.pinchZoom(startScale * scale, at: center)
    case .changed:
      // When the number of fingers changes, their center moves. This must not move the content.
      if numberOfTouches != fingerCount { scrollView.setZoomAnchor(at: center) }
      fingerCount = numberOfTouches
      scrollView.pinchZoom(startScale * scale, at: center)
    case .ended, .cancelled:
      scrollView.endZoom()
    default:
      break
    }
    super.sendActions()
  }

  // Pinching and dragging are recognized together.
  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer
  }
  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer
  }
}
