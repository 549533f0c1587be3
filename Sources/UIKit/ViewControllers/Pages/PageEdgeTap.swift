import Foundation

/// An object whose gesture recognizer turns a page of a book when the user taps near an edge.
@MainActor final class PageEdgeTap: NSObject, UIGestureRecognizerDelegate {
  let gesture = UITapGestureRecognizer()
  private weak var owner: UIPageViewController?

  /// The fraction of the width or height at each end in which a tap turns a page.
  private static let edgeFraction: CGFloat = 0.1

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init()
    gesture.addTarget(self, action: Selector("tesseraPageTap:", PageEdgeTap.tapped))
    gesture.delegate = self
  }

  /// Returns the direction of the turn for a tap at a point in the gesture's view, or nil if a tap at the point turns
  /// no page.
  private func direction(_ point: CGPoint, in view: UIView) -> UIPageViewController.NavigationDirection? {
    guard let scroller = owner?.scroller else { return nil }
    let bounds = view.bounds
    let length = scroller.isVertical ? bounds.height : bounds.width
    let value = scroller.isVertical ? point.y - bounds.minY : point.x - bounds.minX
    guard length > 0, value < length * Self.edgeFraction || value > length * (1 - Self.edgeFraction) else { return nil }
    return (value > length / 2) != scroller.isReversed ? .forward : .reverse
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    guard let view = tap.view, let direction = direction(tap.location(in: view), in: view) else { return }
    owner?.turnByUser(direction)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = gestureRecognizer.view, !(touch.view is UIControl) else { return false }
    return direction(touch.location(in: view), in: view) != nil
  }
}
