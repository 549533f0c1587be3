import Foundation
import RuntimeInterface

/// How far a scroll view is zoomed.
package struct ScrollZoom {
  package var scale: CGFloat = 1
  package var isPossible = false
  package var isZooming = false
  package var isBouncing = false
  package var isAnimating = false

  /// Whether the scale changes by hand or by itself: the offset is not brought into range meanwhile.
  package var isMoving: Bool { isZooming || isBouncing || isAnimating }

  /// The place of the content that stays under the fingers, at scale 1.
  var anchor = CGPoint.zero
}

/// The pinch of a scroll view that zooms.
@MainActor package final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var startScale: CGFloat = 1

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  /// As with the pan.
  package override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set { scrollView?.refuse(newValue, of: "pinch") }
  }

  private var fingers = 0

  package override func sendActions() {
    guard let scrollView else { return super.sendActions() }
    let place = location(in: scrollView)
    switch state {
    case .began:
      startScale = scrollView.zoomScale
      fingers = numberOfTouches
      scrollView.beginZoom(at: place)
      scrollView.pinchZoom(startScale * scale, at: place)
    case .changed:
      // A finger more or less moves the middle, which is no movement of the content.
      if numberOfTouches != fingers { scrollView.anchorZoom(at: place) }
      fingers = numberOfTouches
      scrollView.pinchZoom(startScale * scale, at: place)
    case .ended, .cancelled:
      scrollView.endZoom()
    default:
      break
    }
    super.sendActions()
  }

  /// Pinching and dragging go together.
  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer
  }
  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer
  }
}

extension UIScrollView {
  package final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  package final func zoomLimitsChanged() {
    let possible = minimumZoomScale < maximumZoomScale
    if possible != zoom.isPossible {
      zoom.isPossible = possible
      if possible { addGestureRecognizer(scrollPinch) } else { removeGestureRecognizer(scrollPinch) }
    }
  }
}
