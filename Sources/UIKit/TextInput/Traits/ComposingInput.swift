/// A responder that shows text which an input method has not committed yet.
@MainActor package protocol ComposingInput: UIKeyInput {
  /// Replaces the composed text. An empty text ends the composition. `selection` is in UTF-16 code units.
  func setComposedText(_ text: String, selection: Range<Int>)
  /// The rectangle of the caret in the view's coordinates, at which the input method shows its candidates.
  var caretForComposing: CGRect { get }
}
