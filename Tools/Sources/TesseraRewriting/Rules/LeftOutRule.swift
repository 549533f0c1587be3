import SwiftSyntax

/// Leaves out the declarations that use a type that is left out (`ImportRule`). These are extensions and subclasses of
/// the type, and members and functions that name it.
struct LeftOutRule: Rule {
  let session: RewritingSession
  /// The names of the types that are left out, which increase while the rule is applied.
  private var names: Set<String>

  static func apply(_ session: RewritingSession) {
    var names = session.index.interfaces.reduce(into: Set<String>()) { $0.formUnion($1.leftOutTypes) }
    var present: Set<String> = []
    for type in session.index.entries {
      guard let (file, node) = type.declaration, !type.name.contains(".") else { continue }
      if session.edits[file].isLeftOut(node) || needsFramework(node, session) {
        names.insert(type.name)
      } else {
        present.insert(type.name)
      }
    }
    if !names.isSubset(of: present) { present.formUnion(conditionalNames(session)) }
    for (number, file) in session.files.enumerated() {
      for alias in aliases(in: file.tree.statements) where session.edits[number].isLeftOut(alias) {
        names.insert(alias.name.text)
      }
    }
    names.subtract(present)
    let isComplete = session.edits.allSatisfy { $0.leftOut.isEmpty }
    guard !names.isEmpty || !isComplete else { return }
    var rule = LeftOutRule(session: session, names: names)
    rule.apply()
    session.interface.leftOutTypes = rule.names
  }

  /// Returns whether a declaration is not compiled because it is in `#if canImport(SwiftUI)`, or that of another framework that is not
  /// available.
  private static func needsFramework(_ node: some SyntaxProtocol, _ session: RewritingSession) -> Bool {
    var current = node.parent
    while let parent = current {
      if let condition = parent.as(IfConfigClauseSyntax.self)?.condition {
        let text = condition.trimmedDescription.filter { !$0.isWhitespace }
        let isMissing = text.components(separatedBy: "&&").contains { part in
          guard part.hasPrefix("canImport("), part.hasSuffix(")") else { return false }
          let module = String(part.dropFirst("canImport(".count).dropLast())
          if module == "ObjectiveC", let node = parent.parent?.parent?.as(IfConfigDeclSyntax.self) {
            return !ConditionRule.compilesCodeForObjectiveC(node, session)
          }
          return AppleFrameworks.exports[module] != nil && session.options.importMap[module]?.isEmpty != false
            && !AppleFrameworks.present.contains(module) && !session.options.projectModules.contains(module)
        }
        if isMissing { return true }
      }
      current = parent.parent
    }
    return false
  }

  /// Returns the names of the types that are also declared elsewhere, such as after `#else`.
  private static func conditionalNames(_ session: RewritingSession) -> Set<String> {
    var names: Set<String> = []
    for (number, file) in session.files.enumerated() {
      for type in file.nodes.types where !(type is ExtensionDeclSyntax) && !session.edits[number].isLeftOut(type) {
        if !needsFramework(type, session), let name = ModuleIndex.path(of: type) { names.insert(name) }
      }
    }
    return names
  }

