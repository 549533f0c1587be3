/// The editing actions that every responder may answer: `UIResponder` has an empty method for each, subclasses override
/// those that they know. An action sent to nobody in particular skips responders that don't override it.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard. Control-X.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard. Control-C.
  func copy(_ sender: Any?)
  /// Puts the pasteboard's content in place of the selection. Control-V.
  func paste(_ sender: Any?)
  /// Pastes text without its own attributes.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a term and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything. Control-A.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes a copy of the selection beside it.
  func duplicate(_ sender: Any?)
  /// Moves the selection elsewhere.
  func move(_ sender: Any?)
  /// Lets the user rename the selection.
  func rename(_ sender: Any?)
  /// Lets the user export the selection.
  func export(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Shows the search.
  func find(_ sender: Any?)
  /// Shows search and replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next result of the search.
  func findNext(_ sender: Any?)
  /// Goes to the result before.
  func findPrevious(_ sender: Any?)
  /// Makes the selection the term to search for.
  func useSelectionForFind(_ sender: Any?)
  /// Writes the selection from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Writes the selection from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Turns bold on or off in the selection.
  func toggleBoldface(_ sender: Any?)
  /// Turns italics on or off in the selection.
  func toggleItalics(_ sender: Any?)
  /// Turns underlining on or off in the selection.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection's text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection's text smaller.
  func decreaseSize(_ sender: Any?)
}
