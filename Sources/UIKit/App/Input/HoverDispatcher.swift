import Foundation
import RuntimeInterface

/// Tells hover recognizers where the pointer is while no button is down.
@MainActor package final class HoverDispatcher {
  private var hovered: [UIHoverGestureRecognizer] = []
  /// Those of them that did not want the pointer, or were not let: until it leaves they hear no more.
  private var refused: Set<ObjectIdentifier> = []
  private let event = HoverEvent()

  /// The pointer is at `point` of `window`, or (nil) has left it.
  func move(_ point: CGPoint?, in window: UIWindow, flags: UIKeyModifierFlags = []) {
    var under: [UIHoverGestureRecognizer] = []
    let hit = point.flatMap { window.hitTest($0, with: nil) }
    defer { PointerFollower.shared.move(point, over: hit, in: window, flags: flags) }
    if point != nil {
      var view = hit
      while let current = view {
        for case let gesture as UIHoverGestureRecognizer in current.gestureRecognizers ?? [] { under.append(gesture) }
        view = current.superview
      }
    }
    event.timestamp = FrameClock.now
    event.modifierFlags = flags
    let left = hovered.filter { gesture in !under.contains { $0 === gesture } }
    hovered = under
    for gesture in left { leave(gesture) }
    guard let point else { return }
    for gesture in under where gesture.isEnabled { hover(gesture, at: point) }
  }

  private func hover(_ gesture: UIHoverGestureRecognizer, at point: CGPoint) {
    guard !refused.contains(ObjectIdentifier(gesture)) else { return }
    if gesture.state == .possible {
      guard GestureEnvironment.shared.accepts(gesture, event) else {
        refused.insert(ObjectIdentifier(gesture))
        return
      }
      GestureEnvironment.shared.adopt(gesture, for: self)
    }
    gesture.lastWindowLocation = point
    gesture.modifierFlags = event.modifierFlags
    let begins = gesture.state == .possible
    gesture.state = begins ? .began : .changed
    if begins, gesture.state == .possible, gesture.pendingState == nil { refused.insert(ObjectIdentifier(gesture)) }
  }

  private func leave(_ gesture: UIHoverGestureRecognizer) {
    refused.remove(ObjectIdentifier(gesture))
    // A recognizer outlives its view when that went while it was hovered over: nobody is there to be told.
    if gesture.view == nil {
      gesture.state = .possible
    } else if gesture.isActive {
      gesture.state = gesture.state == .possible ? .failed : .ended
    }
  }
}

/// The event of a pointer that moves with no button down.
@MainActor private final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}
