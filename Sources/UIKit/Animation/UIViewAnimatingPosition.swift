import Foundation

/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end: the new values.
  case end = 0

  /// The start: the old values.
  case start = 1

  /// The current position.
  case current = 2
}
