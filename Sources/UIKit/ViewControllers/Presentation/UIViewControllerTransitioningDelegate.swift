import Foundation

/// A delegate that provides animators, interaction controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the animator of a presentation. The default is nil.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  /// - Returns: The animator, or nil for that of the `modalTransitionStyle`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks the delegate for the animator of a dismissal. The default is nil.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: The animator, or nil for that of the `modalTransitionStyle`.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks the delegate for the interaction controller of a presentation with a custom animator. The default is nil.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interaction controller, or nil if the transition is not interactive.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks the delegate for the interaction controller of a dismissal with a custom animator. The default is nil.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interaction controller, or nil if the transition is not interactive.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks the delegate for the presentation controller. The default is nil.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it, or nil if that is not known yet.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  /// - Returns: The presentation controller, or nil for the default one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Asks the delegate for the animator of a presentation. The default implementation selects the default animator.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  /// - Returns: Nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Asks the delegate for the animator of a dismissal. The default implementation selects the default animator.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: Nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Asks the delegate for the presentation controller. The default implementation selects the default presentation
  /// controller.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it, or nil.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  /// - Returns: Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Asks the delegate for the interaction controller of a presentation with a custom animator. The default
  /// implementation returns nil: presentations are not interactive.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Asks the delegate for the interaction controller of a dismissal with a custom animator. The default implementation
  /// returns nil: dismissals are not interactive.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
