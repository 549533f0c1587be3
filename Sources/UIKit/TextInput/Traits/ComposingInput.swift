/// A responder that displays text that an input method has not committed yet.
@MainActor package protocol ComposingInput: UIKeyInput {
  /// Replaces the text that an input method is composing. An empty text ends the composition. `selection` is relative
  /// to the text, in UTF-16 code units.
  func setComposedText(_ text: String, selection: Range<Int>)
  /// The rectangle of the caret, in the view's coordinate system. The input method shows its candidates there.
  var caretForComposing: CGRect { get }
}
