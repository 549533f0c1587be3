import Foundation

/// What an animator is told about the transition that it animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation takes place; put the incoming view in here.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the container is turned; the identity here.
  var targetTransform: CGAffineTransform { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// To be called once, when the animation is over: true if the transition took place.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container's coordinates; empty for the outgoing view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container's coordinates; empty where the view goes away.
  func finalFrame(for vc: UIViewController) -> CGRect
}
