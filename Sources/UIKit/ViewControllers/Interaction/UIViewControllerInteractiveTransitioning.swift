import Foundation

/// The methods of an object that controls a transition between two view controllers interactively.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. The object then updates the progress through the context, and ends the transition with
  /// `completeTransition(_:)`.
  ///
  /// - Parameter transitionContext: The context of the transition to start.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animation after the interaction, relative to the speed of the animator.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition is interactive from its start. If it is false, the
  /// transition begins by running its animator.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the animation after the interaction, relative to the speed of the animator. The default
  /// implementation returns 1.
  public var completionSpeed: CGFloat { 1 }

  /// The curve of the animation after the interaction. The default implementation returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// A Boolean value that indicates whether the transition is interactive from its start. If it is false, the
  /// transition begins by running its animator. The default implementation returns true.
  public var wantsInteractiveStart: Bool { true }
}
