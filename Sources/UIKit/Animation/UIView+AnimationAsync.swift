import Foundation

// The asynchronous variants of the animation methods. They return the Boolean value that completion closures receive.
extension UIView {
  /// Animates changes to views and returns when the animation has ended.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: A closure that changes views.
  /// - Returns: `true` if all animations were completed, or `false` if one of them was interrupted.
  @discardableResult
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes to views after a delay and returns when the animation has ended.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure that changes views.
  /// - Returns: `true` if all animations were completed, or `false` if one of them was interrupted.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

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
