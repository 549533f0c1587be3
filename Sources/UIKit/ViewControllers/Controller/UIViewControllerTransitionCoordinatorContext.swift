import Foundation

/// What can be asked of a transition while it runs.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether it began under a finger.
  var initiallyInteractive: Bool { get }

  /// Whether it can be paused and turned round. Always false here.
  var isInterruptible: Bool { get }

  /// Whether it is driven by a finger, now.
  var isInteractive: Bool { get }

  /// Whether it ended where it began.
  var isCancelled: Bool { get }
  /// Seconds; 0 where nothing is animated.
  var transitionDuration: TimeInterval { get }

  /// How far it has come under a finger, 0…1; for others 0 while it runs, 1 when it is over.
  var percentComplete: CGFloat { get }

  /// How fast a transition driven by a finger ends: 1 is the animator's own speed.
  var completionVelocity: CGFloat { get }

  /// The curve with which it ends.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view in which it takes place.
  var containerView: UIView { get }

  /// How the container will be turned; the identity here.
  var targetTransform: CGAffineTransform { get }

  /// The controller that was seen, or will be; nil for unknown keys.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that goes, or comes; nil where it stays in its place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
