import Foundation

extension UITextField {
  /// The style of the border around a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border and no background. The default.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line with a shadow at the top.
    case bezel = 2
    /// A rounded box. `background` is not shown with it.
    case roundedRect = 3
  }

  /// The mode that determines when an overlay view of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// The view is never shown. The default.
    case never = 0
    /// The view is shown while the field is edited.
    case whileEditing = 1
    /// The view is shown while the field is not edited.
    case unlessEditing = 2
    /// The view is always shown. A clear button needs text even then.
    case always = 3
  }

  /// The reason for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
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
  /// The key of the reason in `userInfo` of `textDidEndEditingNotification`. The value is the raw value of a
  /// `DidEndEditingReason`.
  nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
