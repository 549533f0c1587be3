import Foundation

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
