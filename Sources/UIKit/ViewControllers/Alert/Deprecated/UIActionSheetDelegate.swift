/// The methods of an action sheet's delegate. Every method has a default implementation.
@available(*, deprecated, message: "UIActionSheet is deprecated. Use UIAlertController with the style actionSheet.")
@preconcurrency @MainActor public protocol UIActionSheetDelegate: AnyObject {
  /// Tells the delegate that the user has chosen a button, or touched beside the sheet, which counts as the cancel button. The
  /// sheet is dismissed afterwards.
  ///
  /// - Parameters:
  ///   - actionSheet: The action sheet.
  ///   - buttonIndex: The index of the button.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the system has canceled the sheet. Tessera cancels none, so the method is not called. It is also
  /// not called for the cancel button.
  ///
  /// - Parameter actionSheet: The action sheet.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is about to appear.
  ///
  /// - Parameter actionSheet: The action sheet.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet has appeared, after the animation.
  ///
  /// - Parameter actionSheet: The action sheet.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is about to disappear.
  ///
  /// - Parameters:
  ///   - actionSheet: The action sheet.
  ///   - buttonIndex: The index of the button that dismisses the sheet.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the sheet has disappeared, after the animation.
  ///
  /// - Parameters:
  ///   - actionSheet: The action sheet.
  ///   - buttonIndex: The index of the button that dismissed the sheet.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "UIActionSheet is deprecated. Use UIAlertController with the style actionSheet.")
extension UIActionSheetDelegate {
  /// Called when the user has chosen a button. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - actionSheet: The action sheet.
  ///   - buttonIndex: The index of the button.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Never called in Tessera. The default implementation does nothing.
  ///
  /// - Parameter actionSheet: The action sheet.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Called before the action sheet appears. The default implementation does nothing.
  ///
  /// - Parameter actionSheet: The action sheet.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Called when the action sheet has appeared. The default implementation does nothing.
  ///
  /// - Parameter actionSheet: The action sheet.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Called before the action sheet disappears. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - actionSheet: The action sheet.
  ///   - buttonIndex: The index of the button.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Called when the action sheet has disappeared. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - actionSheet: The action sheet.
  ///   - buttonIndex: The index of the button.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
