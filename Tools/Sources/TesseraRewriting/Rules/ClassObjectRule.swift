import SwiftSyntax

/// Replaces classes by objects where they are targets and observers: `addObserver(self, selector: …)` in a class method becomes
/// `addObserver(_classObject(self), selector: …)`.
///
/// In Objective-C, a class is an object, so that its class methods can be the actions of controls and observe notifications. On
/// Linux, UIKit's parameters for objects accept no class.
enum ClassObjectRule: Rule {
  /// The methods whose first argument is an observer or a target.
  private static let methods: Set<String> = [
    "addObserver", "removeObserver", "addTarget", "removeTarget",
  ]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls {
        guard let argument = argument(of: call, session), isClass(argument.expression, session) else { continue }
        session.edits[number].insert("_classObject(", at: argument.expression.start)
        session.edits[number].insert(")", at: argument.expression.end)
        session.edits[number].add(import: module)
      }
    }
  }

  /// Returns the argument of a call that is an observer or a target, or nil.
  private static func argument(of call: FunctionCallExprSyntax, _ session: RewritingSession) -> LabeledExprSyntax? {
    let labels = call.arguments.map { $0.label?.text ?? "" }
    // `UIBarButtonItem(title:style:target:action:)`, `scheduledTimer(timeInterval:target:selector:…)`
    if let target = call.arguments.first(where: { $0.label?.text == "target" }),
      !Set(labels).isDisjoint(with: ["action", "selector"]), !takesClass(call, session)
    {
      return target
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      methods.contains(access.declName.baseName.text), let first = call.arguments.first
    else { return nil }
    switch access.declName.baseName.text {
    case "addObserver": return labels.starts(with: ["", "selector", "name"]) ? first : nil
    case "removeObserver":
      // A method of the module may take a class.
      let isDeclared = session.index.entries.contains { type in
        type.members.contains { $0.kind == .method && $0.name == "removeObserver" }
      }
      return labels == [""] && !isDeclared || labels == ["", "name", "object"] ? first : nil
    case "addTarget", "removeTarget": return labels.starts(with: ["", "action"]) ? first : nil
    default: return nil
    }
  }

  /// Returns whether a method or initializer of the module that has the name of the called one takes a class.
  private static func takesClass(_ call: FunctionCallExprSyntax, _ session: RewritingSession) -> Bool {
    let called = call.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
    return session.index.entries.contains { type in
      type.members.contains { member in
        (member.name == name?.baseName.text || member.kind == .initializer && type.simpleName == name?.baseName.text)
          && member.parameterTypes.contains { $0 == "AnyClass" || $0.hasSuffix(".Type") }
      }
    }
  }

  /// Returns whether an expression is a class: `Board.self`, `type(of: board)`, or `self` in a class method.
  private static func isClass(_ expression: ExprSyntax, _ session: RewritingSession) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" {
      guard let name = access.base?.trimmedDescription, name.first?.isUppercase == true else { return false }
      return !session.index.entries.contains { $0.kind == .value && ($0.name == name || $0.simpleName == name) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" && isInClassMethod(expression)
  }

  /// Returns whether the member of a type that contains an expression is one of the type itself.
  private static func isInClassMethod(_ expression: ExprSyntax) -> Bool {
    var node = expression.parent
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) { break }
      node = current.parent
    }
    guard let declaration = node?.as(MemberBlockItemSyntax.self)?.decl,
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    else { return false }
    return modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
