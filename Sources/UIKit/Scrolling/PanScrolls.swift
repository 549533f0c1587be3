import Foundation
import RuntimeInterface

/// Brings wheels and touchpads to the pans that want them (`allowedScrollTypesMask`): the innermost one under the pointer,
/// unless a scroll view further inside takes the scroll. A wheel's pan is over when no notch has come for a while.
@MainActor final class PanScrolls {
  static var shared: PanScrolls { ApplicationContext.current.panScrolls }

  private var pan: UIPanGestureRecognizer?
  private let event = ScrollEvent()
  private var timer: Int?

  /// Whether a pan took the scroll.
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
      timer = FrameTimers.after(PadGestures.shared.patience) { [weak self] in self?.end(at: FrameClock.now) }
    }
    return true
  }

  private func begin(_ delta: CGPoint, at point: CGPoint, _ type: UIScrollTypeMask, from start: UIView) {
    var view: UIView? = start
    while let current = view {
      for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
      where !(pan is ScrollPanGestureRecognizer) && pan.allowedScrollTypesMask.contains(type)
        && !pan.isActive && pan.takesScroll(delta, at: point)
      {
        guard GestureEnvironment.shared.accepts(pan, event) else { continue }
        GestureEnvironment.shared.adopt(pan, for: event)
        self.pan = pan
        return
      }
      // What scrolls keeps the scroll from what lies around it.
      if ScrollDispatcher.takesScrolls(current, delta) { return }
      view = current.superview
    }
  }

  private func end(at time: TimeInterval) {
    guard let pan else { return }
    self.pan = nil
    FrameTimers.cancel(timer)
    timer = nil
    GestureEnvironment.shared.update {
      if pan.storedState.rawValue <= UIGestureRecognizer.State.changed.rawValue { pan.scrollEnded(at: time) }
    }
  }
}

/// The event of a wheel or touchpad that scrolls.
@MainActor private final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
}
