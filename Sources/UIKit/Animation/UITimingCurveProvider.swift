import Foundation

/// An object that provides the timing of a `UIViewPropertyAnimator`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of the curve, which determines which of the following properties is used.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or `nil`.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing of an animation with a requested duration in seconds, and its actual duration.
  func pace(duration: TimeInterval) -> (ViewAnimationPace, TimeInterval) {
    if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
      return spring.pace(duration: duration)
    }
    return (.curve((cubicTimingParameters ?? UICubicTimingParameters()).timingFunction), duration)
  }
}
