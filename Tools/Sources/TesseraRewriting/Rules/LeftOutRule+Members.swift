import SwiftSyntax

/// Uses of members that are left out, by objects of other types: `reader.previewLayer.frame = bounds`, if the property needs a
/// framework that is not available.
extension LeftOutRule {
  /// Leaves out the statements, or otherwise the declarations, that use such members.
  mutating func leaveOutUsesOfMembers() {
    // Leaving out a member can require leaving out others that use it.
    var kept: Set<SyntaxIdentifier> = []
    for _ in 0..<8 {
      let gone = namesOfMembers()
      guard !gone.isEmpty else { return }
      let resolver = TypeResolver(index: session.index)
      var isChanged = false
      for (number, file) in session.files.enumerated() {
        for access in file.nodes.memberAccesses where gone.contains(access.declName.baseName.plainText) {
          guard !session.edits[number].isLeftOut(access), !kept.contains(access.id), let base = access.base,
            let type = resolver.entry(of: base), isLeftOut(access.declName.baseName.plainText, of: type)
          else { continue }
          if leaveOut(access, number) {
            isChanged = true
          } else {
            kept.insert(access.id)
          }
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
  private func isLeftOut(_ name: String, of type: TypeEntry) -> Bool {
    guard type.kind != .external else { return false }
    let members = session.index.members(named: name, of: type)
    return !members.isEmpty && members.allSatisfy { session.edits[$0.file].isLeftOut($0.node) }
  }

  /// Leaves out the code that uses a member.
  ///
  /// - Returns: `false` if the code is kept, because what it does without the member is not known.
  private mutating func leaveOut(_ access: MemberAccessExprSyntax, _ number: Int) -> Bool {
    let token = access.declName.baseName
    if !session.options.isTestModule {
      if let (item, element) = conditional(around: token) { return leaveOut(item, element, access, number) }
      if let item = statement(around: token) {
        leaveOut(item.statement, number, item.replacement, because: token.text)
        return true
      }
    }
    let reason = "\(token.text) needs a framework that is not available"
    switch FrameworkUse.enclosing(token, keepsBodies: !session.options.isTestModule, reason: reason) {
    case .body(let declaration, _, _), .declaration(let declaration): leaveOut(declaration, number, token)
    case .statement(let statement, let replacement):
      leaveOut(statement, number, replacement, because: token.text)
    case .conformance, nil: break
    }
    return true
  }

  private func statement(around token: TokenSyntax) -> (statement: CodeBlockItemSyntax, replacement: String)? {
    guard case .statement(let item, let replacement) = FrameworkUse.statement(around: token) else { return nil }
    return (item, replacement)
  }

  /// Returns the `if` without `else` whose conditions contain a name, and the condition that does.
  private func conditional(around token: TokenSyntax) -> (CodeBlockItemSyntax, ConditionElementSyntax)? {
    var current = token.parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) {
      if node.isProtocol((any DeclGroupSyntax).self) || node.is(ClosureExprSyntax.self) { return nil }
      current = node.parent
    }
    guard let item = current?.as(CodeBlockItemSyntax.self),
      let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), choice.elseBody == nil,
      let element = choice.conditions.first(where: { $0.start <= token.start && token.end <= $0.end })
    else { return nil }
    return (item, element)
  }

  /// Leaves out an `if` whose condition is false without a member, or replaces the part of the condition whose value is known.
  private mutating func leaveOut(
    _ item: CodeBlockItemSyntax, _ element: ConditionElementSyntax, _ access: MemberAccessExprSyntax, _ number: Int
  ) -> Bool {
    let name = access.declName.baseName.text
    guard let absent = AbsentOperand(access, in: element) else {
      session.edits[number].diagnostics.append(
        session.files[number].diagnostic(
          item, .warning, "this condition uses \(name), which is left out; its value without \(name) is not known"))
      return false
    }
    if absent.decides && !absent.value {
      leaveOut(item, number, item.parent?.parent?.is(SwitchCaseSyntax.self) == true ? "break" : "", because: name)
    } else {
      session.edits[number].leaveOut(absent.range, replacement: absent.value ? "true" : "false")
      session.edits[number].diagnostics.append(
        session.files[number].diagnostic(
          item, .warning, "a part of this condition is \(absent.value), because it uses \(name), which is left out"))
    }
    return true
  }
}

/// The part of a condition that has a known value without a member: an optional is nil, and a Boolean value is false.
private struct AbsentOperand {
  var range: Range<Int>
  var value: Bool
  /// Indicates whether the condition is false if the part is.
  var decides = true

  /// Finds the part of a condition that contains the use of a member, or returns nil if its value is not known.
  init?(_ access: MemberAccessExprSyntax, in element: ConditionElementSyntax) {
    let chain = Self.chain(of: access)
    range = chain.start..<chain.end
    value = false
    if let binding = element.condition.as(OptionalBindingConditionSyntax.self) {
      guard let initializer = binding.initializer?.value, Self.isChain(chain, in: initializer) else { return nil }
      range = element.start..<element.end
      return
    }
    guard let condition = element.condition.as(ExprSyntax.self) else { return nil }
    var operand = chain
    // The code around a part that is replaced by another value remains.
    while decides, operand.id != condition.id {
      guard let outer = surround(operand) else { return nil }
      operand = outer
    }
  }

  /// Returns the expression around a part with a value, after it has taken the part into account, or nil if the value is not
  /// known.
  private mutating func surround(_ operand: ExprSyntax) -> ExprSyntax? {
    guard let parent = operand.parent else { return nil }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      range = prefix.start..<prefix.end
      value.toggle()
      return ExprSyntax(prefix)
    }
    if let element = parent.as(LabeledExprSyntax.self), let list = element.parent,
      list.as(LabeledExprListSyntax.self)?.count == 1,
      let tuple = list.parent?.as(TupleExprSyntax.self)
    {
      range = tuple.start..<tuple.end
      return ExprSyntax(tuple)
    }
    guard let sequence = parent.parent?.as(SequenceExprSyntax.self), surround(operand, Array(sequence.elements)) else {
      return nil
    }
    return ExprSyntax(sequence)
  }

  /// Takes the operators beside an operand into account. Returns `false` if one is not known.
  private mutating func surround(_ operand: ExprSyntax, _ elements: [ExprSyntax]) -> Bool {
    let operators = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard elements.count % 2 == 1, let place = elements.firstIndex(where: { $0.id == operand.id }) else { return false }
    var (first, last) = (place, place)
    let before = place > 0 ? operators[place - 1] : nil
    let after = place + 1 < elements.count ? operators[place + 1] : nil
    if let after, ["==", "!="].contains(after), elements[place + 2].is(NilLiteralExprSyntax.self) {
      last = place + 2
      value = after == "=="
    } else if let before, ["==", "!="].contains(before), elements[place - 2].is(NilLiteralExprSyntax.self) {
      first = place - 2
      value = before == "=="
    }
    let logical: Set<String?> = ["&&", "||"]
    guard first == 0 || logical.contains(operators[first - 1]),
      last == elements.count - 1 || logical.contains(operators[last + 1])
    else { return false }
    range = elements[first].start..<elements[last].end
    if first > 0 || last < elements.count - 1 {
      let others = operators.enumerated().filter { $0.offset % 2 == 1 && !(first..<last).contains($0.offset) }
      // `a && false` is false; of `a || false`, `a` remains.
      decides = !value && others.allSatisfy { $0.element == "&&" }
      if decides { range = elements[0].start..<elements[elements.count - 1].end }
    }
    return true
  }

  /// Returns the whole chain of members and calls that begins with a use of a member: `reader?.devices().count`.
  private static func chain(of access: MemberAccessExprSyntax) -> ExprSyntax {
    var chain = ExprSyntax(access)
    while let parent = chain.parent?.as(ExprSyntax.self) {
      let inner =
        parent.as(MemberAccessExprSyntax.self)?.base ?? parent.as(OptionalChainingExprSyntax.self)?.expression
        ?? parent.as(ForceUnwrapExprSyntax.self)?.expression ?? parent.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? parent.as(SubscriptCallExprSyntax.self)?.calledExpression
      guard inner?.id == chain.id else { break }
      chain = parent
    }
    return chain
  }

  /// Returns whether an expression is a chain, or a conditional cast of it.
  private static func isChain(_ chain: ExprSyntax, in expression: ExprSyntax) -> Bool {
    if expression.id == chain.id { return true }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return false }
    let cast = elements[elements.index(after: elements.startIndex)].as(UnresolvedAsExprSyntax.self)
    return elements.first?.id == chain.id && cast?.questionOrExclamationMark?.text == "?"
  }
}
