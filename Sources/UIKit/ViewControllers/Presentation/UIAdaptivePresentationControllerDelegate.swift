import Foundation

/// A delegate that controls dismissals by the user and the presentation style in narrow windows. All methods are
/// optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether the user may dismiss the presentation. The default is true.
  ///
  /// - Parameter presentationController: The presentation controller.
  /// - Returns: `true` to allow the dismissal.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Tells the delegate that a dismissal by the user is about to begin.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that a dismissal by the user has ended. It is not called for `dismiss(animated:)` in code.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user tried to dismiss the presentation, which `isModalInPresentation` or
  /// `presentationControllerShouldDismiss(_:)` prevented.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// Asks the delegate for the style in a compact width. It is called only if
  /// `adaptivePresentationStyle(for:traitCollection:)` is not implemented.
  ///
  /// - Parameter controller: The presentation controller.
  /// - Returns: The style; `none` if the style does not change, `automatic` for the default.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Asks the delegate for the style with certain traits, when the presentation begins.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits of the window.
  /// - Returns: The style; `none` if the style does not change, `automatic` for the default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Tells the delegate that the presentation is about to begin.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - style: The style that replaces the original one, or `none` if the style does not change.
  ///   - transitionCoordinator: The coordinator of the transition.
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

  /// Tells the delegate that a dismissal by the user has ended. It is not called for `dismiss(animated:)` in code. The
  /// default implementation does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  /// Tells the delegate that the user tried to dismiss the presentation, which `isModalInPresentation` or
  /// `presentationControllerShouldDismiss(_:)` prevented. The default implementation does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  /// Asks the delegate for the style in a compact width. It is called only if
  /// `adaptivePresentationStyle(for:traitCollection:)` is not implemented. The default implementation selects the
  /// default: popovers become sheets, and other styles do not change.
  ///
  /// - Parameter controller: The presentation controller.
  /// - Returns: `automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  /// Asks the delegate for the style with certain traits, when the presentation begins. The default implementation
  /// returns the style of `adaptivePresentationStyle(for:)` in a compact width and `none` otherwise.
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
  ///   - style: The style that replaces the original one, or `none`.
  ///   - transitionCoordinator: The coordinator of the transition.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}
