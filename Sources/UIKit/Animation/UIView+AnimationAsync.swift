import Foundation

// The asynchronous variants of the animation methods. They return the argument of the completion.
extension UIView {
  /// Animates changes to views and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: A closure that changes views.
  /// - Returns: `false` if an animation was interrupted.
  @discardableResult
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes to views after a delay and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure that changes views.
  /// - Returns: `false` if an animation was interrupted.
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

  /// Runs a key frame animation and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: A closure that adds key frames.
  /// - Returns: `false` if an animation was interrupted.
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
