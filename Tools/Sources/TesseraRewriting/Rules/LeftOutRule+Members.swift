import SwiftSyntax

/// Uses of members that are left out, by objects of other types: `reader.previewLayer.frame = bounds`, if the property needs a
/// framework that is not available.
extension LeftOutRule {
  /// Leaves out the statements, or otherwise the declarations, that use such members.
  mutating func leaveOutUsesOfMembers() {
    // Leaving out a member can require leaving out others that use it.
    for _ in 0..<8 {
      let gone = namesOfMembers()
      guard !gone.isEmpty else { return }
      let types = session.index.variableTypes
      var isChanged = false
      for (number, file) in session.files.enumerated() {
        for access in file.nodes.memberAccesses where gone.contains(access.declName.baseName.plainText) {
          guard !session.edits[number].isLeftOut(access), let name = typeName(of: access, types),
            isLeftOut(access.declName.baseName.plainText, of: name)
          else { continue }
          leaveOut(access, number)
          isChanged = true
        }
      }
      guard isChanged else { return }
    }
  }

  /// Returns the names of all members that are left out, in types that are not.
  private func namesOfMembers() -> Set<String> {
    var result: Set<String> = []
    for type in session.index.entries {
      if let (file, node) = type.declaration, session.edits[file].isLeftOut(node) { continue }
      for member in type.members where session.edits[member.file].isLeftOut(member.node) { result.insert(member.name) }
    }
    return result
  }

  /// Returns whether a type or its superclasses have members with a name, and all of them are left out.
  private func isLeftOut(_ name: String, of typeName: String) -> Bool {
    guard let type = session.index.type(typeName), type.kind != .external else { return false }
    let members = session.index.members(named: name, of: type)
    return !members.isEmpty && members.allSatisfy { session.edits[$0.file].isLeftOut($0.node) }
  }

  /// Returns the type whose member an expression names, or nil if it is not known. A variable has the type of the parameter with
  /// its name, or that of all properties with its name.
  private func typeName(of access: MemberAccessExprSyntax, _ types: [String: Set<String>]) -> String? {
    guard var base = access.base else { return nil }
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else {
        break
      }
    }
    let reference = base.as(DeclReferenceExprSyntax.self) ?? base.as(MemberAccessExprSyntax.self)?.declName
    guard let name = reference?.baseName.plainText else { return nil }
    if let type = session.index.type(name), type.kind != .external { return name }
    if base.is(DeclReferenceExprSyntax.self), let type = parameterType(name, at: Syntax(access)) { return type }
    guard let found = types[name], found.count == 1 else { return nil }
    return found.first
  }

  private func parameterType(_ name: String, at place: Syntax) -> String? {
    var current = place.parent
    while let node = current, !node.isProtocol((any DeclGroupSyntax).self) {
      let clause =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      let parameter = clause?.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }
      if let parameter { return ModuleIndex.plainName(parameter.type.trimmedDescription) }
      current = node.parent
    }
    return nil
  }

  private mutating func leaveOut(_ access: MemberAccessExprSyntax, _ number: Int) {
    let token = access.declName.baseName
    if !session.options.isTestModule, let item = conditional(around: token) ?? statement(around: token) {
      return leaveOut(item.statement, number, item.replacement, because: token.text)
    }
    let reason = "\(token.text) needs a framework that is not available"
    switch FrameworkUse.enclosing(token, keepsBodies: !session.options.isTestModule, reason: reason) {
    case .body(let declaration, _, _), .declaration(let declaration): leaveOut(declaration, number, token)
    case .statement(let statement, let replacement):
      leaveOut(statement, number, replacement, because: token.text)
    case .conformance, nil: break
    }
  }

  private func statement(around token: TokenSyntax) -> (statement: CodeBlockItemSyntax, replacement: String)? {
    guard case .statement(let item, let replacement) = FrameworkUse.statement(around: token) else { return nil }
    return (item, replacement)
  }

  /// Returns the `if` without `else` whose conditions contain a name. It is left out, as if the condition were false.
  private func conditional(around token: TokenSyntax) -> (statement: CodeBlockItemSyntax, replacement: String)? {
    var current = token.parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) {
      if node.isProtocol((any DeclGroupSyntax).self) || node.is(ClosureExprSyntax.self) { return nil }
      current = node.parent
    }
    guard let item = current?.as(CodeBlockItemSyntax.self),
      let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), choice.elseBody == nil,
      choice.conditions.start <= token.start, token.end <= choice.conditions.end
    else { return nil }
    return (item, item.parent?.parent?.is(SwitchCaseSyntax.self) == true ? "break" : "")
  }
}
