import SwiftSyntax

/// Rewrites `type(of: object).description()`, `T.description()`, `object.classForCoder.description()` and `T.classForCoder()`,
/// because only classes in Objective-C have these methods: the methods of `NSObject` are also methods of its class.
enum ClassDescriptionRule: Rule {
  static func apply(_ session: RewritingSession) {
    let isDeclared = session.index.entries.contains { type in
      type.members.contains { $0.isStatic && $0.kind == .method && $0.name == "description" }
    }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.isEmpty && call.trailingClosure == nil {
        if rewriteClassForCoder(call, &session.edits[number]) { continue }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.declName.baseName.text == "description"
        else { continue }
        if let type = access.base?.as(DeclReferenceExprSyntax.self), type.baseName.text.first?.isUppercase == true,
          !isDeclared
        {
          session.edits[number].insert("String(reflecting: ", at: type.start)
          session.edits[number].replace(type.end..<call.end, with: ".self)")
          continue
        }
        // `T.self.description()` and `object.classForCoder.description()`
        if let type = access.base?.as(MemberAccessExprSyntax.self),
          ["classForCoder", "self"].contains(type.declName.baseName.text), !isDeclared
        {
          let isChain = OptionalCallRule.containsChain(ExprSyntax(type))
          let continues = call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(call).id
          session.edits[number].insert(isChain ? "(" : "String(reflecting: ", at: type.start)
          session.edits[number].replace(
            type.end..<call.end, with: isChain ? ").map { String(reflecting: $0) }" + (continues ? "?" : "") : ")")
          continue
        }
        guard let base = access.base?.as(FunctionCallExprSyntax.self),
          base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
        else { continue }
        session.edits[number].insert("String(reflecting: ", at: base.start)
        session.edits[number].replace(base.end..<call.end, with: ")")
      }
    }
  }

  /// Replaces `T.classForCoder()` by `T.self`. A call is always one of the class, because for objects it is a property.
  ///
  /// - Returns: `true` if the call was replaced.
  private static func rewriteClassForCoder(_ call: FunctionCallExprSyntax, _ edits: inout FileEdits) -> Bool {
    if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "classForCoder" {
      edits.replace(call.start..<call.end, with: "self")
      return true
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "classForCoder"
    else { return false }
    edits.replace(base.end..<call.end, with: ".self")
    return true
  }
}
