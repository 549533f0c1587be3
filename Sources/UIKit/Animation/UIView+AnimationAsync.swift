import Foundation

// Only key frame animations have an asynchronous variant, as in UIKit, whose headers exclude the other methods with
// `NS_SWIFT_DISABLE_ASYNC`. If `animate(withDuration:animations:)` had one, the compiler would choose it in every
// asynchronous function and require `await`.
extension UIView {
  /// Runs a key frame animation and returns when it has ended.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure that adds key frames.
  /// - Returns: `true` if all animations were completed, or `false` if one of them was interrupted.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }
}
