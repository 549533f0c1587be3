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
  /// Tells the delegate that editing has ended. This method is not called if the delegate implements the method with a reason.
  ///
  /// - Parameter textField: The text field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended. The default implementation calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - reason: The reason why editing ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks the delegate whether to replace characters when the user types, deletes, cuts or pastes. This method is not called for
  /// programmatic changes.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - string: The text that replaces the characters, or an empty string when characters are deleted.
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
  /// Asks the delegate whether to process a press of the Return key.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`, which is the default, to send `editingDidEndOnExit`, and to end editing if a target is
  ///   registered for that event.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asks the delegate for the edit menu to show for a range of the text.
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
  ///   - animator: The animator to which animations alongside the menu's appearance can be added.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the edit menu is about to disappear.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - animator: The animator to which animations alongside the menu's disappearance can be added.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Asks the delegate for the edit menu to show for a range of the text. The default implementation shows the
  /// suggested actions.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range, in UTF-16 code units.
  ///   - suggestedActions: The actions that the system suggests.
  /// - Returns: `nil`.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Tells the delegate that the edit menu is about to appear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - animator: The animator to which animations alongside the menu's appearance can be added.
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}

  /// Tells the delegate that the edit menu is about to disappear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - animator: The animator to which animations alongside the menu's disappearance can be added.
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}

  /// Asks the delegate whether to begin editing. The default implementation begins editing.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Tells the delegate that editing has begun. The default implementation does nothing.
  ///
  /// - Parameter textField: The text field.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Asks the delegate whether to end editing. The default implementation ends editing.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Tells the delegate that editing has ended. This method is not called if the delegate implements the method with a reason. The
  /// default implementation does nothing.
  ///
  /// - Parameter textField: The text field.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Tells the delegate that editing has ended. The default implementation calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - reason: The reason why editing ended.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// Asks the delegate whether to replace characters when the user types, deletes, cuts or pastes. This method is not called for
  /// programmatic changes. The default implementation replaces the characters.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - string: The text that replaces the characters, or an empty string when characters are deleted.
  /// - Returns: `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// Tells the delegate that the selection or the caret has changed. The default implementation does nothing.
  ///
  /// - Parameter textField: The text field.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Asks the delegate whether the clear button should clear the text. The default implementation clears the text.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Asks the delegate whether to process a press of the Return key. The default implementation processes the Return
  /// key.
  ///
  /// - Parameter textField: The text field.
  /// - Returns: `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
