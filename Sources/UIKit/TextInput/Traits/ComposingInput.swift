/// A responder that also shows text which an input method has not committed yet.
@MainActor package protocol ComposingInput: UIKeyInput {
  /// Shows `text` in place of what was composed so far; empty when the composition ends. `selection` counts UTF-16 units.
  func setComposedText(_ text: String, selection: Range<Int>)
  /// Where the composed text stands, in the view's own coordinates: the input method shows its candidates there.
  var caretForComposing: CGRect { get }
}
