import Foundation
import RuntimeInterface

/// An object that sends pinches and rotations of a touchpad, and wheel scrolls with the Control key, to the gesture
/// recognizers under the pointer.
///
/// If a device does not report the end of a gesture, as wheels never do, the gesture ends when no event has arrived for
/// `endDelay`.
@MainActor package final class TouchpadGestures {
  /// The object that handles touchpad gestures for the current application.
  package static var shared: TouchpadGestures { ApplicationContext.object(.touchpadGestures, TouchpadGestures()) }

  /// The time after which a gesture without events ends, in seconds. Tests on slow machines set a higher value.
  package var endDelay: TimeInterval = 0.25

  /// The recognizers that receive the gesture in progress.
  private var activeGestures: [UIGestureRecognizer] = []
  private let event = TouchpadEvent()
  /// Indicates whether the device reports when the fingers are lifted.
  private var hasPhases = false
  private var timer: Int?

  /// Sends a pinch to the gesture recognizers under the pointer. Returns whether there are any.
  func receive(_ input: RawInput.Pinch, from view: UIView) -> Bool {
    if input.phase == .began {
      end()
      hasPhases = true
    }
    let isHandled = pinch(
      by: CGFloat(input.scale), rotation: CGFloat(input.rotation), at: input.location, time: input.time, from: view)
    if input.phase == .ended { end(cancelled: input.isCancelled) }
    return isHandled
  }

  /// Sends a pinch or a rotation to the gesture recognizers at a point in the window. Returns whether there are any recognizers.
  ///
  /// - Parameters:
  ///   - factor: The change of scale.
  ///   - rotation: The rotation in radians.
  ///   - point: The location of the pointer in the window.
  ///   - modifiers: The pressed modifier keys. A pinch of a wheel has the Control key.
  ///   - time: The time of the event.
  ///   - view: The view under the pointer.
  func pinch(
    by factor: CGFloat, rotation: CGFloat, at point: CGPoint, modifiers: UIKeyModifierFlags = [], time: TimeInterval,
    from view: UIView
  ) -> Bool {
    event.modifierFlags = modifiers
    if activeGestures.isEmpty { begin(at: point, time: time, from: view) }
    guard !activeGestures.isEmpty else { return false }
    event.timestamp = time
    GestureEnvironment.shared.update {
      for gesture in activeGestures where gesture.storedState.rawValue <= UIGestureRecognizer.State.changed.rawValue {
        gesture.lastWindowLocation = point
        gesture.modifierFlags = modifiers
        if let pinch = gesture as? UIPinchGestureRecognizer, factor != 1 { pinch.pinch(byPad: factor, at: time) }
        if let rotationGesture = gesture as? UIRotationGestureRecognizer, rotation != 0 {
          rotationGesture.rotate(by: rotation, at: time)
        }
      }
    }
    FrameTimers.cancel(timer)
    timer = hasPhases ? nil : FrameTimers.schedule(after: endDelay) { [weak self] in self?.end() }
    return true
  }

  private func begin(at point: CGPoint, time: TimeInterval, from start: UIView) {
    event.timestamp = time
    var view: UIView? = start
    while let current = view {
      for gesture in current.gestureRecognizers ?? []
      where gesture is UIPinchGestureRecognizer || gesture is UIRotationGestureRecognizer {
        // Recognizers that are tracking fingers on the screen do not change. Scroll views zoom without this class.
        guard !(gesture is ScrollPinchGestureRecognizer), !gesture.isActive,
          GestureEnvironment.shared.accepts(gesture, event)
        else { continue }
        GestureEnvironment.shared.activate(gesture, for: event)
        activeGestures.append(gesture)
      }
      // A zoomable scroll view handles the pinch itself; the recognizers of its superviews do not receive it.
      if let scroll = current as? UIScrollView, scroll.zoom.isPossible { return }
      view = current.superview
    }
  }

  /// Ends or cancels the gesture in progress. The method must also be called if the pointer is no longer over a view.
  func end(cancelled: Bool = false) {
    FrameTimers.cancel(timer)
    timer = nil
    hasPhases = false
    let endingGestures = activeGestures
    activeGestures = []
    GestureEnvironment.shared.update {
      for gesture in endingGestures {
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
@MainActor private final class TouchpadEvent: UIEvent {
  override var type: EventType { .transform }
}
