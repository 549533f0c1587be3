import Foundation

/// An event that describes keys that were pressed or released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The press of the key that was pressed or released, and those of all other keys that are held down. Hosts send an event for
  /// each key, so the presses of the other keys have the phase `stationary`.
  open package(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// Returns the presses of the event that a gesture recognizer receives.
  ///
  /// - Parameter gesture: The gesture recognizer that receives the presses.
  /// - Returns: The presses, or an empty set if the gesture recognizer receives none of them.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
