import Foundation

/// An event for keys that were pressed or released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses of the event. There is only one, because hosts send an event for each key.
  open package(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// Returns the presses of the event that a gesture recognizer receives.
  ///
  /// - Parameter gesture: A gesture recognizer.
  /// - Returns: The presses whose `gestureRecognizers` contain the recognizer: always none in Tessera, because keys go
  ///   to responders only.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
