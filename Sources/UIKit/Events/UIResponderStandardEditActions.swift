/// The editing actions that responders can implement.
///
/// `UIResponder` has an empty method for each of them. Subclasses override the actions that they support. An action without a
/// target skips responders that do not override its method.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard. The keyboard shortcut is Control-X.
  ///
  /// - Parameter sender: The object that sent the action.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard. The keyboard shortcut is Control-C.
  ///
  /// - Parameter sender: The object that sent the action.
  func copy(_ sender: Any?)
  /// Replaces the selection with the pasteboard's content. The keyboard shortcut is Control-V.
  ///
  /// - Parameter sender: The object that sent the action.
  func paste(_ sender: Any?)
  /// Pastes text without its attributes.
  ///
  /// - Parameter sender: The object that sent the action.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Opens the address on the pasteboard.
  ///
  /// - Parameter sender: The object that sent the action.
  func pasteAndGo(_ sender: Any?)
  /// Searches for the text on the pasteboard.
  ///
  /// - Parameter sender: The object that sent the action.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the content at the insertion point.
  ///
  /// - Parameter sender: The object that sent the action.
  func select(_ sender: Any?)
  /// Selects everything. The keyboard shortcut is Control-A.
  ///
  /// - Parameter sender: The object that sent the action.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  ///
  /// - Parameter sender: The object that sent the action.
  func delete(_ sender: Any?)
  /// Inserts a copy of the selection beside it.
  ///
  /// - Parameter sender: The object that sent the action.
  func duplicate(_ sender: Any?)
  /// Moves the selection to another location.
  ///
  /// - Parameter sender: The object that sent the action.
  func move(_ sender: Any?)
  /// Lets the user rename the selection.
  ///
  /// - Parameter sender: The object that sent the action.
  func rename(_ sender: Any?)
  /// Lets the user export the selection.
  ///
  /// - Parameter sender: The object that sent the action.
  func export(_ sender: Any?)
  /// Prints the content.
  ///
  /// - Parameter sender: The object that sent the action.
  func printContent(_ sender: Any?)
  /// Shows the search interface.
  ///
  /// - Parameter sender: The object that sent the action.
  func find(_ sender: Any?)
  /// Shows the search and replace interface.
  ///
  /// - Parameter sender: The object that sent the action.
  func findAndReplace(_ sender: Any?)
  /// Shows the next result of the search.
  ///
  /// - Parameter sender: The object that sent the action.
  func findNext(_ sender: Any?)
  /// Shows the previous result of the search.
  ///
  /// - Parameter sender: The object that sent the action.
  func findPrevious(_ sender: Any?)
  /// Uses the selection as the term to search for.
  ///
  /// - Parameter sender: The object that sent the action.
  func useSelectionForFind(_ sender: Any?)
  /// Sets the writing direction of the selection to left to right.
  ///
  /// - Parameter sender: The object that sent the action.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selection to right to left.
  ///
  /// - Parameter sender: The object that sent the action.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Turns bold on or off in the selection.
  ///
  /// - Parameter sender: The object that sent the action.
  func toggleBoldface(_ sender: Any?)
  /// Turns italics on or off in the selection.
  ///
  /// - Parameter sender: The object that sent the action.
  func toggleItalics(_ sender: Any?)
  /// Turns underlining on or off in the selection.
  ///
  /// - Parameter sender: The object that sent the action.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the selected text.
  ///
  /// - Parameter sender: The object that sent the action.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the selected text.
  ///
  /// - Parameter sender: The object that sent the action.
  func decreaseSize(_ sender: Any?)
  /// Changes the attributes of the selected text.
  ///
  /// - Parameter conversionHandler: A closure that returns the new attributes of a part of the text. Its argument is the
  ///   attributes that the part has.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
