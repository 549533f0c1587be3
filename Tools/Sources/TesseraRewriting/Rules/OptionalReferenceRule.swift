import SwiftSyntax

/// Rewrites references to optional methods that are not called: `if let move = delegate?.board(_:didMove:)`.
///
/// On iOS, such a reference is nil if the object does not respond to the method's selector. For the module's own
/// protocols, the reference is replaced by the property that `OptionalProtocolRule` generates. The methods of UIKit's
/// protocols have default implementations. For these, an expression is added that is nil if the object does not
/// respond: `_ifResponds(delegate, to: "tableView:heightForRowAt:")?.tableView(…)`.
struct OptionalReferenceRule: Rule {
  private let session: RewritingSession
  private let number: Int
  private let methods: Methods
  private var file: ParsedFile { session.files[number] }

  /// The optional methods of the module and of the modules that it imports.
  private struct Methods {
    /// The protocols by the full names of the methods.
    var owners: [String: Set<String>] = [:]
    /// The full names by the names without labels.
    var names: [String: Set<String>] = [:]
    /// The types with which the module's properties are declared.
    var variables: [String: Set<String>]
    /// The names of the module's properties.
    var properties: Set<String>

    init(_ session: RewritingSession) {
      variables = session.index.variableTypes
      for interface in session.index.interfaces {
        variables.merge(interface.variableTypes) { $0.union($1) }
      }
      properties = []
      let protocols = session.index.interfaces.flatMap { $0.protocols } + session.interface.protocols.map { $0 }
      for (owner, entry) in protocols {
        for name in entry.optionalMethods {
          owners[name, default: []].insert(owner)
          names[String(name.prefix { $0 != "(" }), default: []].insert(name)
        }
      }
      for member in session.index.entries.lazy.flatMap({ $0.members }) where member.kind == .property {
        properties.insert(member.name)
      }
    }
  }

  static func apply(_ session: RewritingSession) {
    session.interface.variableTypes = session.index.variableTypes
    let methods = Methods(session)
    for number in session.files.indices {
      let rule = OptionalReferenceRule(session: session, number: number, methods: methods)
      for access in rule.file.nodes.memberAccesses { rule.rewrite(access) }
    }
  }

  private func rewrite(_ access: MemberAccessExprSyntax) {
    let labels = access.declName.argumentNames?.arguments.map { $0.name.text }
    guard let base = access.base, labels != nil || !isCalled(access), !isInMacro(access) else { return }
    let name = access.declName.baseName.plainText
    if let labels {
      let fullName = name + "(" + labels.map { $0 + ":" }.joined() + ")"
      if let owners = methods.owners[fullName], mayConform(base, to: { owners.contains($0) }, anyName: true) {
        use(fullName, at: access)
      } else if FrameworkMethods.isOptional(fullName),
        mayConform(base, to: { FrameworkMethods.isOptional(fullName, of: $0) }, anyName: false)
      {
        unwrap(
          base, to: ObjectiveCName.selector(baseName: name, labels: labels.map { $0 == "_" ? "" : $0 }), at: access)
      }
    } else if let names = methods.names[name], names.count == 1, let fullName = names.first,
      !methods.properties.contains(name), !isAssigned(access),
      // The name alone can also be that of a property of another class.
      mayConform(base, to: { methods.owners[fullName]?.contains($0) == true }, anyName: false)
    {
      use(fullName, at: access)
    }
  }

  /// Replaces the name of the method by the name of the property.
  private func use(_ method: String, at access: MemberAccessExprSyntax) {
    session.edits[number].replace(
      access.declName.start..<access.declName.end, with: OptionalProtocolRule.referenceName(method))
  }

  /// Replaces the object by an expression that is nil if the object does not respond to a selector. A question mark
  /// precedes the rest of the chain.
  private func unwrap(_ base: ExprSyntax, to selector: String, at access: MemberAccessExprSyntax) {
    session.edits[number].unwrap(base, ifRespondsTo: selector)
  }

  // MARK: Which references

