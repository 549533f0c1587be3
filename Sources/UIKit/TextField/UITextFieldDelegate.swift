import Foundation

/// Says what a text field may do, and learns what it did. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may become the first responder. Default true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It has become the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether it may cease to be the first responder. Default true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// It is the first responder no more. Called only through the default of the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// It is the first responder no more. Default: calls the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the characters in `range` (UTF-16) may be replaced: by typing, deleting, cutting or pasting, not by code.
  /// Default true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection or the caret has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may empty the field. Default true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return does what it does by itself: it sends `editingDidEndOnExit`, and ends editing if somebody listens to
  /// that. Default true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for a range; nil, the default, shows the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to be shown.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// The default: the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// The default: does nothing.
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}

  /// The default: does nothing.
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}

  /// The default: yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// The default: does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// The default: yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// The default: does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// The default: calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// The default: yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// The default: does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// The default: yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// The default: yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
