import Foundation

/// A transition between two view controllers, or to a different size of a container. The object is the context for the
/// animator of the transition, and the coordinator for the animations that run alongside the transition.
@MainActor
package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let from: UIViewController?
  package let to: UIViewController?
  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  package var transitionDuration: TimeInterval = 0
  /// The final frame of the view that appears, in the container's coordinates.
  package var finalFrame = CGRect.zero
  /// Indicates whether the animator moves the view that disappears. The value is false if that view remains in
  /// position.
  package var animatesFromView = true
  /// Indicates whether the animator moves the view that appears. The value is false if that view remains in position.
  package var animatesToView = true
  /// The view that the animator moves instead of the disappearing controller's view, or nil to move the controller's
  /// view.
  package var fromView: UIView?
  /// The view that the animator moves instead of the appearing controller's view, or nil to move the controller's view.
  package var toView: UIView?
  /// A closure that is called when the transition has ended, before the completion handlers of the animations that ran
  /// alongside are called.
  package var onFinish: ((Bool) -> Void)?

  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller of the transition, which is retained while the transition runs, or nil if the
  /// transition is not interactive.
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The views outside of the container with animations that run alongside the transition. Their progress follows the
  /// progress of the transition.
  package var alongsideViews: [UIView] = []
  var driver: TransitionDriver?
  /// The time at which the animations began.
  private(set) var beginTime: TimeInterval = 0
  var interactionHandlers: [Block] = []
  private var alongsideAnimations: [Block] = []
  private var completions: [Block] = []
  private var hasStarted = false
  package private(set) var isOver = false
  package internal(set) var isCancelled = false
  package internal(set) var isInteractive = false
  package private(set) var initiallyInteractive = false
  package internal(set) var percentComplete: CGFloat = 0

  package init(
    from: UIViewController?, to: UIViewController?, containerView: UIView, isAnimated: Bool,
    style: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    super.init()
  }

  /// Runs the transition with an animator. The transition is interactive if `interaction` is not nil.
  package func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    hasStarted = true
    guard isAnimated, let animator else {
      UIView.performWithoutAnimation { runAlongside() }
      completeTransition(true)
      return
    }
    self.animator = animator
    beginTime = CACurrentMediaTime()
    transitionDuration = animator.transitionDuration(using: self)
    if let interaction, interaction.wantsInteractiveStart {
      self.interaction = interaction
      isInteractive = true
      initiallyInteractive = true
      interaction.startInteractiveTransition(self)
      // If the interaction controller moves the views itself, the transition has not paused the other animations.
      if driver == nil, !isOver { driver = TransitionDriver(alongsideViews, duration: transitionDuration) }
    } else {
      self.interaction = interaction
      (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      animator.animateTransition(using: self)
    }
    runAlongside(under: animator)
  }

  /// The animator by which the transition can be interrupted, or nil if the transition's animator provides none.
  var interruptible: (any UIViewImplicitlyAnimating)? {
    guard let interruptible = animator?.interruptibleAnimator(using: self), !(interruptible is NoAnimator) else {
      return nil
    }
    return interruptible
  }

  func runAlongside(under animator: any UIViewControllerAnimatedTransitioning) {
    guard !isOver, !alongsideAnimations.isEmpty else { return }
    animateAlongside { self.runAlongside() }
  }

  /// Animates changes with the timing of the transition. The default animators use a spring.
  private func animateAlongside(_ change: @escaping () -> Void) {
    if isInteractive {
      // With a linear curve, the change follows the finger.
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: [.curveLinear, .beginFromCurrentState],
        animations: change, completion: nil)
    } else if animator is any ResettingAnimator || animator is CoverAnimator || animator is FadeAnimator
      || animator is AlertAnimator
    {
      UIView.animate(
        withDuration: transitionDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.beginFromCurrentState], animations: change, completion: nil)
    } else {
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
        animations: change, completion: nil)
    }
  }

  /// Runs the animations that were registered to run alongside the transition. Their completion handlers are called
  /// when the transition ends.
  package func runAlongside() {
    hasStarted = true
    let blocks = alongsideAnimations
    alongsideAnimations = []
    for block in blocks { block(self) }
  }

  /// Ends the transition. Calls `onFinish`, then the animator's `animationEnded(_:)`, then the completion handlers of
  /// the animations that ran alongside.
  package func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    interactionEnded(cancelled: !didComplete)
    isOver = true
    isCancelled = !didComplete
    percentComplete = didComplete ? 1 : 0
    driver?.reset()
    driver = nil
    interaction = nil
    interactionHandlers = []
    onFinish?(didComplete)
    onFinish = nil
    animator?.animationEnded(didComplete)
    animator = nil
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  /// Ends the transition immediately, with all animations at their end.
  package func finishImmediately() {
    guard !isOver else { return }
    if let driver {
      // A transition with a driver, which is interactive or ends an interaction, is completed unless it was cancelled.
      driver.removeAnimations()
      (animator as? any ResettingAnimator)?.removeTransforms()
      completeTransition(!isCancelled)
      return
    }
    removeAnimations(below: containerView.backingLayer)
    (animator as? any ResettingAnimator)?.removeTransforms()
    completeTransition(true)
  }

  private func removeAnimations(below layer: CALayer) {
    layer.removeAllAnimations()
    for below in layer.sublayers ?? [] where below.animationKeys() != nil { below.removeAllAnimations() }
  }

  // MARK: Coordinator

  @discardableResult
  package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let animation {
      if hasStarted, isAnimated {
        animateAlongside { animation(self) }
      } else if hasStarted {
        animation(self)
      } else {
        alongsideAnimations.append(animation)
      }
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if !isOver { interactionHandlers.append(handler) }
  }

  // MARK: Context

  package var isInterruptible: Bool { !isOver && interruptible != nil }
  package var transitionWasCancelled: Bool { isCancelled }
  package var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  package var targetTransform: CGAffineTransform { .identity }
  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = percentComplete
    driver?.scrub(to: Double(percentComplete))
  }
  package func finishInteractiveTransition() { interactionEnded(cancelled: false) }
  package func cancelInteractiveTransition() { interactionEnded(cancelled: true) }
  package func pauseInteractiveTransition() { pauseRunning() }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: return animatesFromView ? fromView ?? from?.viewIfLoaded : nil
    case .to: return animatesToView ? toView ?? to?.view : nil
    default: return nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? (fromView ?? vc.viewIfLoaded)?.frame ?? .zero : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }
}
