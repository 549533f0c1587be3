import Foundation

/// The methods that notify an object when an animation begins and ends. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that an animation began.
  ///
  /// - Parameter anim: The copy of the animation that the layer stores.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that an animation has ended or was removed.
  ///
  /// - Parameters:
  ///   - anim: The copy of the animation that the layer stores.
  ///   - flag: `true` if the animation reached its end, `false` if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation of the optional method, which ignores the event.
  ///
  /// - Parameter anim: The copy of the animation that the layer stores.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// The default implementation of the optional method, which ignores the event.
  ///
  /// - Parameters:
  ///   - anim: The copy of the animation that the layer stores.
  ///   - flag: `true` if the animation reached its end.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
