import Foundation

/// The kinds of timing curves: named curves, custom cubic curves, springs and combinations of these.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve of `UIView.AnimationCurve`.
  case builtin = 0
  /// A custom cubic Bézier curve.
  case cubic = 1
  /// The motion of a damped spring.
  case spring = 2
  /// A cubic curve and a spring together.
  case composed = 3
}
