import Foundation
import RuntimeInterface

/// Brings pinches and turns on a touchpad, and wheels with Control, to the recognizers under the pointer. Wheels, and
/// touchpads that don't say when the fingers leave, have ended when nothing has come for a while.
@MainActor package final class PadGestures {
  package static var shared: PadGestures { ApplicationContext.current.padGestures }

  /// Seconds without an event after which the gesture has ended. A test on a slow machine makes them more.
  package var patience: TimeInterval = 0.25

  private var driven: [UIGestureRecognizer] = []
  private let event = PadEvent()
  /// Whether the device will say when the fingers leave.
  private var isPhased = false
  private var timer: Int?

  /// Answers whether a recognizer took the pinch.
  func receive(_ input: RawInput.Pinch, from view: UIView) -> Bool {
    if input.phase == .began {
      end()
      isPhased = true
    }
    let isTaken = pinch(
      by: CGFloat(input.scale), rotation: CGFloat(input.rotation), at: input.location, time: input.time, from: view)
    if input.phase == .ended { end(cancelled: input.isCancelled) }
    return isTaken
  }

  /// The same from its parts: a factor, radians, a place in the window.
  func pinch(by factor: CGFloat, rotation: CGFloat, at point: CGPoint, time: TimeInterval, from view: UIView) -> Bool {
    if driven.isEmpty { begin(at: point, time: time, from: view) }
    guard !driven.isEmpty else { return false }
    event.timestamp = time
    GestureEnvironment.shared.update {
      for gesture in driven where gesture.storedState.rawValue <= UIGestureRecognizer.State.changed.rawValue {
        gesture.lastWindowLocation = point
        if let pinch = gesture as? UIPinchGestureRecognizer, factor != 1 { pinch.pinch(byPad: factor, at: time) }
        if let turn = gesture as? UIRotationGestureRecognizer, rotation != 0 { turn.turn(by: rotation, at: time) }
      }
    }
    FrameTimers.cancel(timer)
    timer = isPhased ? nil : FrameTimers.after(patience) { [weak self] in self?.end() }
    return true
  }

  private func begin(at point: CGPoint, time: TimeInterval, from start: UIView) {
    event.timestamp = time
    var view: UIView? = start
    while let current = view {
      for gesture in current.gestureRecognizers ?? []
      where gesture is UIPinchGestureRecognizer || gesture is UIRotationGestureRecognizer {
        // Fingers on the screen go first; scroll views zoom by themselves.
        guard !(gesture is ScrollPinchGestureRecognizer), !gesture.isActive,
          GestureEnvironment.shared.accepts(gesture, event)
        else { continue }
        GestureEnvironment.shared.adopt(gesture, for: event)
        driven.append(gesture)
      }
      // What zooms itself keeps the pinch from what lies around it.
      if let scroll = current as? UIScrollView, scroll.zoom.isPossible { return }
      view = current.superview
    }
  }

  /// To be called also where nothing lies under the pointer any more.
  func end(cancelled: Bool = false) {
    FrameTimers.cancel(timer)
    timer = nil
    isPhased = false
    let ending = driven
    driven = []
    GestureEnvironment.shared.update {
      for gesture in ending {
        switch gesture.storedState {
        case .began, .changed: gesture.state = cancelled ? .cancelled : .ended
        case .possible: gesture.state = .failed
        case .ended, .cancelled, .failed: break
        }
      }
    }
  }
}

/// The event of a pinch on a touchpad.
@MainActor private final class PadEvent: UIEvent {
  override var type: EventType { .transform }
}
