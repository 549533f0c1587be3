import Foundation

/// The delegate of a text field, which decides about editing and observes changes. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Asks the delegate whether to begin editing.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true` to begin editing, which is the default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun.
  ///
  /// - Parameter textField: The text field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks the delegate whether to end editing.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true` to end editing, which is the default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended. It is not called if the delegate implements the method with a reason.
  ///
  /// - Parameter textField: The text field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended. The default implementation calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - reason: The reason for which editing ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks the delegate whether to replace characters when the user types, deletes, cuts or pastes. It is not called for
  /// changes in code.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - string: The replacement.
  /// - Returns: `true` to replace the characters, which is the default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Tells the delegate that the selection or the caret has changed.
  ///
  /// - Parameter textField: The text field.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks the delegate whether the clear button should clear the text.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true` to clear the text, which is the default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks the delegate whether to process the Return key.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`, which is the default, to send `editingDidEndOnExit`, and to end editing if a target is
  ///   registered for that event.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asks the delegate for the edit menu of a range.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range, in UTF-16 code units.
  ///   - suggestedActions: The actions that the system suggests.
  /// - Returns: The menu, or `nil` to show the suggested actions. The default is `nil`.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Tells the delegate that the edit menu is about to appear.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - animator: An object to add animations and completions to.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the edit menu is about to disappear.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - animator: An object to add animations and completions to.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// The default implementation, which shows the suggested actions.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range, in UTF-16 code units.
  ///   - suggestedActions: The actions that the system suggests.
  /// - Returns: `nil`.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - animator: An object to add animations and completions to.
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - animator: An object to add animations and completions to.
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}

  /// The default implementation, which begins editing.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// The default implementation, which does nothing.
  ///
  /// - Parameter textField: The text field.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// The default implementation, which ends editing.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// The default implementation, which does nothing.
  ///
  /// - Parameter textField: The text field.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// The default implementation, which calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - reason: The reason for which editing ended.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// The default implementation, which replaces the characters.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - string: The replacement.
  /// - Returns: `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// The default implementation, which does nothing.
  ///
  /// - Parameter textField: The text field.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// The default implementation, which clears the text.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// The default implementation, which processes the Return key.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
