import Foundation

/// The kinds of scrolls.
public enum UIScrollType: Int, Sendable {
  /// A scroll in steps, by the notches of a wheel.
  case discrete = 0
  /// A continuous scroll, by a touchpad.
  case continuous = 1
}
