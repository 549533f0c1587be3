import SwiftSyntax

/// Leaves out previews (`#Preview { … }`), which are macros of Xcode.
enum PreviewRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for statement in file.tree.statements { leaveOut(statement.item, number, session) }
    }
  }

  private static func leaveOut(_ item: CodeBlockItemSyntax.Item, _ number: Int, _ session: RewritingSession) {
    if let condition = item.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        guard case .statements(let list) = clause.elements else { continue }
        for statement in list { leaveOut(statement.item, number, session) }
      }
    }
    let name =
      item.as(MacroExpansionDeclSyntax.self)?.macroName.text ?? item.as(MacroExpansionExprSyntax.self)?.macroName.text
    guard name == "Preview" else { return }
    // The attribute `@available` is not part of an expression.
    session.edits[number].leaveOut(item.start..<item.end)
  }
}
