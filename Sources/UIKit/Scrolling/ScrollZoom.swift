import Foundation
import RuntimeInterface

/// The zoom state of a scroll view.
package struct ScrollZoom {
  package var scale: CGFloat = 1
  package var isPossible = false
  package var isZooming = false
  package var isBouncing = false
  package var isAnimating = false

  /// Indicates whether the scale is changing by a pinch or an animation. The offset is not clamped meanwhile.
  package var isMoving: Bool { isZooming || isBouncing || isAnimating }

  /// The point of the content that stays under the fingers, in content coordinates at scale 1.
  var anchor = CGPoint.zero
}

extension UIScrollView {
  /// The view that the delegate lets the scroll view zoom.
  package final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Adds or removes the pinch gesture recognizer after a zoom limit changed.
  package final func zoomLimitsChanged() {
    let possible = minimumZoomScale < maximumZoomScale
    if possible != zoom.isPossible {
      zoom.isPossible = possible
      if possible { addGestureRecognizer(scrollPinch) } else { removeGestureRecognizer(scrollPinch) }
    }
  }
}
