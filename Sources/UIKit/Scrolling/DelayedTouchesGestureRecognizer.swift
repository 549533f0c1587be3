import Foundation

/// A gesture recognizer that delays the delivery of new touches to the content of a scroll view by 0.15 s. The delay
/// ends earlier if the scroll view's pan gesture is recognized or fails.
@MainActor package final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var timer: Int?

  /// The delay before touches are delivered, in seconds (docs/measurements.md, 6.11).
  static let delay: TimeInterval = 0.15

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let scrollView else { return }
    // A mouse pointer is visible before it clicks, so its touches need no delay.
    let mustWait =
      scrollView.delaysContentTouches && scrollView.isScrollEnabled
      && !touches.contains { $0.type == .indirectPointer || $0.view === scrollView }
    guard mustWait, timer == nil else {
      if !mustWait { state = .failed }
      return
    }
    timer = FrameTimers.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
  }

  // Ends the delay if the pan gesture has failed, for example because a control has refused it for a drag of its thumb.
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if scrollView?.panGestureRecognizer.state == .failed { state = .failed }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  package override func reset() {
    FrameTimers.cancel(timer)
    timer = nil
  }
}
