import Foundation

/// Which kind of curve a provider gives.
public enum UITimingCurveType: Int, Sendable {
  /// One of `UIView.AnimationCurve`.
  case builtin = 0
  /// A cubic Bézier curve of one's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve and a spring together.
  case composed = 3
}
