import Foundation

/// Drives a transition between two controllers by a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. It goes on by what the object tells the context, and ends with `completeTransition(_:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs after the finger has left: 1 is the animator's own speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the finger is down already when the transition begins; false lets the animator run.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Default: 1.
  public var completionSpeed: CGFloat { 1 }

  /// Default: `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Default: true.
  public var wantsInteractiveStart: Bool { true }
}
