import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun: running or paused.
  case active = 1
  /// Stopped without being finished.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the changes lead.
  case end = 0

  /// Where it began.
  case start = 1

  /// Where it is.
  case current = 2
}

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

/// An animator to which changes of views are handed as blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when that share (0...1) of the time that is left has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds what is called at the end, with the position there.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Goes on after a pause, with another curve (nil: the old one) and a share of the original time (0: what is left).
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Waits for the end, and answers the position there.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Does nothing.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {}
}
