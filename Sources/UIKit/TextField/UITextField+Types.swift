import Foundation

extension UITextField {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Neither line nor background. The default.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line with a shade.
    case bezel = 2
    /// A rounded box. `background` is not shown then.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never. The default.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// All the time that there is text, or that it is edited.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed counts.
    case committed = 0
  }

  /// Sent with the field as object when it has become the first responder.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Sent with the field as object when it is the first responder no more.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Sent with the field as object when the user has changed the text.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// In `userInfo` of the end's notification: the raw value of the reason.
  nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
