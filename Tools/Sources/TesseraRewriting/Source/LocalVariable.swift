import SwiftSyntax

/// The types of local variables and parameters, as far as the source says them: by a type annotation, or by a cast.
enum LocalVariable {
  /// Returns the plain name of the type of a local variable or parameter, or nil if no declaration around a place says it.
  ///
  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - place: The node that refers to the variable. Declarations after it are not considered.
  static func type(of name: String, at place: some SyntaxProtocol) -> String? {
    var child = Syntax(place)
    while let node = child.parent {
      if let found = type(of: name, in: node, before: child) { return found.isEmpty ? nil : found }
      if node.isProtocol((any DeclGroupSyntax).self) { return nil }
      child = node
    }
    return nil
  }

  /// Returns the type to which an expression in parentheses casts, or nil: `(controller as? Board)`.
  static func castType(of expression: ExprSyntax) -> String? {
    guard let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1 else { return nil }
    return elements.first.flatMap { cast($0.expression) }
  }

  /// Returns the type of the variable if a node declares it. The result is empty for a declaration without a type.
  private static func type(of name: String, in node: Syntax, before child: Syntax) -> String? {
    if let list = node.as(CodeBlockItemListSyntax.self) {
      let earlier = list.prefix { $0.position < child.position }
      return earlier.reversed().lazy.compactMap { type(of: name, declaredBy: $0) }.first
    }
    if let list = node.as(ConditionElementListSyntax.self) {
      let earlier = list.prefix { $0.position < child.position }
      return earlier.reversed().lazy.compactMap { type(of: name, boundBy: $0) }.first
    }
    if let conditions = node.as(IfExprSyntax.self)?.conditions ?? node.as(WhileStmtSyntax.self)?.conditions {
      let isCondition = conditions.id == child.as(ConditionElementListSyntax.self)?.id
      guard !isCondition, !child.is(CodeBlockSyntax.self) || isBody(child, of: node) else { return nil }
      return conditions.reversed().lazy.compactMap { type(of: name, boundBy: $0) }.first
    }
    let parameters =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).plainText == name }) {
      return ModuleIndex.plainName(parameter.type.trimmedDescription)
    }
    if let clause = node.as(ClosureExprSyntax.self)?.signature?.parameterClause {
      if case .simpleInput(let list) = clause { return list.contains { $0.name.plainText == name } ? "" : nil }
      let parameters = clause.as(ClosureParameterClauseSyntax.self)?.parameters
      return parameters?.first { ($0.secondName ?? $0.firstName).plainText == name }.map {
        $0.type.map { ModuleIndex.plainName($0.trimmedDescription) } ?? ""
      }
    }
    return nil
  }

  /// Returns whether a block is executed if the conditions of a statement are true.
  private static func isBody(_ block: Syntax, of node: Syntax) -> Bool {
    node.as(IfExprSyntax.self).map { $0.body.id == block.id } ?? true
  }

  private static func type(of name: String, declaredBy item: CodeBlockItemSyntax) -> String? {
    if let conditions = item.item.as(GuardStmtSyntax.self)?.conditions {
      return conditions.lazy.compactMap { type(of: name, boundBy: $0) }.first
    }
    guard let bindings = item.item.as(VariableDeclSyntax.self)?.bindings else { return nil }
    return bindings.lazy.compactMap { binding in
      type(of: name, pattern: binding.pattern, binding.typeAnnotation, binding.initializer)
    }.first
  }

  private static func type(of name: String, boundBy condition: ConditionElementSyntax) -> String? {
    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else { return nil }
    return type(of: name, pattern: binding.pattern, binding.typeAnnotation, binding.initializer)
  }

  private static func type(
    of name: String, pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?,
    _ initializer: InitializerClauseSyntax?
  ) -> String? {
    guard pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name else { return nil }
    // `if let board` and `guard let board = board` have the type of the outer variable.
    guard annotation != nil || initializer.map({ $0.value.trimmedDescription != name }) ?? false else { return nil }
    if let annotation { return ModuleIndex.plainName(annotation.type.trimmedDescription) }
    return initializer.flatMap { cast($0.value) } ?? ""
  }

  /// Returns the plain name of the type to which an expression casts.
  static func cast(_ expression: ExprSyntax) -> String? {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count >= 3,
      let type = elements.last?.as(TypeExprSyntax.self)?.type,
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return ModuleIndex.plainName(type.trimmedDescription)
  }
}
