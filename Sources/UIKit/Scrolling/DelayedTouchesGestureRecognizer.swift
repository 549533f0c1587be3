import Foundation

/// Holds new touches back from the content for 0.15 s, or until it is clear that they scroll.
@MainActor package final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var timer: Int?

  /// Seconds (measurements.md, 6.11).
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
    // A mouse shows where it is before it clicks: nothing to wait for.
    let waits =
      scrollView.delaysContentTouches && scrollView.isScrollEnabled
      && !touches.contains { $0.type == .indirectPointer || $0.view === scrollView }
    guard waits, timer == nil else {
      if !waits { state = .failed }
      return
    }
    timer = FrameTimers.after(Self.delay) { [weak self] in self?.state = .failed }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  package override func reset() {
    FrameTimers.cancel(timer)
    timer = nil
  }
}
