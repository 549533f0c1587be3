import SwiftABI

/// The standard editing actions, identified by the names of their selectors. The names are used to call a responder's override
/// of an action if the selector was created from a name only.
@MainActor package enum StandardEditActions {
  /// The methods, keyed by the names of their selectors.
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

  /// Returns whether a class overrides a standard action. `UIResponder` has an empty method for each action.
  ///
  /// - Parameters:
  ///   - name: The name of the action's selector.
  ///   - type: The class of the responder.
  /// - Returns: `true` if the class, a superclass below `UIResponder`, or an extension of them overrides the method.
  package static func isOverridden(_ name: String, in type: UIResponder.Type) -> Bool {
    guard let method = overridableMethods[name] else { return false }
    return method.isOverridden(in: type)
      || _ExtensionOverrides.contain("\(name.dropLast())(_:)", of: type)
  }

  /// Returns whether a responder can perform a standard action: it overrides the method, has a method of its own with
  /// the name or an interaction that performs the action, or can paste by its paste configuration. The result is nil for
  /// other actions.
  static func canPerform(_ action: Selector, on responder: UIResponder) -> Bool? {
    guard methods[action.name] != nil else { return nil }
    if isOverridden(action.name, in: type(of: responder)) { return true }
    // A selector of the empty method of `UIResponder` matches every responder, also one without actions.
    if action.isImplemented(by: responder), !action.isImplemented(by: ResponderWithoutActions()) { return true }
    return action.name == "paste:" && responder.canPastePasteboard
      || responder.handler(ofStandardAction: action.name) != nil
  }

  /// Calls a standard action on a responder. Returns `false`, and does nothing, if the responder does not override the
  /// action, has no interaction that performs it, and does not paste by its paste configuration.
  static func perform(_ name: String, on responder: UIResponder, sender: Any?) -> Bool {
    guard let method = methods[name] else { return false }
    if isOverridden(name, in: type(of: responder)) || name == "paste:" && responder.canPastePasteboard {
      method(responder, sender)
      return true
    }
    guard let handler = responder.handler(ofStandardAction: name) else { return false }
    handler.performStandardAction(name)
    return true
  }

  /// The overridable methods, in the order in which `UIResponder` declares them.
  private static let overridableMethods: [String: OverridableMethod] = {
    let methods = OverridableMethod.all(
      of: UIResponder.self, plain: ResponderWithoutActions.self, overriding: EditingResponder.self, count: names.count)
    return Dictionary(uniqueKeysWithValues: zip(names, methods))
  }()

  package static let names = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:", "selectAll:",
    "delete:", "duplicate:", "move:", "rename:", "export:", "print:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
    "decreaseSize:",
  ]

  private final class ResponderWithoutActions: UIResponder {}

  /// A responder that overrides all standard actions and no other method. The class is used to find the positions of these
  /// methods in the method table.
  private final class EditingResponder: UIResponder {
    override func cut(_ sender: Any?) { _ = sender }
    override func copy(_ sender: Any?) { _ = sender }
    override func paste(_ sender: Any?) { _ = sender }
    override func pasteAndMatchStyle(_ sender: Any?) { _ = sender }
    override func pasteAndGo(_ sender: Any?) { _ = sender }
    override func pasteAndSearch(_ sender: Any?) { _ = sender }
    override func select(_ sender: Any?) { _ = sender }
    override func selectAll(_ sender: Any?) { _ = sender }
    override func delete(_ sender: Any?) { _ = sender }
    override func duplicate(_ sender: Any?) { _ = sender }
    override func move(_ sender: Any?) { _ = sender }
    override func rename(_ sender: Any?) { _ = sender }
    override func export(_ sender: Any?) { _ = sender }
    override func printContent(_ sender: Any?) { _ = sender }
    override func find(_ sender: Any?) { _ = sender }
    override func findAndReplace(_ sender: Any?) { _ = sender }
    override func findNext(_ sender: Any?) { _ = sender }
    override func findPrevious(_ sender: Any?) { _ = sender }
    override func useSelectionForFind(_ sender: Any?) { _ = sender }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { _ = sender }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { _ = sender }
    override func toggleBoldface(_ sender: Any?) { _ = sender }
    override func toggleItalics(_ sender: Any?) { _ = sender }
    override func toggleUnderline(_ sender: Any?) { _ = sender }
    override func increaseSize(_ sender: Any?) { _ = sender }
    override func decreaseSize(_ sender: Any?) { _ = sender }
  }
}
