import Foundation

/// The methods that are called when an animation begins and ends. Both are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that an animation began.
  ///
  /// - Parameter anim: The layer's copy of the animation.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that an animation ended or was removed.
  ///
  /// - Parameters:
  ///   - anim: The layer's copy of the animation.
  ///   - flag: `true` if the animation reached its end, `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation, which does nothing.
  ///
  /// - Parameter anim: The layer's copy of the animation.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - anim: The layer's copy of the animation.
  ///   - flag: `true` if the animation reached its end.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
