import SwiftSyntax

/// Rewrites members of values that are declared as `AnyObject`, which Objective-C finds by name.
///
/// The value is cast to the class that has the member: `sender.isOn` becomes `_found((sender as? UISwitch)?.isOn)`, an
/// implicitly unwrapped optional as with Objective-C. If several classes have it, each is tried: `sender?.tag` becomes
/// `((sender as? UIView)?.tag ?? (sender as? UIBarItem)?.tag)`.
/// Only variables whose declaration names the type are rewritten.
struct AnyObjectRule: Rule {
  private let session: RewritingSession
  private let number: Int
  private let variables: [String: Set<String>]
  private var file: ParsedFile { session.files[number] }

  static func apply(_ session: RewritingSession) {
    let variables = session.index.variableTypes
    for (number, file) in session.files.enumerated() where file.nodes.identifiers.contains(where: isAnyObject) {
      let rule = AnyObjectRule(session: session, number: number, variables: variables)
      for access in file.nodes.memberAccesses { rule.rewrite(access) }
    }
    // Properties of this type can be used in files that do not name it.
    guard variables.values.contains(where: { !$0.isDisjoint(with: elementTypes) }) else { return }
    for (number, file) in session.files.enumerated() where !file.nodes.identifiers.contains(where: isAnyObject) {
      let rule = AnyObjectRule(session: session, number: number, variables: variables)
      for access in file.nodes.memberAccesses { rule.rewrite(access) }
    }
  }

  private static let elementTypes: Set<String> = ["AnyObject", "[AnyObject]"]
  private static func isAnyObject(_ token: TokenSyntax) -> Bool { token.text == "AnyObject" }

