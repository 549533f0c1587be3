import Foundation

extension UITextField {
  /// The style of the border around a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border and no background. This is the default.
    case none = 0
    /// A thin rectangular line around the field.
    case line = 1
    /// A thin line with a shadow at the top.
    case bezel = 2
    /// A rounded box. The field does not show its `background` image with this style.
    case roundedRect = 3
  }

  /// The mode that determines when an overlay view of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// The view is never shown. This is the default.
    case never = 0
    /// The view is shown while the field is edited.
    case whileEditing = 1
    /// The view is shown while the field is not edited.
    case unlessEditing = 2
    /// The view is always shown. The clear button is shown only if there is text.
    case always = 3
  }

  /// The reason why editing of a text field ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user or the application ended editing, and the text remains in the field.
    case committed = 0
  }

  /// Posted when a text field begins editing. The object is the field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a text field ends editing. The object is the field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text of a field. The object is the field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// The key in the `userInfo` dictionary of `textDidEndEditingNotification` for the reason why editing ended. The
  /// value is the raw value of a `DidEndEditingReason`.
  nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
