import Foundation

/// Keys that went down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The press that the event is about: hosts send one event for each key.
  open package(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// The presses that `gesture` receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
