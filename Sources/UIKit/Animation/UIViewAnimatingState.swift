import Foundation

/// Constants that specify the state of an animator: inactive, active or stopped.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has ended.
  case inactive = 0
  /// The animation has started. It is running or paused.
  case active = 1
  /// The animation was stopped and has not been finished yet. The animated properties have the values that they had
  /// when it was stopped.
  case stopped = 2
}
