import SwiftSyntax

/// A method or property of a type of the module.
struct Member {
  /// The kinds of members that the rules distinguish.
  enum Kind { case method, property, initializer }

  let kind: Kind
  /// The name before the parentheses, without backticks.
  let name: String
  /// The labels of the arguments, with an empty text for an argument without a label.
  var labels: [String] = []
  /// The types of the parameters as the source spells them.
  var parameterTypes: [String] = []
  /// The type of the result or of the property as the source spells it. It is nil if the source has none.
  var type: String?
  var isStatic = false
  var isAsync = false
  var isThrowing = false
  var isGeneric = false
  var isOverride = false
  /// Indicates whether the member is inside of an `#if` in the type.
  var isConditional = false
  /// Indicates whether a property can be set.
  var isSettable = false
  /// The names of the attributes, without `@`.
  var attributes: Set<String> = []
  /// The name in `@objc(name)`, or nil if the declaration specifies none.
  var explicitName: String?
  /// The access level in the declaration, or nil if the declaration specifies none.
  var access: String?
  /// The modifiers that the declaration spells, such as `optional` and `dynamic`.
  var modifiers: Set<String> = []
  /// The index of the file in the module.
  let file: Int
  /// The extension that contains the member, or nil if it is in the type's declaration.
  let home: ExtensionDeclSyntax?
  let node: DeclSyntax

  /// The attributes with which a member is known to the Objective-C runtime.
  static let exposing: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  /// Indicates whether the attributes of the declaration expose the member to the Objective-C runtime.
  var isExposed: Bool { !attributes.isDisjoint(with: Self.exposing) || home?.attributes.has("objc") == true }

  /// Indicates whether the member can be used only in its file or in its type.
  var isPrivate: Bool {
    let level = access ?? home?.modifiers.accessLevel
    return level == "private" || level == "fileprivate"
  }

  /// The attribute that makes the member unavailable (`@available(*, unavailable)`), or nil if the declaration has none.
  var unavailability: AttributeSyntax? {
    node.asProtocol((any WithAttributesSyntax).self)?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first(where: Self.isUnavailable)
  }

  /// Indicates whether code cannot use the member, because it or its extension is unavailable.
  var isUnavailable: Bool {
    unavailability != nil
      || home?.attributes.contains { $0.as(AttributeSyntax.self).map(Self.isUnavailable) == true } == true
  }

  /// Indicates whether an attribute makes a declaration unavailable for iOS. `@available(iOSApplicationExtension, unavailable)` and
  /// those for other platforms leave it to applications.
  private static func isUnavailable(_ attribute: AttributeSyntax) -> Bool {
    guard case .availability(let arguments) = attribute.arguments else { return false }
    let words = arguments.map { $0.argument.trimmedDescription }
    return words.first.map { ["*", "iOS"].contains($0) } == true && words.contains("unavailable")
  }

  /// The name in Objective-C: the selector of a method, or the key of a property.
  var objectiveCName: String {
    if let explicitName { return explicitName }
    switch kind {
    case .property: return name
    case .method, .initializer:
      return ObjectiveCName.selector(baseName: name, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
    }
  }

  /// The name with labels, as in a reference to the method: `move(_:to:)`.
  var reference: String {
    let base =
      ["init", "default", "repeat", "in", "is", "as", "for", "switch", "return"].contains(name)
      ? "`\(name)`" : name
    guard kind == .method, !labels.isEmpty else { return base }
    return base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}

extension Member {
  /// Returns the members in a declaration. There is one for a function, and there may be several for a variable: `var
  /// a, b: Int`.
  static func members(
    of declaration: DeclSyntax, file: Int, home: ExtensionDeclSyntax?, isConditional: Bool
  ) -> [Member] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      var member = Member(kind: .method, name: function.name.plainText, file: file, home: home, node: declaration)
      member.take(function.signature)
      member.isGeneric = function.genericParameterClause != nil
      member.take(function.attributes, function.modifiers, isConditional)
      return [member]
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      var member = Member(kind: .initializer, name: "init", file: file, home: home, node: declaration)
      member.take(initializer.signature)
      member.take(initializer.attributes, initializer.modifiers, isConditional)
      return [member]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    var type: String?
    // In `var a, b: Int`, the type of the last binding is also that of the bindings before it.
    return variable.bindings.reversed().compactMap { binding in
      type = binding.typeAnnotation?.type.lineText ?? (binding.initializer == nil ? type : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var member = Member(
        kind: .property, name: pattern.identifier.plainText, file: file, home: home, node: declaration)
      member.type = type
      member.isSettable =
        variable.bindingSpecifier.tokenKind == .keyword(.var) && (binding.accessorBlock?.allowsSetting ?? true)
      member.take(variable.attributes, variable.modifiers, isConditional)
      return member
    }.reversed()
  }

  private mutating func take(_ signature: FunctionSignatureSyntax) {
    for parameter in signature.parameterClause.parameters {
      labels.append(parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.plainText)
      parameterTypes.append(parameter.type.lineText + (parameter.ellipsis == nil ? "" : "..."))
    }
    type = signature.returnClause?.type.lineText
    isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = signature.effectSpecifiers?.throwsClause != nil
  }

  private mutating func take(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ isConditional: Bool
  ) {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      self.attributes.insert(name)
      if name == "objc", let arguments = attribute.arguments { explicitName = arguments.trimmedDescription }
    }
    for modifier in modifiers where modifier.detail == nil { self.modifiers.insert(modifier.name.text) }
    access = modifiers.accessLevel
    isStatic = self.modifiers.contains("static") || self.modifiers.contains("class")
    isOverride = self.modifiers.contains("override")
    self.isConditional = isConditional
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  var plainText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension AttributeListSyntax {
  /// Returns whether the list contains an attribute with a name.
  func has(_ name: String) -> Bool { named(name) != nil }

  /// Returns the first attribute with a name, or nil if the list contains none.
  func named(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// The access level, without that of a setter.
  var accessLevel: String? {
    first { modifier in
      modifier.detail == nil
        && ["open", "public", "package", "internal", "fileprivate", "private"].contains(modifier.name.text)
    }?.name.text
  }

  /// Returns whether the list contains a modifier without a detail. For example, `private(set)` is not `private`.
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

extension AccessorBlockSyntax {
  /// Indicates whether the accessors are observers or contain a setter.
  var allowsSetting: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
  }
}
