import Foundation

/// Something that animates and can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it moves back to the start.
  var isReversed: Bool { get set }
  /// How far it has come, 0...1, in the direction in which it moves.
  var fractionComplete: CGFloat { get set }

  /// Begins or goes on.
  func startAnimation()

  /// Begins after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses; `fractionComplete` can be moved then.
  func pauseAnimation()

  /// Stops where it is. With false the animator waits for `finishAnimation(at:)`, with true it is over, without
  /// completions.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends a stopped animation at a position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
