import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun: running or paused.
  case active = 1
  /// Stopped without being finished.
  case stopped = 2
}
