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
