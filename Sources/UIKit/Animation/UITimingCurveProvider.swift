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

/// The pace of a `UIViewPropertyAnimator`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the following counts.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace for an animation of `duration` seconds, and how long it then takes.
  func pace(duration: TimeInterval) -> (ViewAnimationPace, TimeInterval) {
    if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
      return spring.pace(duration: duration)
    }
    return (.curve((cubicTimingParameters ?? UICubicTimingParameters()).timingFunction), duration)
  }
}
