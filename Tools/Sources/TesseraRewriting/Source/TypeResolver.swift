import SwiftSyntax

/// Finds the types of simple expressions, such as `reader`, `self.reader` and `Reader.shared`, as far as the source says them.
///
/// The result is nil if anything is unknown, so that a rule leaves the code alone.
struct TypeResolver {
  /// A type as the source spells it, and the type from which its name is found.
  struct Resolved {
    let name: String
    let context: String
  }

  /// What a name without a base refers to, inside of a function or closure.
  private enum Binding {
    /// A variable with a type annotation, or a parameter.
    case type(String)
    /// A variable with the value of an expression.
    case value(ExprSyntax)
    /// A variable or function of which the source does not say a type.
    case unknown
  }

  let index: ModuleIndex

  /// Returns the type of the module that is the type of an expression, or nil.
  func entry(of expression: ExprSyntax) -> TypeEntry? {
    type(of: expression).flatMap { index.type($0.name, from: $0.context) }
  }

  /// Returns the type of an expression without the question mark of an optional, or nil if it is not known.
  func type(of expression: ExprSyntax) -> Resolved? { type(of: expression, depth: 0) }

  /// Returns whether a variable, parameter or function in a function or closure around a place has a name. A name that `if let`
  /// or a list of captures only unwraps or repeats still refers to the outer declaration.
  static func isLocal(_ name: String, at place: some SyntaxProtocol) -> Bool {
    binding(of: name, at: Syntax(place)) != nil
  }

  private func type(of expression: ExprSyntax, depth: Int) -> Resolved? {
    guard depth < 16 else { return nil }
    let base = Self.unwrapped(expression)
    if let tuple = base.as(TupleExprSyntax.self) {
      if let type = LocalVariable.castType(of: base) { return resolved(type, at: base) }
      guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return nil }
      return type(of: only.expression, depth: depth + 1)
    }
    if base.is(StringLiteralExprSyntax.self) { return Resolved(name: "String", context: "") }
    if let call = base.as(FunctionCallExprSyntax.self) { return created(by: call) }
    if let type = LocalVariable.cast(base) { return resolved(type, at: base) }
    if let reference = base.as(DeclReferenceExprSyntax.self) { return type(of: reference, depth) }
    guard let access = base.as(MemberAccessExprSyntax.self), let owner = access.base,
      let type = type(of: owner, depth: depth + 1), let entry = index.type(type.name, from: type.context)
    else { return nil }
    return property(access.declName.baseName.plainText, of: entry)
  }

  private func type(of reference: DeclReferenceExprSyntax, _ depth: Int) -> Resolved? {
    let name = reference.baseName.plainText
    let owner = ModuleIndex.enclosingType(of: reference).flatMap { ModuleIndex.path(of: $0) }
    if reference.baseName.tokenKind == .keyword(.self) { return owner.map { Resolved(name: $0, context: "") } }
    if let binding = Self.binding(of: name, at: Syntax(reference)) {
      switch binding {
      case .type(let type): return resolved(type, at: reference)
      case .value(let value): return type(of: value, depth: depth + 1)
      case .unknown: return nil
      }
    }
    if let owner, let entry = index.type(owner),
      index.members(named: name, of: entry).contains(where: { $0.kind == .property })
    {
      return property(name, of: entry)
    }
    guard let type = index.type(name, from: owner ?? ""), type.kind != .external else { return nil }
    return Resolved(name: type.name, context: "")
  }

  private func resolved(_ type: String, at place: some SyntaxProtocol) -> Resolved {
    let owner = ModuleIndex.enclosingType(of: place).flatMap { ModuleIndex.path(of: $0) }
    return Resolved(name: ModuleIndex.plainName(type), context: owner ?? "")
  }

  /// Returns the type of a property, if all declarations of it have the same.
  private func property(_ name: String, of entry: TypeEntry) -> Resolved? {
    let types = index.members(named: name, of: entry).map { member -> Resolved? in
      guard member.kind == .property else { return nil }
      if let type = member.type { return Resolved(name: ModuleIndex.plainName(type), context: entry.name) }
      let bindings = member.node.as(VariableDeclSyntax.self)?.bindings
      guard let value = bindings.flatMap({ $0.count == 1 ? $0.first : nil })?.initializer?.value else { return nil }
      if value.is(StringLiteralExprSyntax.self) { return Resolved(name: "String", context: "") }
      return value.as(FunctionCallExprSyntax.self).flatMap(created)
    }
    guard let first = types.first, let first, types.allSatisfy({ $0?.name == first.name }) else { return nil }
    return first
  }

  /// Returns the type that an expression such as `Reader(…)` creates.
  private func created(by call: FunctionCallExprSyntax) -> Resolved? {
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.plainText
    if name == "String" { return Resolved(name: name, context: "") }
    let owner = ModuleIndex.enclosingType(of: call).flatMap { ModuleIndex.path(of: $0) }
    guard !Self.isLocal(name, at: reference), let type = index.type(name, from: owner ?? ""), type.kind != .external
    else {
      return nil
    }
    return Resolved(name: type.name, context: "")
  }

  /// Returns an expression without question marks and exclamation marks at its end.
  static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    var base = expression
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else {
        return base
      }
    }
  }
}

// MARK: Scopes

