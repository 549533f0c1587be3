import Foundation

/// The positions at which an animation can end: its end, its start or its current position.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The animation ends with the new values.
  case end = 0

  /// The animation ends with the values from before the animation.
  case start = 1

  /// The animation ends with the values that are visible at present.
  case current = 2
}
