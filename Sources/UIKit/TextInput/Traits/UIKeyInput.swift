/// A responder that takes text. The host's text input is on while one is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }

  /// Takes text that the keyboard or an input method has committed, at the insertion point. Return comes as a line
  /// break.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point, or the selection.
  func deleteBackward()
}
