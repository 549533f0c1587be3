import Foundation

/// Is asked and told about dismissals that the user starts.
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

  /// The style to use where the width is compact; `none` keeps the style. Not asked here: styles do not adapt.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
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

  /// Default: `none`, no other style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
