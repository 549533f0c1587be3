import Foundation

/// The context of a transition, for its animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation happens. Add the view of the controller that appears to it.
  var containerView: UIView { get }

  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }

  /// A Boolean value that indicates whether the user currently controls the transition.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition is cancelled. The value is final as soon as the interaction
  /// has ended.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container. In Tessera it is always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Sets the progress of an interactive transition, which scrubs all of its animations.
  ///
  /// - Parameter percentComplete: The progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction. The transition will be completed.
  func finishInteractiveTransition()

  /// Ends the interaction. The transition will be cancelled.
  func cancelInteractiveTransition()

  /// Pauses a running transition to make it interactive again. Its animator must be interruptible, or the user must
  /// just have ended the interaction.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it once at the end of the animation.
  ///
  /// - Parameter didComplete: `false` if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the view controllers of the transition.
  ///
  /// - Parameter key: The key of the view controller.
  /// - Returns: The view controller, or nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the views of the transition.
  ///
  /// - Parameter key: The key of the view.
  /// - Returns: The view. Nil if the animator does not move it because it remains in position.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition.
  ///
  /// - Parameter vc: The view controller.
  /// - Returns: The frame in the container's coordinates; empty for the view that appears.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition.
  ///
  /// - Parameter vc: The view controller.
  /// - Returns: The frame in the container's coordinates; empty for the view that disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}
