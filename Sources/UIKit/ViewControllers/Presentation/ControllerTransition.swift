import Foundation

/// One change from a controller to another, or of a container's size: context of its animator and coordinator for all
/// who animate along.
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
  /// Where the incoming view ends, in the container's coordinates.
  package var finalFrame = CGRect.zero
  /// False where the outgoing (or incoming) view stays where it is and is none of the animator's business.
  package var movesFromView = true
  package var movesToView = true
  /// What is moved where that is not the controller's own view.
  package var fromView: UIView?
  package var toView: UIView?
  /// What the container does when the animation is over, before the completions of those who animate along.
  package var onFinish: ((Bool) -> Void)?

  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the transition by hand; kept alive as long as it does.
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Views beside the container that are animated along: a finger holds them, too.
  package var alongsideViews: [UIView] = []
  var driver: TransitionDriver?
  /// When the animations began.
  private(set) var beginTime: TimeInterval = 0
  var interactionHandlers: [Block] = []
  private var alongside: [Block] = []
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

  /// Runs the transition with an animator, or at once without one; by hand where there is an `interaction`.
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
      // One that moves the views itself has not asked for what goes along.
      if driver == nil, !isOver { driver = TransitionDriver(alongsideViews, duration: transitionDuration) }
    } else {
      self.interaction = interaction
      (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      animator.animateTransition(using: self)
    }
    runAlongside(under: animator)
  }

  /// The animator's own animator, if it has one that a finger can take hold of.
  var interruptible: (any UIViewImplicitlyAnimating)? {
    guard let found = animator?.interruptibleAnimator(using: self), !(found is NoAnimator) else { return nil }
    return found
  }

  func runAlongside(under animator: any UIViewControllerAnimatedTransitioning) {
    guard !isOver, !alongside.isEmpty else { return }
    animateAlong { self.runAlongside() }
  }

  /// With the timing of the transition: the system's own slide on a spring.
  private func animateAlong(_ change: @escaping () -> Void) {
    if isInteractive {
      // Under the finger, as far as the finger.
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: [.curveLinear, .beginFromCurrentState],
        animations: change, completion: nil)
    } else if animator is SlideAnimator || animator is CoverAnimator || animator is FadeAnimator
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

  /// Runs what was to be animated along, inside a change that is not animated, and leaves the completions for `end`.
  package func runAlongside() {
    hasStarted = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

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

  /// Ends the animation now: everything jumps to where it was going.
  package func finishNow() {
    guard !isOver else { return }
    if let driver {
      // Under a finger, or on its way after one: it takes place unless the finger has gone back.
      driver.removeAnimations()
      (animator as? SlideAnimator)?.settle()
      completeTransition(!isCancelled)
      return
    }
    removeAnimations(below: containerView.backingLayer)
    (animator as? SlideAnimator)?.settle()
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
        animateAlong { animation(self) }
      } else if hasStarted {
        animation(self)
      } else {
        alongside.append(animation)
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
  package func pauseInteractiveTransition() { holdRunning() }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: return movesFromView ? fromView ?? from?.viewIfLoaded : nil
    case .to: return movesToView ? toView ?? to?.view : nil
    default: return nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? (fromView ?? vc.viewIfLoaded)?.frame ?? .zero : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }
}
