import Foundation

/// The methods of a delegate that controls dismissals by the user and adapts the presentation style to narrow windows.
/// All methods are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether the user may dismiss the presentation.
  ///
  /// - Parameter presentationController: The presentation controller.
  /// - Returns: `true` to allow the dismissal. The default implementation returns `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Tells the delegate that a dismissal by the user is about to begin.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that a dismissal by the user has ended. This method is not called after
  /// `dismiss(animated:completion:)`.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user tried to dismiss the presentation, but `isModalInPresentation` or
  /// `presentationControllerShouldDismiss(_:)` prevented it.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// Asks the delegate for the presentation style in a compact width. This method is called only if
  /// `adaptivePresentationStyle(for:traitCollection:)` is not implemented.
  ///
  /// - Parameter controller: The presentation controller.
  /// - Returns: The style. `none` means that the style does not change, and `automatic` selects the default.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Asks the delegate, when the presentation begins, for the presentation style with the traits of the window.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits of the window.
  /// - Returns: The style. `none` means that the style does not change, and `automatic` selects the default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Tells the delegate that the presentation is about to begin.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - style: The style that replaces the original one, or `none` if the style does not change.
  ///   - transitionCoordinator: The coordinator of the transition, which can animate other changes alongside the
  ///     transition.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Asks the delegate whether the user may dismiss the presentation. The default implementation allows the dismissal.
  ///
  /// - Parameter presentationController: The presentation controller.
  /// - Returns: `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  /// Tells the delegate that a dismissal by the user is about to begin. The default implementation does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  /// Tells the delegate that a dismissal by the user has ended. The default implementation does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  /// Tells the delegate that the user tried to dismiss the presentation, but was prevented from doing so. The default
  /// implementation does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  /// Asks the delegate for the presentation style in a compact width. The default implementation returns `automatic`,
  /// with which popovers become sheets and other styles do not change.
  ///
  /// - Parameter controller: The presentation controller.
  /// - Returns: `automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  /// Asks the delegate for the presentation style with the traits of the window. The default implementation returns the
  /// style of `adaptivePresentationStyle(for:)` in a compact width and `none` otherwise.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits of the window.
  /// - Returns: The style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }

  /// Tells the delegate that the presentation is about to begin. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - style: The style that replaces the original one, or `none` if the style does not change.
  ///   - transitionCoordinator: The coordinator of the transition, which can animate other changes alongside the
  ///     transition.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}
