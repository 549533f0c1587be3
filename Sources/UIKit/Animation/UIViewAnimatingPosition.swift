import Foundation

/// Constants that specify the position at which an animation ends: its end, its start or its current position.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The animation ends with the new values.
  case end = 0

  /// The animation ends with the values from before the animation.
  case start = 1

  /// The animation ends with the values that are visible at present.
  case current = 2
}
