import CollectionCore
import Foundation

/// Drives the animations of a transition's animator by a number: 0 is their beginning, 1 their end.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var transition: ControllerTransition?

  public override init() { super.init() }

  /// The seconds that the animator said; 0 before the transition has begun.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
  /// What `update(_:)` said last.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs after `finish()` or `cancel()`. Default 1, the animator's own speed; 0 or less counts as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest. Default `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A curve in place of `completionCurve`: a cubic one is used as it is, others count as `completionCurve`. Default nil.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the finger is down already when the transition begins. Default true.
  open var wantsInteractiveStart = true

  /// Starts the animator with its animations held at their beginning. Call super first.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    percentComplete = 0
    transition = transitionContext as? ControllerTransition
    transition?.startDriven()
  }

  /// For a transition that runs by itself until `pause()`.
  func attach(to transition: ControllerTransition) {
    percentComplete = 0
    self.transition = transition
  }

  /// Holds the animations at that share of their way; limited to 0…1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete.isNaN ? 0 : percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds a transition that runs by itself where it is: the rest of one that a finger has let go of, and one that began by
  /// itself (`wantsInteractiveStart` is false), if its animator can be interrupted (`interruptibleAnimator(using:)`).
  open func pause() {
    guard let transition else { return }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  /// Lets the rest run to its end.
  open func finish() { end(true) }

  /// Lets the transition run back to where it began.
  open func cancel() { end(false) }

  private func end(_ finishes: Bool) {
    guard let transition else { return }
    let way = finishes ? 1 - percentComplete : percentComplete
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let seconds = Double(way * duration / speed)
    let curve = Self.curve(timingCurve, completionCurve)
    let from = Double(percentComplete)
    let to = finishes ? 1.0 : 0.0
    transition.endDriven(finishes) { time in
      guard seconds > 0, time < seconds else { return (to, true) }
      return (from + (to - from) * curve.value(at: time / seconds), false)
    }
  }

  /// Ends as something does that was thrown: a spring takes over the finger's velocity (shares of the way a second).
  package final func end(_ finishes: Bool, velocity: Double) {
    let spring = SettlingSpring(from: Double(percentComplete), velocity: velocity, to: finishes ? 1 : 0)
    transition?.endDriven(finishes) { time in (max(0, min(1, spring.position(at: time))), spring.isAtRest(at: time)) }
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
