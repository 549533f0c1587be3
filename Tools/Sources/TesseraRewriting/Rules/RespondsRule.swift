import SwiftSyntax

/// Rewrites `delegate.responds(to:)`. In Tessera, the delegate's protocol may not have this method, because it may not
/// derive from `NSObjectProtocol`.
///
/// The object is wrapped in a call: `_responder(delegate).responds(to:)`. Optional chaining is preserved:
/// `delegate?.responds(to:)` becomes `_responder(delegate)?.responds(to:)`.
enum RespondsRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.count == 1 && call.arguments.first?.label?.text == "to" {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
          access.declName.baseName.text == "responds", isObject(base)
        else { continue }
        session.edits[number].insert("_responder(", at: base.start)
        if let chain = base.as(OptionalChainingExprSyntax.self) {
          session.edits[number].replace(chain.questionMark.start..<chain.questionMark.end, with: ")?")
        } else {
          session.edits[number].insert(OptionalCallRule.containsChain(base) ? ")?" : ")", at: base.end)
        }
        session.edits[number].needsUIKit = true
      }
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
