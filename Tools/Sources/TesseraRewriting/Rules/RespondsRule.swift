import SwiftSyntax

/// Rewrites `delegate.responds(to:)`. In Tessera, the delegate's protocol may not have this method, because it may not
/// derive from `NSObjectProtocol`.
///
/// The object is wrapped in a call: `_responder(delegate).responds(to:)`. Optional chaining is preserved:
/// `delegate?.responds(to:)` becomes `_responder(delegate)?.responds(to:)`.
enum RespondsRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.count == 1 {
        if ["of", nil].contains(call.arguments.first?.label?.text) { wrapDelegate(of: call, number, session) }
        guard call.arguments.first?.label?.text == "to" else { continue }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
          continue
        }
        if access.declName.baseName.text == "instancesRespond",
          isInitializer(call.arguments.first?.expression)
            || isOverriddenMethod(call.arguments.first?.expression, of: base, session.index)
        {
          // A class has the initializer that its type names, and the method that a subclass overrides.
          session.edits[number].replace(call.start..<call.end, with: "true")
          continue
        }
        // `type(of: self).instancesRespond(to:)` in an override of `responds(to:)` does not call the override.
        if access.declName.baseName.text == "instancesRespond",
          ["Self", "type(of: self)"].contains(base.trimmedDescription)
        {
          session.edits[number].replace(base.start..<access.end, with: "self._respondsByName")
          session.edits[number].needsUIKit = true
          continue
        }
        guard access.declName.baseName.text == "responds", isObject(base)
        else { continue }
        wrap(base, number, session)
      }
    }
  }

  private static func wrap(_ base: ExprSyntax, _ number: Int, _ session: RewritingSession) {
    session.edits[number].insert("_responder(", at: base.start)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      session.edits[number].replace(chain.questionMark.start..<chain.questionMark.end, with: ")?")
    } else {
      session.edits[number].insert(OptionalCallRule.containsChain(base) ? ")?" : ")", at: base.end)
    }
    session.edits[number].needsUIKit = true
  }

  /// The methods of objects that are called on delegates, with the label of their argument.
  private static let objectMethods: [String: String?] = ["isKind": "of", "isMember": "of", "isEqual": nil]

  /// Wraps the delegate in a call such as `delegate.isKind(of: Board.self)` as in one of `responds(to:)`. On iOS, the objects with a
  /// protocol of UIKit have the method, because the protocol derives from `NSObjectProtocol`.
  private static func wrapDelegate(of call: FunctionCallExprSyntax, _ number: Int, _ session: RewritingSession) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let label = objectMethods[access.declName.baseName.text], label == call.arguments.first?.label?.text,
      isObject(base), OptionalCallRule.isDelegate(base),
      !isDeclared(access.declName.baseName.text, label, session.index)
    else { return }
    wrap(base, number, session)
  }

  /// Indicates whether the module declares a method of its own with the name of one of `NSObject`, which a delegate may have.
  private static func isDeclared(_ name: String, _ label: String?, _ index: ModuleIndex) -> Bool {
    index.entries.contains {
      $0.members.contains { $0.kind == .method && !$0.isOverride && $0.name == name && $0.labels == [label ?? ""] }
    }
  }

  /// Indicates whether an expression is the selector of an initializer, such as `#selector(Cell.init(frame:))`.
  private static func isInitializer(_ expression: ExprSyntax?) -> Bool {
    guard let macro = expression?.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let method = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return false }
    return method.declName.baseName.text == "init"
  }

  /// Indicates whether an expression is the selector of a method that the enclosing class overrides, and a name is that of the
  /// superclass, as in `UIImageView.instancesRespond(to: #selector(display(_:)))` in a subclass of `UIImageView`.
  private static func isOverriddenMethod(_ selector: ExprSyntax?, of base: ExprSyntax, _ index: ModuleIndex) -> Bool {
    guard let macro = selector?.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let method = macro.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
      let path = ModuleIndex.enclosingType(of: macro).flatMap({ ModuleIndex.path(of: $0) }),
      let type = index.type(path), type.kind == .class, index.superclassName(of: type) == base.trimmedDescription
    else { return false }
    let labels = method.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
    return type.members.contains {
      $0.isOverride && $0.name == method.baseName.text && (labels == nil || $0.labels == labels)
    }
  }

  /// Indicates whether an expression is an object other than `self` and `super`. The classes of these two have the
  /// method.
  private static func isObject(_ base: ExprSyntax) -> Bool {
    if base.is(SuperExprSyntax.self) { return false }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
    return name != "self" && name.first?.isUppercase == false
  }
}
