/// The methods of an alert view's delegate. Every method has a default implementation.
@available(*, deprecated, message: "UIAlertView is deprecated. Use UIAlertController with a preferredStyle of alert.")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Tells the delegate that the user has chosen a button. The alert view is dismissed afterwards.
  ///
  /// - Parameters:
  ///   - alertView: The alert view.
  ///   - buttonIndex: The index of the button.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the system has canceled the alert view. Tessera cancels none, so the method is not called. It is
  /// also not called for the cancel button.
  ///
  /// - Parameter alertView: The alert view.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Tells the delegate that the alert view is about to appear.
  ///
  /// - Parameter alertView: The alert view.
  func willPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert view has appeared, after the animation.
  ///
  /// - Parameter alertView: The alert view.
  func didPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert view is about to disappear.
  ///
  /// - Parameters:
  ///   - alertView: The alert view.
  ///   - buttonIndex: The index of the button that dismisses the alert view.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the alert view has disappeared, after the animation.
  ///
  /// - Parameters:
  ///   - alertView: The alert view.
  ///   - buttonIndex: The index of the button that dismissed the alert view.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Asks the delegate whether the first button that does not cancel is enabled. Called when the alert view appears and after
  /// each change in one of its text fields.
  ///
  /// - Parameter alertView: The alert view.
  /// - Returns: `true`, the default, to enable the button.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(*, deprecated, message: "UIAlertView is deprecated. Use UIAlertController with a preferredStyle of alert.")
extension UIAlertViewDelegate {
  /// Called when the user has chosen a button. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - alertView: The alert view.
  ///   - buttonIndex: The index of the button.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Never called in Tessera. The default implementation does nothing.
  ///
  /// - Parameter alertView: The alert view.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Called before the alert view appears. The default implementation does nothing.
  ///
  /// - Parameter alertView: The alert view.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Called when the alert view has appeared. The default implementation does nothing.
  ///
  /// - Parameter alertView: The alert view.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Called before the alert view disappears. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - alertView: The alert view.
  ///   - buttonIndex: The index of the button.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Called when the alert view has disappeared. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - alertView: The alert view.
  ///   - buttonIndex: The index of the button.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Returns whether the first button that does not cancel is enabled. The default implementation returns `true`.
  ///
  /// - Parameter alertView: The alert view.
  /// - Returns: `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
