import Foundation

/// An object that provides the timing of a `UIViewPropertyAnimator`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of the curve. It determines which of `cubicTimingParameters` and `springTimingParameters` are used.
  var timingCurveType: UITimingCurveType { get }
  /// The control points of the curve, or `nil` if the timing is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the spring, or `nil` if the timing is a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing of an animation, and its actual duration in seconds. The actual duration differs from the
  /// requested one only for springs that determine their own duration.
  func timing(forDuration duration: TimeInterval) -> (ViewAnimationPace, TimeInterval) {
    if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
      return spring.timing(forDuration: duration)
    }
    return (.curve((cubicTimingParameters ?? UICubicTimingParameters()).timingFunction), duration)
  }
}
