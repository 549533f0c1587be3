import SwiftSyntax

/// A use of a framework that is not available, and the smallest piece of code that can be left out for it.
enum FrameworkUse {
  /// A declaration that uses the framework in its signature, or a type without which it cannot exist.
  case declaration(DeclSyntax)
  /// The body of a function or property whose signature does not use the framework.
  case body(DeclSyntax, range: Range<Int>, replacement: String)
  /// A statement without which the code around it compiles.
  case statement(CodeBlockItemSyntax, replacement: String)
  /// The name of a protocol in the list of a class, with the comma before it.
  case conformance(DeclSyntax, range: Range<Int>)

  /// The range of the code that is left out.
  var range: Range<Int> {
    switch self {
    case .declaration(let node): node.start..<node.end
    case .statement(let node, _): node.start..<node.end
    case .body(_, let range, _), .conformance(_, let range): range
    }
  }

  /// The node whose place a message names.
  var node: Syntax {
    switch self {
    case .declaration(let node), .body(let node, _, _), .conformance(let node, _): Syntax(node)
    case .statement(let node, _): Syntax(node)
    }
  }

  /// Returns the smallest piece of code that contains a name and can be left out.
  ///
  /// - Parameters:
  ///   - token: The name.
  ///   - keepsBodies: `true` if functions are kept, without their bodies. Tests are left out whole, because they would
  ///     pass or crash without their bodies.
  ///   - keepsClasses: `true` if classes are kept that only conform to a protocol of the framework. The default is false.
  ///   - reason: The text of the error with which a body stops that must return a value.
  /// - Returns: The code, or nil if nothing but the whole file can be left out.
  static func enclosing(
    _ token: TokenSyntax, keepsBodies: Bool, keepsClasses: Bool = false, reason: String
  ) -> FrameworkUse? {
    var current = token.parent
    while let node = current {
      if let declaration = node.as(DeclSyntax.self), isMemberOrGlobal(node) {
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
          guard token.start < group.memberBlock.start else { return nil }
          return (keepsClasses ? conformance(of: declaration, to: token) : nil) ?? .declaration(declaration)
        }
        if node.is(EnumCaseDeclSyntax.self) { return nil }
        // The requirements of the protocol use the type.
        if node.is(AssociatedTypeDeclSyntax.self), let owner = ModuleIndex.enclosingType(of: declaration) {
          return .declaration(DeclSyntax(owner))
        }
        if let variable = node.as(VariableDeclSyntax.self), let owner = structure(storing: variable) {
          return .declaration(owner)
        }
        if !node.is(IfConfigDeclSyntax.self) {
          var body = keepsBodies ? emptiedBody(of: declaration, around: token, reason) : nil
          // The rest of an override such as `viewDidLoad()`, or of a deinitializer, is kept.
          if keepsBodies, body == nil, node.is(FunctionDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self) {
            body = statement(around: token)
          }
          return body ?? .declaration(declaration)
        }
      }
      current = node.parent
    }
    return nil
  }

  /// Returns the innermost statement that contains a name, if the code around it compiles without the statement, or nil. It
  /// is a call or an assignment that is not the value of a closure or a function.
  static func statement(around token: TokenSyntax) -> FrameworkUse? {
    var current = token.parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) {
      if node.isProtocol((any DeclGroupSyntax).self) { return nil }
      current = node.parent
    }
    guard let item = current?.as(CodeBlockItemSyntax.self), let value = item.item.as(ExprSyntax.self),
      !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self), let list = item.parent, let owner = list.parent,
      !value.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.`init`) })
    else { return nil }
    if list.as(CodeBlockItemListSyntax.self)?.count ?? 0 > 1 { return .statement(item, replacement: "") }
    if owner.is(SwitchCaseSyntax.self) { return .statement(item, replacement: "break") }
    guard owner.is(CodeBlockSyntax.self), let outer = owner.parent, !outer.is(AccessorDeclSyntax.self) else {
      return nil
    }
    let isValue = outer.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    return isValue ? nil : .statement(item, replacement: "")
  }

  /// Returns the name of a protocol in the list of a class. The first name is not considered, because it can be that of the
  /// superclass.
  private static func conformance(of declaration: DeclSyntax, to token: TokenSyntax) -> FrameworkUse? {
    guard let types = declaration.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.map(\.type),
      let place = types.firstIndex(where: { $0.start <= token.start && token.end <= $0.end }), place > 0
    else { return nil }
    return .conformance(declaration, range: types[place - 1].end..<types[place].end)
  }

  /// Returns whether a declaration is a member of a type or is declared at the top level of a file.
  private static func isMemberOrGlobal(_ node: Syntax) -> Bool {
    if node.parent?.is(MemberBlockItemSyntax.self) == true { return true }
    var list = node.parent?.parent
    // A condition around the declaration: the branch, the branches, `#if`, its item, and the list with this item.
    while let clause = list?.parent, clause.is(IfConfigClauseSyntax.self) {
      list = clause.parent?.parent?.parent?.parent
    }
    return list?.is(CodeBlockItemListSyntax.self) == true && list?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Returns the structure whose memberwise initializer needs a property, or nil if there is none.
  private static func structure(storing variable: VariableDeclSyntax) -> DeclSyntax? {
    guard !variable.modifiers.has("static"), variable.bindings.allSatisfy({ $0.accessorBlock == nil }),
      let owner = ModuleIndex.enclosingType(of: variable)?.as(StructDeclSyntax.self)
    else { return nil }
    return DeclSyntax(owner)
  }

  /// Returns the body of a function or of a computed property that contains a name, if its signature does not.
  private static func emptiedBody(
    of declaration: DeclSyntax, around token: TokenSyntax, _ reason: String
  ) -> FrameworkUse? {
    let stop = "fatalError(\"\(reason)\")"
    if let function = declaration.as(FunctionDeclSyntax.self) {
      // Without the override, the superclass's method is called.
      guard let body = function.body, body.start < token.start, !function.modifiers.has("override") else { return nil }
      let result = function.signature.returnClause?.type.trimmedDescription
      let isVoid = result == nil || result == "Void" || result == "()"
      return .body(
        declaration, range: body.leftBrace.end..<body.rightBrace.start, replacement: isVoid ? "" : " \(stop) ")
    }
    if let variable = declaration.as(VariableDeclSyntax.self), !variable.modifiers.has("override"),
      variable.bindings.count == 1, let block = variable.bindings.first?.accessorBlock, block.start < token.start,
      case .getter = block.accessors
    {
      return .body(declaration, range: block.leftBrace.end..<block.rightBrace.start, replacement: " \(stop) ")
    }
    return nil
  }
}