  /// Returns the type aliases at the top level of a file.
  static func aliases(in statements: CodeBlockItemListSyntax) -> [TypeAliasDeclSyntax] {
    statements.flatMap { statement -> [TypeAliasDeclSyntax] in
      if let alias = statement.item.as(TypeAliasDeclSyntax.self) { return [alias] }
      guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return [] }
      return condition.clauses.flatMap { clause -> [TypeAliasDeclSyntax] in
        if PlatformCondition.excludes(clause, keepsConditions: true) { return [] }
        guard case .statements(let list) = clause.elements else { return [] }
        return aliases(in: list)
      }
    }
  }

  private mutating func apply() {
    var seen = -1
    // Leaving out a type can require leaving out others that use it.
    while seen != names.count {
      seen = names.count
      for number in session.files.indices { visit(session.files[number].tree.statements, number) }
    }
    for type in session.index.entries { leaveOutUsesOfProperties(in: type) }
    leaveOutUsesOfMembers()
    leaveOutSwitchCases()
  }

  /// Leaves out the members of a type that use properties of it that are left out.
  private mutating func leaveOutUsesOfProperties(in type: TypeEntry) {
    if let (file, node) = type.declaration, session.edits[file].isLeftOut(node) { return }
    let gone = Set(
      type.members.filter { $0.kind == .property && session.edits[$0.file].isLeftOut($0.node) }.map(\.name))
    guard !gone.isEmpty else { return }
    for member in type.members { leaveOutUses(of: gone, in: member.node, member.file) }
    // A deinitializer is no member of the index, because no code can refer to it.
    guard let (file, node) = type.declaration, let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
    for member in group.memberBlock.members where member.decl.is(DeinitializerDeclSyntax.self) {
      leaveOutUses(of: gone, in: member.decl, file)
    }
  }

  /// Leaves out the statements of a member that use properties which are left out, or otherwise the member.
  private mutating func leaveOutUses(of gone: Set<String>, in member: DeclSyntax, _ file: Int) {
    guard !session.edits[file].isLeftOut(member) else { return }
    let uses = member.tokens(viewMode: .sourceAccurate).filter { token in
      guard case .identifier(let text) = token.tokenKind, gone.contains(text),
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return false }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        return access.base?.trimmedDescription == "self"
      }
      return !TypeResolver.isLocal(text, at: reference)
    }
    guard let first = uses.first else { return }
    let statements = session.options.isTestModule ? [] : uses.compactMap { FrameworkUse.statement(around: $0) }
    guard statements.count == uses.count else { return leaveOut(member, file, first) }
    // As if the view that the property contains were not there.
    for case .statement(let node, let replacement) in statements {
      leaveOut(node, file, replacement, because: first.text)
    }
  }

  private mutating func visit(_ statements: CodeBlockItemListSyntax, _ number: Int) {
    for statement in statements {
      if let declaration = statement.item.as(DeclSyntax.self) { visit(declaration, number) }
    }
  }

  private mutating func visit(_ declaration: DeclSyntax, _ number: Int) {
    if let start = session.edits[number].leftOutStart, declaration.start > start { return }
    let range = declaration.start..<declaration.end
    if session.edits[number].leftOut.contains(where: { $0.contains(range) }) { return }
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        switch clause.elements {
        case .statements(let list): visit(list, number)
        case .decls(let list): visit(list, number)
        default: break
        }
      }
    } else if declaration.is(ImportDeclSyntax.self) {
      return
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let extended = declaration.as(ExtensionDeclSyntax.self).flatMap { use(in: Syntax($0.extendedType)) }
      let creation = declaration.is(ExtensionDeclSyntax.self) ? nil : useInInitializers(of: group)
      guard let name = extended ?? group.inheritanceClause.flatMap({ use(in: Syntax($0)) }) ?? creation else {
        return visit(group.memberBlock.members, number)
      }
      leaveOut(declaration, number, because: name)
      if !declaration.is(ExtensionDeclSyntax.self), let own = ModuleIndex.path(of: declaration) { names.insert(own) }
    } else if let token = token(in: Syntax(declaration)) {
      leaveOut(declaration, number, token)
    }
  }

  private mutating func visit(_ members: MemberBlockItemListSyntax, _ number: Int) {
    for member in members { visit(member.decl, number) }
  }

  /// Returns a type that is left out and without which no object of a type can be created, because each initializer has
  /// it as a parameter. The result is nil if there is none.
  private func useInInitializers(of group: any DeclGroupSyntax) -> String? {
    let initializers = group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let uses = initializers.map { use(in: Syntax($0.signature)) }
    return uses.contains { $0 == nil } ? nil : uses.first ?? nil
  }

  /// Returns the first type in a piece of code that is left out, or nil if there is none.
  private func use(in node: Syntax) -> String? { token(in: node)?.text }

  /// Returns the first name of such a type in a piece of code, or nil if there is none.
  private func token(in node: Syntax) -> TokenSyntax? {
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, names.contains(text) { return token }
    }
    return nil
  }

  /// Leaves out a declaration that contains a name, or only its body if nothing else of it contains such a name.
  mutating func leaveOut(_ declaration: DeclSyntax, _ number: Int, _ token: TokenSyntax) {
    let reason = "\(token.text) needs a framework that is not available"
    let use = FrameworkUse.enclosing(token, keepsBodies: !session.options.isTestModule, reason: reason)
    if case .declaration(let owner) = use, owner.is(ProtocolDeclSyntax.self) {
      leaveOut(owner, number, because: token.text)
      if let own = ModuleIndex.path(of: owner) { names.insert(own) }
      return
    }
    guard case .body(_, let range, let replacement) = use else {
      return leaveOut(declaration, number, because: token.text)
    }
    guard !session.edits[number].leftOut.contains(range) else { return }
    session.edits[number].leaveOut(range, replacement: replacement)
    session.edits[number].diagnostics.append(
      session.files[number].diagnostic(
        declaration, .warning,
        "the body of this declaration is left out, because it uses \(token.text), which needs a framework that is not"
          + " available"))
  }

  func leaveOut(_ statement: CodeBlockItemSyntax, _ number: Int, _ replacement: String, because name: String) {
    let range = statement.start..<statement.end
    guard !session.edits[number].leftOut.contains(where: { $0.contains(range) }) else { return }
    session.edits[number].leaveOut(range, replacement: replacement)
    session.edits[number].diagnostics.append(
      session.files[number].diagnostic(
        statement, .warning, "this statement is left out, because it uses \(name), which is left out"))
  }

  private mutating func leaveOut(_ declaration: DeclSyntax, _ number: Int, because name: String) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self), alias.parent?.is(MemberBlockItemSyntax.self) != true {
      names.insert(alias.name.text)
    }
    session.edits[number].leaveOut(declaration.start..<declaration.end)
    session.edits[number].diagnostics.append(
      session.files[number].diagnostic(
        declaration, .warning,
        "this declaration is left out, because it uses \(name), which needs a framework that is not available"))
  }
}
