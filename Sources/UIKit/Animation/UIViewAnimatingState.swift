import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has ended.
  case inactive = 0
  /// The animation has started. It is running or paused.
  case active = 1
  /// The animation was stopped and waits to be finished.
  case stopped = 2
}
