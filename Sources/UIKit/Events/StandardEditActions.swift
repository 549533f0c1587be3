/// The standard editing actions by name. A selector without a method finds the override of its action here.
@MainActor enum StandardEditActions {
  /// Indicates whether the empty base method of an action ran, that is, whether no subclass overrides it. Set by the
  /// methods of `UIResponder`.
  static var defaultRan = false

  /// The methods by the names of their selectors.
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

  /// Calls a standard action on a responder. Returns `false`, and has no effect, if the responder does not override it.
  static func perform(_ name: String, on responder: UIResponder, sender: Any?) -> Bool {
    guard let method = methods[name] else { return false }
    defaultRan = false
    method(responder, sender)
    defer { defaultRan = false }
    return !defaultRan
  }
}
