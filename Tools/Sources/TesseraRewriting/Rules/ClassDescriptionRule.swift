import SwiftSyntax

/// Rewrites `type(of: object).description()`, which only classes of Objective-C have for any object.
enum ClassDescriptionRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.isEmpty && call.trailingClosure == nil {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.declName.baseName.text == "description", let base = access.base?.as(FunctionCallExprSyntax.self),
          base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
        else { continue }
        session.edits[number].insert("String(reflecting: ", at: base.start)
        session.edits[number].replace(base.end..<call.end, with: ")")
      }
    }
  }
}
