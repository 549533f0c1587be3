/// A responder that accepts text. The text input of the host is active while such a responder is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// A Boolean value that indicates whether the responder contains text that can be deleted.
  var hasText: Bool { get }

  /// Inserts text at the insertion point.
  ///
  /// - Parameter text: The text that the keyboard or an input method has committed. The Return key inserts a line
  ///   break.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}
