import Foundation

/// The methods of a delegate that provides the animators, interaction controllers and presentation controllers of
/// presentations.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the animator of a presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents `presented`.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  /// - Returns: The animator, or nil for the animator of the `modalTransitionStyle`. The default implementation returns
  ///   nil.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks the delegate for the animator of a dismissal.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: The animator, or nil for the animator of the `modalTransitionStyle`. The default implementation returns
  ///   nil.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks the delegate for the interaction controller of a presentation with a custom animator.
  ///
  /// - Parameter animator: The animator that the delegate has returned for the presentation.
  /// - Returns: The interaction controller, or nil if the transition is not interactive. The default implementation
  ///   returns nil.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks the delegate for the interaction controller of a dismissal with a custom animator.
  ///
  /// - Parameter animator: The animator that the delegate has returned for the dismissal.
  /// - Returns: The interaction controller, or nil if the transition is not interactive. The default implementation
  ///   returns nil.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks the delegate for the presentation controller of a presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents `presented`, or nil if it is not known yet.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  /// - Returns: The presentation controller, or nil to use the default one for the presentation style. The default
  ///   implementation returns nil.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Asks the delegate for the animator of a presentation. The default implementation selects the default animator.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents `presented`.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  /// - Returns: `nil`, for the animator of the `modalTransitionStyle`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Asks the delegate for the animator of a dismissal. The default implementation selects the default animator.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: `nil`, for the animator of the `modalTransitionStyle`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Asks the delegate for the presentation controller of a presentation. The default implementation selects the
  /// presentation controller for the presentation style.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents `presented`, or nil if it is not known yet.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  /// - Returns: `nil`, for the presentation controller of the presentation style.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Asks the delegate for the interaction controller of a presentation with a custom animator. The default
  /// implementation returns nil, with which presentations are not interactive.
  ///
  /// - Parameter animator: The animator that the delegate has returned for the presentation.
  /// - Returns: `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Asks the delegate for the interaction controller of a dismissal with a custom animator. The default implementation
  /// returns nil, with which dismissals are not interactive.
  ///
  /// - Parameter animator: The animator that the delegate has returned for the dismissal.
  /// - Returns: `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
