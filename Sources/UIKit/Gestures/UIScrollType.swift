import Foundation

/// A kind of scroll.
public enum UIScrollType: Int, Sendable {
  /// The notches of a wheel.
  case discrete = 0
  /// The even scrolling of a touchpad.
  case continuous = 1
}
