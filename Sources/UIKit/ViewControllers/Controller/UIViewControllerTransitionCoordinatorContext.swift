import Foundation

/// Information about a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// A Boolean value that indicates whether the transition began interactively.
  var initiallyInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition can currently be paused. It can if it is running and its
  /// animator is interruptible.
  var isInterruptible: Bool { get }

  /// A Boolean value that indicates whether the user currently controls the transition.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds; 0 if the transition is not animated.
  var transitionDuration: TimeInterval { get }

  /// The progress of an interactive transition, from 0 to 1. For other transitions it is 0 while they run and 1 at the
  /// end.
  var percentComplete: CGFloat { get }

  /// The speed with which an interactive transition ends, where 1 is that of the animator.
  var completionVelocity: CGFloat { get }

  /// The curve with which an interactive transition ends.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view in which the transition happens.
  var containerView: UIView { get }

  /// The rotation of the container. In Tessera it is always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Returns one of the view controllers of the transition.
  ///
  /// - Parameter key: The key of the view controller.
  /// - Returns: The view controller, or nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the views of the transition.
  ///
  /// - Parameter key: The key of the view.
  /// - Returns: The view; nil if the transition neither adds nor removes it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