extension TypeResolver {
  private static func binding(of name: String, at place: Syntax) -> Binding? {
    var child = place
    while let node = child.parent, !node.isProtocol((any DeclGroupSyntax).self) {
      if let found = binding(of: name, in: node, before: child) { return found }
      child = node
    }
    return nil
  }

  /// Returns what a node binds a name to, for a part of it.
  private static func binding(of name: String, in node: Syntax, before child: Syntax) -> Binding? {
    if let list = node.as(CodeBlockItemListSyntax.self) {
      return list.reversed().lazy.compactMap {
        binding(of: name, declaredBy: $0, isBefore: $0.position < child.position)
      }.first
    }
    if let list = node.as(ConditionElementListSyntax.self) {
      let earlier = list.prefix { $0.position < child.position }
      return earlier.reversed().lazy.compactMap { binding(of: name, boundBy: $0) }.first
    }
    if let choice = node.as(IfExprSyntax.self) {
      guard choice.body.id == child.id else { return nil }
      return choice.conditions.reversed().lazy.compactMap { binding(of: name, boundBy: $0) }.first
    }
    if let loop = node.as(WhileStmtSyntax.self) {
      guard loop.body.id == child.id else { return nil }
      return loop.conditions.reversed().lazy.compactMap { binding(of: name, boundBy: $0) }.first
    }
    if let loop = node.as(ForStmtSyntax.self) {
      return child.id != loop.sequence.id && mentions(name, loop.pattern) ? .unknown : nil
    }
    if let choice = node.as(SwitchCaseSyntax.self) {
      return child.id != choice.label.id && mentions(name, choice.label) ? .unknown : nil
    }
    if let clause = node.as(CatchClauseSyntax.self) {
      return name == "error" || mentions(name, clause.catchItems) ? .unknown : nil
    }
    if let closure = node.as(ClosureExprSyntax.self) { return binding(of: name, in: closure) }
    if let accessor = node.as(AccessorDeclSyntax.self) {
      if accessor.parameters?.name.plainText == name { return .unknown }
      return accessor.parameters == nil && ["newValue", "oldValue"].contains(name) ? .unknown : nil
    }
    return parameter(name, of: node)
  }

  private static func parameter(_ name: String, of node: Syntax) -> Binding? {
    let clause =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? node.as(SubscriptDeclSyntax.self)?.parameterClause
    guard let parameter = clause?.parameters.first(where: { ($0.secondName ?? $0.firstName).plainText == name }) else {
      return nil
    }
    return parameter.ellipsis == nil ? .type(parameter.type.trimmedDescription) : .unknown
  }

  private static func binding(of name: String, in closure: ClosureExprSyntax) -> Binding? {
    guard let signature = closure.signature else { return nil }
    let clause = signature.parameterClause
    if let list = clause?.as(ClosureShorthandParameterListSyntax.self),
      list.contains(where: { $0.name.plainText == name })
    {
      return .unknown
    }
    let parameters = clause?.as(ClosureParameterClauseSyntax.self)?.parameters
    if let found = parameters?.first(where: { ($0.secondName ?? $0.firstName).plainText == name }) {
      return found.type.map { .type($0.trimmedDescription) } ?? .unknown
    }
    // `[weak reader]` is the outer variable.
    guard let capture = signature.capture?.items.first(where: { $0.name.plainText == name }) else { return nil }
    return capture.initializer.map { .value($0.value) }
  }

  /// Returns what a statement binds a name to, for the statements after it. A function can be used before it.
  private static func binding(of name: String, declaredBy item: CodeBlockItemSyntax, isBefore: Bool) -> Binding? {
    if let function = item.item.as(FunctionDeclSyntax.self) {
      let isInFile = item.parent?.parent?.is(SourceFileSyntax.self) == true
      return !isInFile && function.name.plainText == name ? .unknown : nil
    }
    guard isBefore else { return nil }
    if let conditions = item.item.as(GuardStmtSyntax.self)?.conditions {
      return conditions.reversed().lazy.compactMap { binding(of: name, boundBy: $0) }.first
    }
    guard let bindings = item.item.as(VariableDeclSyntax.self)?.bindings else { return nil }
    return bindings.lazy.compactMap { binding(of: name, $0.pattern, $0.typeAnnotation, $0.initializer) }.first
  }

  private static func binding(of name: String, boundBy element: ConditionElementSyntax) -> Binding? {
    if let found = element.condition.as(OptionalBindingConditionSyntax.self) {
      // `if let reader` unwraps the outer variable.
      if found.initializer == nil, found.typeAnnotation == nil { return nil }
      return binding(of: name, found.pattern, found.typeAnnotation, found.initializer)
    }
    guard let matched = element.condition.as(MatchingPatternConditionSyntax.self) else { return nil }
    return mentions(name, matched.pattern) ? .unknown : nil
  }

  private static func binding(
    of name: String, _ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?,
    _ initializer: InitializerClauseSyntax?
  ) -> Binding? {
    guard pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name else {
      return mentions(name, pattern) ? .unknown : nil
    }
    return annotation.map { .type($0.type.trimmedDescription) } ?? initializer.map { .value($0.value) } ?? .unknown
  }

  private static func mentions(_ name: String, _ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.plainText == name }
  }
}