  private func rewrite(_ access: MemberAccessExprSyntax) {
    // Members of `AnyObject` values cannot be set, so the variable has another type.
    if Self.isSet(access) { return }
    let name = access.declName.baseName.text
    if let call = optionalCall(of: access) { return rewriteOptionalCall(access, call) }
    let isCalled = access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
    let classes: [String]
    if isCalled {
      guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return }
      let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
      guard let owner = AnyObjectMembers.methods["\(name)(\(labels))"] else { return rewriteOwnMethod(access, call) }
      classes = [owner]
    } else {
      guard let owners = AnyObjectMembers.properties[name] else { return }
      classes = owners
    }
    guard let base = access.base else { return }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      guard isObject(chain.expression, optional: true) else { return }
      rewrite(access, object: chain.expression, to: classes, isOptional: true)
    } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
      guard isObject(forced.expression, optional: true) else { return }
      rewrite(access, object: ExprSyntax(forced), to: classes, isOptional: false)
    } else if isObject(base, optional: false) {
      rewrite(access, object: base, to: classes, isOptional: false)
    }
  }

  /// Rewrites a call of a method that classes of the module expose: `(view as AnyObject).update()`. If several classes
  /// have it, the object's class decides.
  private func rewriteOwnMethod(_ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
    guard let base = access.base, isObject(base, optional: false) else { return }
    let name = access.declName.baseName.plainText
    let owners = owners(of: name, call)
    guard let first = owners.first, Set(owners.map(\.result)).count == 1 else { return }
    if owners.count == 1 {
      session.edits[number].insert("(", at: base.start)
      session.edits[number].insert(" as! \(first.name))", at: base.end)
    } else if call.arguments.isEmpty {
      let tries = owners.map { "if let object = object as? \($0.name) { return object.\(name)() }; " }.joined()
      session.edits[number].replace(
        call.start..<call.end,
        with: "({ (object: AnyObject) -> \(first.result) in \(tries)fatalError(\"\\(object) has no method \(name)\") })"
          + "(\(base.trimmedDescription))")
    }
  }

  /// Returns the classes of the module that expose the method of a call, with its result.
  private func owners(of name: String, _ call: FunctionCallExprSyntax) -> [(name: String, result: String)] {
    let labels = call.arguments.map { $0.label?.plainText ?? "" }
    return session.index.entries.compactMap { type in
      // Private classes and methods are visible only in their file.
      guard type.kind == .class, !type.isLocal, !type.isPrivate || type.declaration?.file == number else { return nil }
      return type.members.first { member in
        member.kind == .method && member.name == name && member.labels == labels && !member.isStatic
          && (!member.isPrivate || member.file == number)
          && !member.isOverride && (member.isExposed || type.exposesMembers)
      }.map { (type.name, $0.type ?? "Void") }
    }
  }

  /// Returns the call of a method that the object need not have: `(target as AnyObject).update?()`.
  private func optionalCall(of access: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    guard let chain = access.parent?.as(OptionalChainingExprSyntax.self),
      let call = chain.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(chain).id,
      call.trailingClosure == nil
    else { return nil }
    return call
  }

  /// Rewrites a call of a method that the object need not have. The value is nil if the object is of another class.
  private func rewriteOptionalCall(_ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
    guard let base = access.base, isObject(base, optional: false),
      let chain = access.parent?.as(OptionalChainingExprSyntax.self)
    else { return }
    let name = access.declName.baseName.plainText
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let owners: [(name: String, result: String)] =
      AnyObjectMembers.methods["\(name)(\(labels))"].map { [($0, "")] } ?? owners(of: name, call)
    guard let first = owners.first, Set(owners.map(\.result)).count == 1 else { return }
    if owners.count == 1 {
      session.edits[number].needsUIKit = true
      session.edits[number].insert("(", at: base.start)
      session.edits[number].insert(" as? \(first.name))?", at: base.end)
      session.edits[number].blank(chain.questionMark.start..<chain.questionMark.end, in: file)
    } else if call.arguments.isEmpty {
      let tries = owners.map { "if let object = object as? \($0.name) { return object.\(name)() }; " }.joined()
      session.edits[number].replace(
        call.start..<call.end,
        with: "({ (object: AnyObject) -> (\(first.result))? in \(tries)return nil })(\(base.trimmedDescription))")
    }
  }

  /// Returns whether an equals sign follows a member, also as a part of an operator such as `+=`.
  private static func isSet(_ access: MemberAccessExprSyntax) -> Bool {
    switch access.declName.baseName.nextToken(viewMode: .sourceAccurate)?.tokenKind {
    case .equal: true
    case .binaryOperator(let text): ["+=", "-=", "*=", "/=", "|=", "&="].contains(text)
    default: false
    }
  }

  private func rewrite(
    _ access: MemberAccessExprSyntax, object: ExprSyntax, to classes: [String], isOptional: Bool
  ) {
    session.edits[number].needsUIKit = true
    let isCalled = access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
    if isCalled {
      session.edits[number].insert("(", at: object.start)
      session.edits[number].insert(" as\(isOptional ? "?" : "!") \(classes[0]))", at: object.end)
      return
    }
    let spelled = object.trimmedDescription
    let name = AnyObjectMembers.renamed[access.declName.baseName.text] ?? access.declName.trimmedDescription
    let tries = classes.map { "(\(spelled) as? \($0))?.\(name)" }.joined(separator: " ?? ")
    session.edits[number].replace(
      access.start..<access.end, with: !isOptional ? "_found(\(tries))" : classes.count == 1 ? tries : "(\(tries))")
  }

  // MARK: Types

  /// Returns whether an expression is an object of the type `AnyObject`, or an optional one.
  private func isObject(_ expression: ExprSyntax, optional: Bool) -> Bool {
    if let subscripted = expression.as(SubscriptCallExprSyntax.self), !optional {
      return subscripted.arguments.count == 1 && type(of: subscripted.calledExpression) == "[AnyObject]"
    }
    if optional, let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["first", "last"].contains(access.declName.baseName.text), type(of: base) == "[AnyObject]"
    {
      return true
    }
    // A cast: `(recognizer as AnyObject).require(toFail:)`, `(information[key] as AnyObject?)?.cgRectValue`.
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      let text = tuple.elements.trimmedDescription
      return optional ? Self.isOptionalCast(text) : Self.isCast(text)
    }
    // A cast of what an optional contains: `information[key].map { $0 as AnyObject }?.cgRectValue`.
    if let call = expression.as(FunctionCallExprSyntax.self), optional {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map"
        && Self.mapsToObject(call.trimmedDescription)
    }
    // The object at an address: `unsafeBitCast(pointer, to: AnyObject.self).floatValue`.
    if expression.is(FunctionCallExprSyntax.self), !optional { return Self.isCast(expression.trimmedDescription) }
    guard let type = type(of: expression) else { return false }
    return optional ? ["AnyObject?", "AnyObject!"].contains(type) : ["AnyObject", "AnyObject!"].contains(type)
  }

  /// Returns the type that the declaration of a variable names, or nil if it is not known.
  private func type(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return type(ofVariable: reference.baseName.text, from: Syntax(reference))
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.text
    if base.trimmedDescription == "self" { return propertyType(name, from: Syntax(access)) }
    // Of other objects only the properties are known, so all with this name must have the type.
    guard variables[name]?.count == 1 else { return nil }
    let types = session.index.entries.lazy.flatMap(\.members).filter { $0.kind == .property && $0.name == name }
      .map(\.type)
    return types.first.flatMap { first in types.allSatisfy { $0 == first } ? first : nil }
  }

  /// Returns the type of a variable as it is found from a piece of code.
  private func type(ofVariable name: String, from place: Syntax) -> String? {
    var current = place.parent
    while let node = current {
      if let list = node.as(CodeBlockItemListSyntax.self) {
        for item in list where item.end <= place.start {
          if let found = declaredType(of: name, in: item.item) { return found.isEmpty ? nil : found }
        }
      } else if let condition = node.as(IfExprSyntax.self)?.conditions ?? node.as(WhileStmtSyntax.self)?.conditions,
        node.as(IfExprSyntax.self)?.elseBody.map({ place.start < $0.start }) ?? true,
        condition.contains(where: { binds(name, Syntax($0)) })
      {
        return boundType(of: name, in: condition, at: node)
      } else if let item = node.as(SwitchCaseSyntax.self), case .case(let label) = item.label,
        binds(name, Syntax(label))
      {
        return nil
      } else if let loop = node.as(ForStmtSyntax.self), loop.body.start < place.start,
        binds(name, Syntax(loop.pattern))
      {
        if let annotated = loop.typeAnnotation?.type.trimmedDescription { return annotated }
        let sequence = loop.sequence.trimmedDescription
        let isMapped = Self.mapsToObject(sequence) || Self.words(sequence).hasSuffix("as [AnyObject]")
        return isMapped || type(of: loop.sequence) == "[AnyObject]" ? "AnyObject" : nil
      } else if let closure = node.as(ClosureExprSyntax.self), let signature = closure.signature,
        signature.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
      {
        return nil
      } else if let clause = parameters(of: node),
        let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return parameter.type.trimmedDescription
      } else if node.isProtocol((any DeclGroupSyntax).self) {
        return propertyType(name, from: place)
      }
      current = node.parent
    }
    return nil
  }

  private func parameters(of node: Syntax) -> FunctionParameterClauseSyntax? {
    node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
  }

  /// Returns the type of a variable that a statement declares, an empty text if it names none, or nil if the statement
  /// does not declare the variable.
  private func declaredType(of name: String, in item: CodeBlockItemSyntax.Item) -> String? {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binds(name, Syntax(binding.pattern)) {
        if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
        return binding.initializer.map { Self.isCast($0.value.trimmedDescription) } == true ? "AnyObject" : ""
      }
    } else if let check = item.as(GuardStmtSyntax.self), check.conditions.contains(where: { binds(name, Syntax($0)) }) {
      return boundType(of: name, in: check.conditions, at: Syntax(check)) ?? ""
    }
    return nil
  }

  /// Returns the type of a variable that a condition unwraps: `if let detail: AnyObject = item`, or `if let detail = item` with an
  /// optional `AnyObject`. The value is nil if the type is another one or not known.
  private func boundType(of name: String, in conditions: ConditionElementListSyntax, at node: Syntax) -> String? {
    for element in conditions.reversed() {
      guard case .optionalBinding(let binding) = element.condition, binds(name, Syntax(binding.pattern)) else {
        continue
      }
      if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
      // `if let reason = information[key] as AnyObject?`
      if let value = binding.initializer?.value, Self.isOptionalCast(value.trimmedDescription) { return "AnyObject" }
      // In `if let item = item`, the second name is that of the variable outside.
      let known: String?
      if let value = binding.initializer?.value, !value.is(DeclReferenceExprSyntax.self) {
        known = type(of: value)
      } else {
        let outer = binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.text ?? name
        known = type(ofVariable: outer, from: node)
      }
      return known == "AnyObject?" || known == "AnyObject!" ? "AnyObject" : nil
    }
    return nil
  }

  /// Returns whether an expression is a cast to `AnyObject`.
  private static func isCast(_ text: String) -> Bool {
    if [" as AnyObject", " as! AnyObject"].contains(where: words(text).hasSuffix) { return true }
    return text.hasPrefix("unsafeBitCast(") && text.filter { !$0.isWhitespace }.hasSuffix(",to:AnyObject.self)")
  }

  /// Returns whether an expression is a cast to an optional `AnyObject`.
  private static func isOptionalCast(_ text: String) -> Bool {
    [" as AnyObject?", " as AnyObject!", " as? AnyObject"].contains(where: words(text).hasSuffix)
  }

  /// Returns whether a call ends with a closure that casts each element to `AnyObject`.
  private static func mapsToObject(_ text: String) -> Bool {
    let spaceless = text.filter { !$0.isWhitespace }
    return ["{$0asAnyObject}", "({$0asAnyObject})"].contains(where: spaceless.hasSuffix)
  }

  /// Returns a text with one space between words, because a cast can begin on a new line.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns whether a condition or a pattern declares a variable.
  private func binds(_ name: String, _ node: Syntax) -> Bool {
    if let pattern = node.as(IdentifierPatternSyntax.self) { return pattern.identifier.text == name }
    return node.children(viewMode: .sourceAccurate).contains { binds(name, $0) }
  }

  private func propertyType(_ name: String, from place: Syntax) -> String? {
    guard let group = ModuleIndex.enclosingType(of: place), let path = ModuleIndex.path(of: group),
      let entry = session.index.type(path)
    else { return nil }
    return session.index.members(named: name, of: entry).first { $0.kind == .property }?.type
  }
}
