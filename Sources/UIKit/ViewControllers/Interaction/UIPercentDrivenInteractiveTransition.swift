import CollectionCore
import Foundation

/// An object that controls the progress of a transition's animations, from 0 at the start to 1 at the end.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var transition: ControllerTransition?

  public override init() { super.init() }

  /// The duration of the animator's transition in seconds, or 0 before the transition has begun.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
  /// The progress that was last passed to `update(_:)`.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after `finish()` or `cancel()`, relative to the speed of the animator. The default is
  /// 1. Values of 0 or less are treated as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after `finish()` or `cancel()`. The default is `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A timing curve that replaces `completionCurve`. If the provider does not contain a cubic curve, `completionCurve` is
  /// used. The default is nil.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that determines whether the transition is interactive from its start. The default is true.
  open var wantsInteractiveStart = true

  /// Starts the animator, and pauses its animations at the start. Overrides call `super` first.
  ///
  /// - Parameter transitionContext: The context of the transition to start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    percentComplete = 0
    transition = transitionContext as? ControllerTransition
    transition?.startInteractive()
  }

  /// Attaches the object to a transition. The transition becomes interactive only when `pause()` is called.
  func attach(to transition: ControllerTransition) {
    percentComplete = 0
    self.transition = transition
  }

  /// Sets the progress of the transition.
  ///
  /// - Parameter percentComplete: The progress of the transition, limited to 0…1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete.isNaN ? 0 : percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a transition that is not currently interactive.
  ///
  /// A transition can be paused after the user has ended the interaction. A transition that did not start interactively
  /// (`wantsInteractiveStart` is false) can be paused only if its animator is interruptible
  /// (`interruptibleAnimator(using:)`).
  open func pause() {
    guard let transition else { return }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  /// Ends the interaction and runs the transition from its current progress to its end.
  open func finish() { end(true) }

  /// Ends the interaction and runs the transition from its current progress back to its start.
  open func cancel() { end(false) }

  private func end(_ finishes: Bool) {
    guard let transition else { return }
    let remainingFraction = finishes ? 1 - percentComplete : percentComplete
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let seconds = Double(remainingFraction * duration / speed)
    let curve = Self.curve(timingCurve, completionCurve)
    let startFraction = Double(percentComplete)
    let endFraction = finishes ? 1.0 : 0.0
    transition.endInteraction(finishes) { time in
      guard seconds > 0, time < seconds else { return (endFraction, true) }
      return (startFraction + (endFraction - startFraction) * curve.value(at: time / seconds), false)
    }
  }

  /// Ends the interaction with a spring animation. `velocity` is the initial velocity, in fractions of the whole
  /// distance per second.
  package final func end(_ finishes: Bool, velocity: Double) {
    let spring = CompletionSpring(from: Double(percentComplete), velocity: velocity, to: finishes ? 1 : 0)
    transition?.endInteraction(finishes) { time in
      (max(0, min(1, spring.position(at: time))), spring.isAtRest(at: time))
    }
  }

  private static func curve(_ provider: (any UITimingCurveProvider)?, _ curve: UIView.AnimationCurve)
    -> CAMediaTimingFunction
  {
    if let cubic = provider?.cubicTimingParameters {
      return CAMediaTimingFunction(
        controlPoints: Float(cubic.controlPoint1.x), Float(cubic.controlPoint1.y), Float(cubic.controlPoint2.x),
        Float(cubic.controlPoint2.y))
    }
    switch curve {
    case .easeIn: return CAMediaTimingFunction(name: .easeIn)
    case .easeOut: return CAMediaTimingFunction(name: .easeOut)
    case .linear: return CAMediaTimingFunction(name: .linear)
    default: return CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
