import Foundation

/// The information about a transition that its animator uses.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of the transition. The animator adds the view of the appearing view controller to
  /// this view.
  var containerView: UIView { get }

  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }

  /// A Boolean value that indicates whether the user currently controls the transition.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition is cancelled. The value is final when the interaction has
  /// ended.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation, or `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container. The value is always the identity in Tessera.
  var targetTransform: CGAffineTransform { get }

  /// Sets the progress of an interactive transition and of all its animations.
  ///
  /// - Parameter percentComplete: The progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction. The transition then runs to its end without the user.
  func finishInteractiveTransition()

  /// Ends the interaction. The transition then runs back to its start without the user.
  func cancelInteractiveTransition()

  /// Pauses a running transition to make it interactive again. The animator of the transition must be interruptible, or
  /// the user must have just ended the interaction.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls this method once, at the end of the animation.
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
  /// - Returns: The view, or nil if the view remains in position, so that the animator does not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition.
  ///
  /// - Parameter vc: One of the view controllers of the transition.
  /// - Returns: The frame in the container's coordinates. The frame is empty for the view that appears.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition.
  ///
  /// - Parameter vc: One of the view controllers of the transition.
  /// - Returns: The frame in the container's coordinates. The frame is empty for the view that disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}
