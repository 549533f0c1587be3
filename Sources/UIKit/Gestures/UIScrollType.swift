import Foundation

/// Constants that identify the kind of a scroll: discrete or continuous.
public enum UIScrollType: Int, Sendable {
  /// A scroll in steps. It is the result of turning a wheel with notches.
  case discrete = 0
  /// A continuous scroll. It is the result of moving two fingers on a touchpad.
  case continuous = 1
}
