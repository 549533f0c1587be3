/// The bar in which the user enters the text to search for.
@MainActor protocol FindNavigator: AnyObject {
  /// Shows the texts, the options and the number of results of the interaction.
  func update()
  /// Makes the field for the text to search for the first responder, with its text selected.
  func beginEditing()
  /// Indicates whether a field of the navigator is the first responder.
  var isEditing: Bool { get }
  /// Shows or hides the field for the replacement.
  func showReplacement(_ isVisible: Bool)
  func close()
}