extension TokenSyntax {
  /// Indicates whether the token is part of a preview, which is left out in any case (`PreviewRule`).
  var isInPreview: Bool {
    var current = parent
    while let node = current {
      let macro = node.as(MacroExpansionExprSyntax.self)?.macroName ?? node.as(MacroExpansionDeclSyntax.self)?.macroName
      if macro?.text == "Preview" { return true }
      current = node.parent
    }
    return false
  }

  /// Returns whether an identifier is a name of the declarations around it, and not one of a framework: the name of a
  /// generic parameter, an associated type or a nested type, or a member of another type.
  ///
  /// - Parameters:
  ///   - module: The name of the framework, which can precede the identifier.
  ///   - index: The declarations of the module.
  func isShadowed(from module: String, _ index: ModuleIndex) -> Bool {
    if let member = parent?.as(MemberTypeSyntax.self), member.name == self {
      return member.baseType.trimmedDescription != module
    }
    if let reference = parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
    {
      return access.base?.trimmedDescription != module
    }
    var current = parent
    while let node = current {
      if node.asProtocol((any WithGenericParametersSyntax).self).map(declares) == true { return true }
      if let group = node.asProtocol((any DeclGroupSyntax).self), isMember(of: group, index) { return true }
      if let alias = node.as(TypeAliasDeclSyntax.self), alias.name == self { return true }
      current = node.parent
    }
    return false
  }

  /// Returns whether a declaration has a generic parameter with the name.
  private func declares(_ node: any WithGenericParametersSyntax) -> Bool {
    node.genericParameterClause?.parameters.contains { $0.name.text == text } ?? false
  }

  /// Returns whether a type, or a protocol to which it conforms, declares a type with the name.
  private func isMember(of group: any DeclGroupSyntax, _ index: ModuleIndex) -> Bool {
    if nestedName(in: group) { return true }
    guard let path = ModuleIndex.path(of: group), let entry = index.type(path) else { return false }
    if let own = entry.declaration?.node {
      if nestedName(in: own) { return true }
      if own.asProtocol((any WithGenericParametersSyntax).self).map(declares) == true { return true }
    }
    return index.protocolNames(of: entry).contains { name in
      (index.type(name)?.declaration?.node).map { nestedName(in: $0) } ?? false
    }
  }

  private func nestedName(in group: any DeclGroupSyntax) -> Bool {
    let associated = group.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?.primaryAssociatedTypes
    if associated?.contains(where: { $0.name.text == text }) == true { return true }
    return group.memberBlock.members.contains { member in
      member.decl.as(AssociatedTypeDeclSyntax.self)?.name.text == text
        || member.decl.as(TypeAliasDeclSyntax.self)?.name.text == text
        || member.decl.asProtocol((any DeclGroupSyntax).self)?.asProtocol((any NamedDeclSyntax).self)?.name.text == text
    }
  }
}
