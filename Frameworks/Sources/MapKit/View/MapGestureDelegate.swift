import UIKit

/// Lets the gestures of a map run together, and leaves touches on controls to them.
final class MapGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var map: MKMapView?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let kinds: [UIGestureRecognizer.Type] = [
      UIPanGestureRecognizer.self, UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
    ]
    func moves(_ gesture: UIGestureRecognizer) -> Bool {
      gesture.view === map && kinds.contains { type(of: gesture) == $0 }
    }
    return moves(gestureRecognizer) && moves(otherGestureRecognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== map {
      if current is UIControl || current is MapCalloutView || current is MKCompassButton { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let map else { return false }
    switch gestureRecognizer {
    case is UILongPressGestureRecognizer:
      return map.annotationView(at: gestureRecognizer.location(in: map))?.isDraggable == true
    case is UIPanGestureRecognizer: return map.isScrollEnabled && map.drag == nil
    case is UIPinchGestureRecognizer: return map.isZoomEnabled
    case is UIRotationGestureRecognizer: return map.isRotateEnabled
    case let tap as UITapGestureRecognizer:
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 || map.isZoomEnabled
    default: return true
    }
  }
}
