import SwiftSyntax

// The cases of `switch` statements about cases of enumerations that are left out.
extension LeftOutRule {
  /// Leaves out the cases of `switch` statements whose enumeration cases are left out. Without them, the others are all.
  func leaveOutSwitchCases() {
    var gone: Set<String> = []
    var collectors: [CaseCollector] = []
    for number in session.files.indices where session.edits.contains(where: { !$0.leftOut.isEmpty }) {
      let collector = CaseCollector(viewMode: .sourceAccurate)
      collector.walk(session.files[number].tree)
      collectors.append(collector)
      for declaration in collector.declarations where session.edits[number].isLeftOut(declaration) {
        gone.formUnion(declaration.elements.map { $0.name.plainText })
      }
    }
    // A case with the same name of another enumeration may be meant.
    for (number, collector) in collectors.enumerated() {
      for declaration in collector.declarations where !session.edits[number].isLeftOut(declaration) {
        gone.subtract(declaration.elements.map { $0.name.plainText })
      }
    }
    guard !gone.isEmpty else { return }
    for (number, collector) in collectors.enumerated() {
      for node in collector.cases where !session.edits[number].isLeftOut(node) { leaveOut(node, number, gone) }
    }
  }

  private func leaveOut(_ node: SwitchCaseSyntax, _ number: Int, _ gone: Set<String>) {
    guard case .case(let label) = node.label else { return }
    let items = Array(label.caseItems)
    let isGone = items.map { Self.name(in: $0.pattern).map(gone.contains) ?? false }
    guard let first = isGone.firstIndex(of: true), let name = Self.name(in: items[first].pattern) else { return }
    if let kept = isGone.lastIndex(of: false) {
      for (item, isGone) in zip(items, isGone) where isGone { session.edits[number].leaveOut(item.start..<item.end) }
      // The last pattern that remains has no comma.
      if kept < items.count - 1, let comma = items[kept].trailingComma {
        session.edits[number].leaveOut(comma.start..<comma.end)
      }
      return
    }
    session.edits[number].leaveOut(node.start..<node.end)
    session.edits[number].diagnostics.append(
      session.files[number].diagnostic(
        node, .warning, "this case is left out, because the declaration of \(name) is left out"))
  }

  /// Returns the name of the enumeration case that a pattern names, or nil if it is another pattern.
  private static func name(in pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return name(in: binding.pattern) }
    guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }
}

private final class CaseCollector: SyntaxVisitor {
  var declarations: [EnumCaseDeclSyntax] = []
  var cases: [SwitchCaseSyntax] = []

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.append(node)
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    cases.append(node)
    return .visitChildren
  }
}
