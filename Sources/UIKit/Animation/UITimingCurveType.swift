import Foundation

/// Constants that specify the kind of a timing curve: a named curve, a custom cubic curve, a spring, or a combination of these.
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
