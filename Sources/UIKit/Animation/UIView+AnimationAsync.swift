import Foundation

// The same calls for `await`: they answer what the completion would hear.
extension UIView {
  /// Animates changes and returns when they are over.
  @discardableResult
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes and returns when they are over.
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

  /// Runs key frames and returns when they are over.
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
