import SwiftSyntax

// The cases of `switch` statements about cases of enumerations that are left out.
extension LeftOutRule {
  /// The names of the cases of an enumeration of which some are left out.
  private struct IncompleteEnumeration {
    var all: Set<String> = []
    var gone: Set<String> = []
  }

  /// Leaves out the cases of `switch` statements whose enumeration cases are left out. Without them, the others are all.
  ///
  /// The type of a value is not known here. So a `switch` is one about an enumeration if it names no other cases than those of the
  /// enumeration: one about `Result` has `.success` and `.failure`, also if an enumeration of the module has a `.failure`.
  func leaveOutSwitchCases() {
    guard session.edits.contains(where: { !$0.leftOut.isEmpty }) else { return }
    let collectors = session.files.map { file in
      let collector = CaseCollector(viewMode: .sourceAccurate)
      collector.walk(file.tree)
      return collector
    }
    var enumerations: [IncompleteEnumeration] = []
    var kept: Set<String> = []
    for (number, collector) in collectors.enumerated() {
      // What uses an enumeration that is left out as a whole is left out with it.
      for cases in collector.enumerations.values where !session.edits[number].isLeftOut(cases.owner) {
        var enumeration = IncompleteEnumeration()
        for declaration in cases.declarations {
          let names = declaration.elements.map { $0.name.plainText }
          enumeration.all.formUnion(names)
          if session.edits[number].isLeftOut(declaration) {
            enumeration.gone.formUnion(names)
          } else {
            kept.formUnion(names)
          }
        }
        if !enumeration.gone.isEmpty { enumerations.append(enumeration) }
      }
    }
    // A case with the same name of another enumeration may be meant.
    for index in enumerations.indices { enumerations[index].gone.subtract(kept) }
    for (number, collector) in collectors.enumerated() {
      for (node, names) in collector.cases where !session.edits[number].isLeftOut(node) {
        let gone = enumerations.filter { names.isSubset(of: $0.all) }.reduce(into: Set()) { $0.formUnion($1.gone) }
        if !gone.isEmpty { leaveOut(node, number, gone) }
      }
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
  fileprivate static func name(in pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return name(in: binding.pattern) }
    guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }
}

private final class CaseCollector: SyntaxVisitor {
  /// The declarations of cases, by the enumeration that contains them.
  var enumerations: [SyntaxIdentifier: (owner: EnumDeclSyntax, declarations: [EnumCaseDeclSyntax])] = [:]
  /// The cases of `switch` statements, with the names that all cases of the statement have.
  var cases: [(SwitchCaseSyntax, names: Set<String>)] = []
  /// The names in the `switch` statements that are being visited, from the outer to the inner one.
  private var names: [Set<String>] = []

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    while let current = parent, !current.is(EnumDeclSyntax.self) { parent = current.parent }
    if let owner = parent?.as(EnumDeclSyntax.self) {
      enumerations[owner.id, default: (owner, [])].declarations.append(node)
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(Self.names(in: node.cases))
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { names.removeLast() }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    cases.append((node, names.last ?? []))
    return .visitChildren
  }

  private static func names(in cases: SwitchCaseListSyntax) -> Set<String> {
    var result: Set<String> = []
    for element in cases {
      if let node = element.as(SwitchCaseSyntax.self) {
        guard case .case(let label) = node.label else { continue }
        result.formUnion(label.caseItems.compactMap { LeftOutRule.name(in: $0.pattern) })
      } else if let condition = element.as(IfConfigDeclSyntax.self) {
        for case .switchCases(let list) in condition.clauses.compactMap(\.elements) {
          result.formUnion(names(in: list))
        }
      }
    }
    return result
  }
}
