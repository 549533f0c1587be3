import Foundation
import RuntimeInterface

/// The state of zooming in a scroll view.
package struct ScrollZoom {
  package var scale: CGFloat = 1
  package var isPossible = false
  package var isZooming = false
  package var isBouncing = false
  package var isAnimating = false

  /// Indicates whether a pinch or an animation is changing the scale. During this time the offset is not limited to the
  /// content.
  package var isMoving: Bool { isZooming || isBouncing || isAnimating }

  /// The point of the content that remains under the fingers during a pinch, in content coordinates at scale 1.
  var anchor = CGPoint.zero
}

extension UIScrollView {
  /// The view that the delegate returns from `viewForZooming(in:)`, or `nil` if the content does not zoom.
  package final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Adds or removes the pinch gesture recognizer after a zoom limit has changed.
  package final func zoomLimitsDidChange() {
    let isZoomPossible = minimumZoomScale < maximumZoomScale
    if isZoomPossible != zoom.isPossible {
      zoom.isPossible = isZoomPossible
      if isZoomPossible { addGestureRecognizer(scrollPinch) } else { removeGestureRecognizer(scrollPinch) }
    }
  }
}
