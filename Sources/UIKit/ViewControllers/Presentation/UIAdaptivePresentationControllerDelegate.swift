import Foundation

/// Is asked and told about dismissals that the user starts, and about the style in narrow windows. All methods are
/// optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Sent before a dismissal that the user started.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Sent after a dismissal that the user started; not for `dismiss(animated:)` from code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user wanted to dismiss and may not, because of `isModalInPresentation` or
  /// `presentationControllerShouldDismiss`.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// The style to use where the width is compact; `none` keeps the style. Asked where the next method is not there.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style to use with traits; `none` keeps the style. Asked when the presentation begins.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The presentation begins, with another style or (`none`) its own.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Default: yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  /// Default: nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  /// Default: nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  /// Default: nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  /// Default: `automatic`, what the style does by itself: popovers become sheets, others stay.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  /// Default: the older method's answer where the width is compact, else `none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }

  /// Default: nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}
