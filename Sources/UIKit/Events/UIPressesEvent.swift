import Foundation

/// An event that describes keys that were pressed or released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses of the event. The set contains one press, because hosts send an event for each key.
  open package(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// Returns the presses of the event that a gesture recognizer receives.
  ///
  /// - Parameter gesture: The gesture recognizer that receives the presses.
  /// - Returns: The presses. The set is always empty in Tessera, because only responders receive keys.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
