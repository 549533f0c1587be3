import Foundation

/// The pan gesture recognizer with which the user drags the content of a scroll view.
@MainActor package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  // The reference is weak because the view may be deallocated while a finger touches one of its subviews.
  private weak var scrollView: UIScrollView?
  /// The time at which the fingers were lifted, in seconds on the frame clock.
  private(set) var liftTime: TimeInterval = 0

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    // A drag of the content does not delay the end of touches in its views.
    delaysTouchesEnded = false
  }

  /// The delegate of the recognizer. This is the scroll view if its class conforms to `UIGestureRecognizerDelegate`,
  /// otherwise nil. Subclasses of scroll views can thus implement the delegate's methods, for example to allow other
  /// gestures at the same time. UIKit raises an exception if another delegate is assigned.
  package override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set { scrollView?.reportForeignDelegate(newValue, of: "pan") }
  }

  package override func sendActions() {
    scrollView?.handlePan(self)
    super.sendActions()
  }

  // Only movement along the scrolling axes counts: a horizontal drag over a vertical list belongs to another gesture.
  override func shouldStart() -> Bool {
    guard let scrollView else { return false }
    let distance = touchTravel
    return (scrollView.scrollsX && abs(distance.x) >= Self.slop)
      || (scrollView.scrollsY && abs(distance.y) >= Self.slop)
      || (scrollView.scrollsX && scrollView.scrollsY)
  }

  // In a view that scrolls along one axis, the first 10 points along that axis do not scroll.
  override func slopOffset(of travel: CGPoint) -> CGPoint {
    guard let scrollView else { return super.slopOffset(of: travel) }
    if scrollView.scrollsX, !scrollView.scrollsY { return CGPoint(x: travel.x < 0 ? -Self.slop : Self.slop, y: 0) }
    if scrollView.scrollsY, !scrollView.scrollsX { return CGPoint(x: 0, y: travel.y < 0 ? -Self.slop : Self.slop) }
    return super.slopOffset(of: travel)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state != .failed { scrollView?.trackedTouchDidBegin() }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    liftTime = touches.map(\.timestamp).max() ?? event.timestamp
    super.touchesEnded(touches, with: event)
    if state == .failed { scrollView?.trackedTouchDidEnd() }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    liftTime = touches.map(\.timestamp).max() ?? event.timestamp
    super.touchesCancelled(touches, with: event)
    if state == .failed { scrollView?.trackedTouchDidEnd() }
  }

  // If another gesture received the touches until they ended, this recognizer was not notified of their end.
  package override func reset() {
    super.reset()
    if let scrollView, scrollView.isTracking, !scrollView.isDragging { scrollView.trackedTouchDidEnd() }
  }
}

extension UIScrollView {
  /// Reports an error if a delegate other than the scroll view is assigned to one of its gesture recognizers.
  final func reportForeignDelegate(_ delegate: (any UIGestureRecognizerDelegate)?, of gesture: String) {
    guard let delegate, delegate !== self else { return }
    Diagnostics.report(
      "\(self): the built-in \(gesture) gesture recognizer must have its scroll view as its delegate; "
        + "\(type(of: delegate)) is ignored. Override the delegate's methods in a subclass of the scroll view")
  }
}
