import Foundation

/// Hears of the beginning and the end of an animation. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation began to show.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation came to its end (`flag` true), or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Default: nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Default: nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
