import Foundation

/// Information about a transition in progress.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of a presentation, or `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// A Boolean value that indicates whether the transition began interactively.
  var initiallyInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition can currently be paused. This is the case if the transition
  /// is running and its animator is interruptible.
  var isInterruptible: Bool { get }

  /// A Boolean value that indicates whether the user currently controls the transition.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds, or 0 if the transition is not animated.
  var transitionDuration: TimeInterval { get }

  /// The progress of an interactive transition, from 0 to 1. For other transitions, the value is 0 while the transition
  /// is running and 1 when it has ended.
  var percentComplete: CGFloat { get }

  /// The speed with which an interactive transition ends. A value of 1 is the speed of the animator.
  var completionVelocity: CGFloat { get }

  /// The curve with which an interactive transition ends.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view that contains the views of the transition.
  var containerView: UIView { get }

  /// The rotation of the container. The value is always the identity in Tessera.
  var targetTransform: CGAffineTransform { get }

  /// Returns one of the view controllers of the transition.
  ///
  /// - Parameter key: The key of the view controller.
  /// - Returns: The view controller, or nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the views of the transition.
  ///
  /// - Parameter key: The key of the view.
  /// - Returns: The view, or nil if the transition neither adds nor removes the view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
