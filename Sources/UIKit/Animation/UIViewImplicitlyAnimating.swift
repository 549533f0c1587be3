import Foundation

/// An animator to which animations of views and completion handlers can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds view changes that start after a delay.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views.
  ///   - delayFactor: The delay as a fraction of the remaining time, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds view changes to the animation.
  ///
  /// - Parameter animation: A closure that changes views.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a closure that is called when the animation ends.
  ///
  /// - Parameter completion: A closure whose argument is the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues a paused animation. The timing can be replaced.
  ///
  /// - Parameters:
  ///   - parameters: The new timing, or `nil` for the original one.
  ///   - durationFactor: The new duration as a fraction of the original one, or 0 for the remaining time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Waits until the animation has ended.
  ///
  /// - Returns: The position at which the animation ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  /// Adds view changes that start after a delay. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views.
  ///   - delayFactor: The delay as a fraction of the remaining time, from 0 to 1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  /// Adds view changes to the animation. The default implementation does nothing.
  ///
  /// - Parameter animation: A closure that changes views.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Adds a closure that is called when the animation ends. The default implementation does nothing.
  ///
  /// - Parameter completion: A closure whose argument is the position at which the animation ended.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Continues a paused animation. The timing can be replaced. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - parameters: The new timing, or `nil` for the original one.
  ///   - durationFactor: The new duration as a fraction of the original one, or 0 for the remaining time.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {}
}
