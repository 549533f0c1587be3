import Foundation

extension UIView {
  /// Returns whether a point is inside the bounds. The right and the bottom edge are outside.
  package final func containsInBounds(_ point: CGPoint) -> Bool {
    let bounds = backingLayer.bounds
    return point.x >= bounds.minX && point.y >= bounds.minY && point.x < bounds.maxX && point.y < bounds.maxY
  }

  /// Returns the frontmost view in this view's hierarchy that contains a point, or nil if no view does.
  ///
  /// Subviews are tested from front to back. Views are skipped if they are hidden, nearly transparent or not interactive,
  /// or if they have an animation that does not allow interaction. A point outside an ancestor's bounds hits nothing
  /// (measured on UIKit, docs/measurements.md 14.2).
  package final func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard flags.contains(.userInteraction), !backingLayer.isHidden, backingLayer.opacity >= 0.01 else { return nil }
    guard !ignoresTouchesWhileAnimated else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviewList.reversed() {
      let localPoint =
        MovingLayers.visiblePoint(point, in: view.backingLayer) ?? view.backingLayer.convert(point, from: backingLayer)
      if let hitView = view.hitTest(localPoint, with: event) { return hitView }
    }
    return self
  }
}
