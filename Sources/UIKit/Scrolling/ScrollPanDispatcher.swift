import Foundation
import RuntimeInterface

/// An object that sends wheel and touchpad scrolls to pan gesture recognizers that accept them
/// (`allowedScrollTypesMask`).
///
/// The innermost such recognizer under the pointer receives the scroll, unless a scroll view inside the recognizer's
/// view handles it. A pan by a wheel ends when the wheel has not turned for some time.
@MainActor final class ScrollPanDispatcher {
  /// The scroll pan dispatcher of the current application.
  static var shared: ScrollPanDispatcher { ApplicationContext.object(.scrollPanDispatcher, ScrollPanDispatcher()) }

  private var pan: UIPanGestureRecognizer?
  private let event = ScrollEvent()
  private var timer: Int?

  /// Sends a scroll to the pan in progress, or to a recognizer that accepts it. Returns `false` if there is none.
  func receive(_ input: RawInput.Scroll, _ delta: CGPoint, from view: UIView) -> Bool {
    event.timestamp = input.time
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    let isWheel = input.phase == .discrete
    if pan == nil, isWheel || input.phase == .began || (input.phase == .changed && delta != .zero) {
      begin(delta, at: input.location, isWheel ? .discrete : .continuous, from: view)
    }
    guard let pan else { return false }
    GestureEnvironment.shared.update {
      if delta != .zero, pan.storedState.rawValue <= UIGestureRecognizer.State.changed.rawValue {
        pan.scroll(by: delta, at: input.location, time: input.time)
      }
    }
    FrameTimers.cancel(timer)
    timer = nil
    if input.phase == .ended {
      end(at: input.time)
    } else if isWheel {
      timer = FrameTimers.schedule(after: TouchpadGestures.shared.endDelay) { [weak self] in
        self?.end(at: FrameClock.now)
      }
    }
    return true
  }

  private func begin(_ delta: CGPoint, at point: CGPoint, _ type: UIScrollTypeMask, from start: UIView) {
    var view: UIView? = start
    while let current = view {
      for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
      where !(pan is ScrollPanGestureRecognizer) && pan.allowedScrollTypesMask.contains(type)
        && !pan.isActive && pan.acceptsScroll(delta, at: point)
      {
        guard GestureEnvironment.shared.accepts(pan, event) else { continue }
        GestureEnvironment.shared.activate(pan, for: event)
        self.pan = pan
        return
      }
      // A scroll view that can scroll handles the scroll itself; the recognizers of its superviews do not receive it.
      if ScrollDispatcher.acceptsScrolls(current, delta) { return }
      view = current.superview
    }
  }

  private func end(at time: TimeInterval) {
    guard let pan else { return }
    self.pan = nil
    FrameTimers.cancel(timer)
    timer = nil
    GestureEnvironment.shared.update {
      if pan.storedState.rawValue <= UIGestureRecognizer.State.changed.rawValue { pan.scrollDidEnd(at: time) }
    }
  }
}

/// An event that represents a scroll by a wheel or touchpad.
@MainActor private final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
}
