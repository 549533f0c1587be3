import Foundation
import RuntimeInterface

/// Delivers the position of the pointer to hover gesture recognizers while no button is pressed.
@MainActor package final class HoverDispatcher {
  private var hoveredRecognizers: [UIHoverGestureRecognizer] = []
  /// The hover gesture recognizers that refused the pointer, either themselves or through their delegates. They receive
  /// no events until the pointer leaves their view.
  private var refusingRecognizers: Set<ObjectIdentifier> = []
  private let event = HoverEvent()

  /// Handles a move of the pointer. The point is in the window's coordinates. A point of nil means that the pointer has
  /// left the window.
  func move(_ point: CGPoint?, in window: UIWindow, flags: UIKeyModifierFlags = []) {
    var recognizersUnderPointer: [UIHoverGestureRecognizer] = []
    let hitView = point.flatMap { window.hitTest($0, with: nil) }
    defer { PointerTracker.shared.move(point, over: hitView, in: window, flags: flags) }
    if point != nil {
      var view = hitView
      while let current = view {
        for case let gesture as UIHoverGestureRecognizer in current.gestureRecognizers ?? [] {
          recognizersUnderPointer.append(gesture)
        }
        view = current.superview
      }
    }
    event.timestamp = FrameClock.now
    event.modifierFlags = flags
    let exitedGestures = hoveredRecognizers.filter { gesture in !recognizersUnderPointer.contains { $0 === gesture } }
    hoveredRecognizers = recognizersUnderPointer
    for gesture in exitedGestures { endHover(gesture) }
    guard let point else { return }
    for gesture in recognizersUnderPointer where gesture.isEnabled { hover(gesture, at: point) }
  }

  private func hover(_ gesture: UIHoverGestureRecognizer, at point: CGPoint) {
    guard !refusingRecognizers.contains(ObjectIdentifier(gesture)) else { return }
    if gesture.state == .possible {
      guard GestureEnvironment.shared.accepts(gesture, event) else {
        refusingRecognizers.insert(ObjectIdentifier(gesture))
        return
      }
      GestureEnvironment.shared.activate(gesture, for: self)
    }
    gesture.lastWindowLocation = point
    gesture.modifierFlags = event.modifierFlags
    let isBeginning = gesture.state == .possible
    gesture.state = isBeginning ? .began : .changed
    if isBeginning, gesture.state == .possible, gesture.pendingState == nil {
      refusingRecognizers.insert(ObjectIdentifier(gesture))
    }
  }

  private func endHover(_ gesture: UIHoverGestureRecognizer) {
    refusingRecognizers.remove(ObjectIdentifier(gesture))
    // A recognizer can outlive a view that was removed while the pointer was over it. Such a recognizer has no view to
    // report to.
    if gesture.view == nil {
      gesture.state = .possible
    } else if gesture.isActive {
      gesture.state = gesture.state == .possible ? .failed : .ended
    }
  }
}

/// The event of a pointer that moves while no button is pressed.
@MainActor private final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}
