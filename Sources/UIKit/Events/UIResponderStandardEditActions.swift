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

/// The standard actions by name, so that a selector without a method finds its override.
@MainActor enum StandardEditActions {
  /// Set by the empty methods of `UIResponder`: whoever called learns that nothing was overridden.
  static var defaultRan = false

  static let methods: [String: @MainActor (UIResponder, Any?) -> Void] = [
    "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) }, "pasteAndGo:": { $0.pasteAndGo($1) },
    "pasteAndSearch:": { $0.pasteAndSearch($1) }, "select:": { $0.select($1) }, "selectAll:": { $0.selectAll($1) },
    "delete:": { $0.delete($1) }, "duplicate:": { $0.duplicate($1) }, "move:": { $0.move($1) },
    "rename:": { $0.rename($1) }, "export:": { $0.export($1) }, "print:": { $0.printContent($1) },
    "find:": { $0.find($1) },
    "findAndReplace:": { $0.findAndReplace($1) }, "findNext:": { $0.findNext($1) },
    "findPrevious:": { $0.findPrevious($1) }, "useSelectionForFind:": { $0.useSelectionForFind($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "toggleBoldface:": { $0.toggleBoldface($1) }, "toggleItalics:": { $0.toggleItalics($1) },
    "toggleUnderline:": { $0.toggleUnderline($1) }, "increaseSize:": { $0.increaseSize($1) },
    "decreaseSize:": { $0.decreaseSize($1) },
  ]

  /// Calls the standard action on `responder`; false when the responder does not override it (nothing has happened).
  static func perform(_ name: String, on responder: UIResponder, sender: Any?) -> Bool {
    guard let method = methods[name] else { return false }
    defaultRan = false
    method(responder, sender)
    defer { defaultRan = false }
    return !defaultRan
  }
}
