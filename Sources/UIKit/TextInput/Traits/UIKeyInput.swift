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

/// A responder that also shows text which an input method has not committed yet.
@MainActor package protocol ComposingInput: UIKeyInput {
  /// Shows `text` in place of what was composed so far; empty when the composition ends. `selection` counts UTF-16 units.
  func setComposedText(_ text: String, selection: Range<Int>)
  /// Where the composed text stands, in the view's own coordinates: the input method shows its candidates there.
  var caretForComposing: CGRect { get }
}
