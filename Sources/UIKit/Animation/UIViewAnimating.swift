import Foundation

/// An object that runs an animation of views. The animation can be paused, moved to any fraction of its duration,
/// reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation: inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running. It is `false` while the animation is paused.
  var isRunning: Bool { get }
  /// A Boolean value that determines whether the animation runs backward, toward the start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation in its current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues a paused one.
  func startAnimation()

  /// Starts the animation after a delay.
  ///
  /// - Parameter delay: The delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animation at its current position. `fractionComplete` can then be changed.
  func pauseAnimation()

  /// Stops the animation at its current position.
  ///
  /// - Parameter withoutFinishing: `true` to end the animation without calling the completion handlers, or `false` to leave it
  ///   in the state `stopped` until `finishAnimation(at:)` is called.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends a stopped animation and calls the completions.
  ///
  /// - Parameter finalPosition: The position to which the views are set.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
