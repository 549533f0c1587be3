import Foundation

/// What an animator is told about the transition that it animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation takes place; put the incoming view in here.
  var containerView: UIView { get }

  /// Whether the transition is animated at all.
  var isAnimated: Bool { get }

  /// Whether the user drives it with a finger, now.
  var isInteractive: Bool { get }

  /// Whether it ends where it began; known as soon as the finger has left.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the container is turned; the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Whoever drives the transition says how far it has come, 0…1: what is animated along follows.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// The finger has left, and the transition will take place.
  func finishInteractiveTransition()

  /// The finger has left, and the transition will go back.
  func cancelInteractiveTransition()

  /// Does nothing: transitions that run cannot be taken up again here.
  func pauseInteractiveTransition()
  /// To be called once, when the animation is over: true if the transition took place.
  func completeTransition(_ didComplete: Bool)

  /// The controller that was seen, or will be; nil for unknown keys.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that goes, or comes; nil where it stays in its place and is none of the animator's business.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container's coordinates; empty for the outgoing view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container's coordinates; empty where the view goes away.
  func finalFrame(for vc: UIViewController) -> CGRect
}