  /// Indicates whether a reference is called, possibly after a question mark or an exclamation mark. `OptionalCallRule`
  /// rewrites calls.
  private func isCalled(_ access: MemberAccessExprSyntax) -> Bool {
    var node = Syntax(access)
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    return node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.as(ExprSyntax.self)?.id
  }

  /// Indicates whether a value is assigned to the expression, which is therefore a property.
  private func isAssigned(_ access: MemberAccessExprSyntax) -> Bool {
    guard let sequence = access.parent?.parent?.as(SequenceExprSyntax.self), let first = sequence.elements.first else {
      return false
    }
    return first.id == ExprSyntax(access).id
      && sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  private func isInMacro(_ access: MemberAccessExprSyntax) -> Bool {
    var current = access.parent
    while let node = current,
      node.is(ExprSyntax.self) || node.is(LabeledExprSyntax.self) || node.is(LabeledExprListSyntax.self)
    {
      if node.is(MacroExpansionExprSyntax.self) { return true }
      current = node.parent
    }
    return false
  }

  /// Indicates whether an expression may have the type of a protocol.
  ///
  /// - Parameters:
  ///   - base: The expression before the dot.
  ///   - isProtocol: A closure that returns whether a protocol has the method.
  ///   - anyName: `true` to return `true` for an expression whose type is unknown. If the value is `false`, the name of
  ///     such an expression must end with "delegate" or "datasource".
  private func mayConform(_ base: ExprSyntax, to isProtocol: (String) -> Bool, anyName: Bool) -> Bool {
    var inner = base
    while true {
      if let chain = inner.as(OptionalChainingExprSyntax.self) {
        inner = chain.expression
      } else if let unwrap = inner.as(ForceUnwrapExprSyntax.self) {
        inner = unwrap.expression
      } else {
        break
      }
    }
    if inner.is(SuperExprSyntax.self) { return false }
    let name =
      inner.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    guard let name else { return anyName }
    if name == "self" {
      return ModuleIndex.enclosingType(of: base).flatMap { ModuleIndex.path(of: $0) }.map(isProtocol) ?? false
    }
    if name.first?.isUppercase == true { return false }
    let lowercased = name.lowercased()
    let isUnknownCandidate = anyName || lowercased.hasSuffix("delegate") || lowercased.hasSuffix("datasource")
    // A local variable or parameter hides a property of the module with the same name.
    if inner.is(DeclReferenceExprSyntax.self), let local = Self.localType(of: name, at: base) {
      return local.map { isProtocol(ModuleIndex.plainName($0)) } ?? isUnknownCandidate
    }
    if let types = methods.variables[name] {
      if types.contains(where: isProtocol) { return true }
      // A property of another object may be one of a class of UIKit that has the same name, but UIKit has no property with
      // a type of the module.
      guard !anyName, let access = inner.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription != "self"
      else {
        return false
      }
    }
    return isUnknownCandidate
  }

  /// Returns the type annotation of the local variable or parameter to which a name refers. The result is nil if there
  /// is no local declaration before the place, and contains nil if the declaration has no type annotation.
  private static func localType(of name: String, at place: ExprSyntax) -> String?? {
    var child = Syntax(place)
    while let node = child.parent {
      if let items = node.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < place.position {
          guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return .some(binding.typeAnnotation?.type.trimmedDescription)
          }
        }
      } else if let function = node.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters
        where (parameter.secondName ?? parameter.firstName).text == name {
          return .some(parameter.type.trimmedDescription)
        }
        return nil
      }
      child = node
    }
    return nil
  }
}

extension FileEdits {
  /// Replaces an object by an expression that is nil if the object does not respond to a selector. A question mark
  /// precedes the rest of the chain.
  mutating func unwrap(_ base: ExprSyntax, ifRespondsTo selector: String) {
    insert("_ifResponds(", at: base.start)
    let text = ", to: \"\(selector)\")?"
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      replace(chain.questionMark.start..<chain.questionMark.end, with: text)
    } else {
      insert(text, at: base.end)
    }
    needsUIKit = true
  }
}
