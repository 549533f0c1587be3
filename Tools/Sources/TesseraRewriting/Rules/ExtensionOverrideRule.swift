import SwiftSyntax

/// Moves overrides out of extensions, because only Objective-C methods can be overridden there.
///
/// The extension keeps the implementation under another name. The class gets an override that calls the implementation,
/// on the line of its closing brace. A method of an extension that is overridden by a subclass in the module, or in a
/// module that imports this one, is moved in the same way.
struct ExtensionOverrideRule: Rule {
  private let session: RewritingSession
  private var index: ModuleIndex { session.index }

  static func apply(_ session: RewritingSession) {
    let rule = ExtensionOverrideRule(session: session)
    let overridden = rule.overriddenNames()
    for type in session.index.entries {
      for member in type.members where member.isConditional { rule.reportCondition(of: member, of: type) }
      for member in type.members
      where member.home != nil && !member.isConditional && !session.dispatchedOverrides.contains(member.node.id)
        && !session.edits[member.file].isLeftOut(member.node)
      {
        if rule.isOverride(member) {
          rule.move(member, of: type)
        } else if type.kind == .class, !member.isStatic, overridden.contains(rule.key(member)),
          rule.isOverriddenInSubclass(member, of: type)
        {
          rule.move(member, of: type)
        } else if rule.isOverriddenInOtherModule(member, of: type) {
          rule.move(member, of: type)
        }
      }
    }
  }

  /// Reports an override in an `#if` whose value is unknown, which stays in its extension. The compiler refuses it if the condition
  /// is true.
  private func reportCondition(of member: Member, of type: TypeEntry) {
    guard member.home != nil, isOverride(member), !session.edits[member.file].isLeftOut(member.node) else { return }
    var unknown: String?
    var current = member.node.parent
    while let node = current, !node.is(ExtensionDeclSyntax.self) {
      current = node.parent
      guard let clause = node.as(IfConfigClauseSyntax.self),
        let list = clause.parent?.as(IfConfigClauseListSyntax.self),
        let chain = list.parent?.as(IfConfigDeclSyntax.self)
      else { continue }
      if index.condition.isLeftOut(clause, of: chain) { return }
      let conditions = list.prefix { $0.id != clause.id } + [clause]
      unknown = conditions.compactMap { $0.condition?.trimmedDescription }.first {
        index.condition.answer($0) == nil
      }
    }
    guard let unknown else { return }
    session.edits[member.file].diagnostics.append(
      session.files[member.file].diagnostic(
        member.node, .warning,
        "\(type.name).\(member.name) is overridden in an extension, in #if \(unknown), whose value is unknown here; "
          + "put the condition into the override"))
  }

  private func isOverride(_ member: Member) -> Bool {
    member.isOverride || session.impliedOverrides.contains(member.node.id)
  }

  private func key(_ member: Member) -> String {
    member.kind == .method ? OptionalProtocolRule.fullName(member) : member.name
  }

  /// The names of all overrides in the module.
  private func overriddenNames() -> Set<String> {
    Set(index.entries.lazy.flatMap { $0.members }.filter { $0.isOverride }.map { key($0) })
  }

  private func isOverriddenInSubclass(_ member: Member, of type: TypeEntry) -> Bool {
    index.entries.contains { subclass in
      subclass !== type && subclass.kind == .class
        && subclass.members.contains { $0.isOverride && key($0) == key(member) }
        && index.firstInChain(of: subclass) { $0 === type ? true : nil } == true
    }
  }

  /// Returns whether another module may override a member, which Objective-C allows for the members of extensions that
  /// it knows: those with `@objc`, and those that implement methods of Objective-C protocols.
  private func isOverriddenInOtherModule(_ member: Member, of type: TypeEntry) -> Bool {
    guard session.options.overriddenNames.contains(member.name), let node = type.classNode,
      !node.modifiers.has("final"), !node.modifiers.has("private"), !node.modifiers.has("fileprivate"),
      member.kind != .initializer, !member.isStatic, !member.isPrivate, !member.modifiers.contains("final"),
      member.home?.genericWhereClause == nil, !member.attributes.contains("nonobjc")
    else { return false }
    if let variable = member.node.as(VariableDeclSyntax.self) {
      guard variable.bindings.count == 1, member.type != nil, hasMovableAccessors(variable) else { return false }
    }
    return member.isExposed || type.exposesMembers || isWitness(member, of: type)
  }

  /// Returns whether a member implements a method of an Objective-C protocol. The required methods of UIKit's protocols
  /// are not known by name, so each member of an extension with such a protocol counts.
  private func isWitness(_ member: Member, of type: TypeEntry) -> Bool {
    let protocols = member.home?.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if protocols.contains(where: { ExternalTypes.isProtocol(ModuleIndex.plainName($0)) }) { return true }
    return session.exposedMethods(of: type)[OptionalProtocolRule.fullName(member)] != nil
  }

  private func hasMovableAccessors(_ variable: VariableDeclSyntax) -> Bool {
    guard case .accessors(let list) = variable.bindings.first?.accessorBlock?.accessors else { return true }
    let names = Set(list.map { $0.accessorSpecifier.text })
    return names == ["get"] || names == ["get", "set"]
  }

  private func move(_ member: Member, of type: TypeEntry) {
    guard let home = member.home else { return }
    let file = session.files[member.file]
    func report(_ reason: String) {
      session.edits[member.file].diagnostics.append(
        file.diagnostic(
          member.node, .error, "\(type.name).\(member.name) is overridden in an extension, \(reason)"))
    }
    guard type.kind == .class, type.declaration != nil else {
      return report("and the class \(type.name) is not part of this module; override it in a subclass")
    }
    guard home.genericWhereClause == nil else {
      return report("which has a where clause; move the override into the class")
    }
    if let function = member.node.as(FunctionDeclSyntax.self) {
      move(function, member, of: type)
    } else if let variable = member.node.as(VariableDeclSyntax.self) {
      if !move(variable, member, of: type) { report("with accessors that cannot be rewritten; move it into the class") }
    } else {
      report("but an initializer cannot be rewritten; move it into the class")
    }
  }

  /// The members of `NSObject` that are not isolated to an actor. Their overrides are not isolated either, even in a
  /// class that is isolated.
  private static let nonisolatedNames: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]

  /// Returns the name of the implementation in the extension. It contains the name of the class if an extension of a superclass has a
  /// member that gets the same name, because that could not be overridden either.
  private func newName(_ member: Member, of type: TypeEntry) -> String {
    let isTaken =
      index.superclass(of: type).flatMap { superclass in
        index.firstInChain(of: superclass) { entry in
          entry.members.contains { $0.home != nil && key($0) == key(member) } ? true : nil
        }
      } ?? false
    return isTaken ? "_extension_\(type.simpleName)_\(member.name)" : "_extension_\(member.name)"
  }

  private func modifiers(of member: Member, in type: TypeEntry) -> String {
    var words: [String] = []
    if let attribute = member.unavailability {
      words.append(attribute.lineText)
    }
    if isOverride(member) { words.append("override") }
    if type.isPublic, let level = publicLevel(of: member) { words.append(level) }
    if let access = member.access, !type.isPublic, access == "fileprivate" { words.append(access) }
    if let word = ["class", "static"].first(where: member.modifiers.contains) { words.append(word) }
    if member.modifiers.contains("nonisolated") { words.append("nonisolated") }
    return words.map { $0 + " " }.joined()
  }

  /// Returns the access level of a member of a public class. An override must be public. Another member has the level of
  /// its declaration or of its extension.
  private func publicLevel(of member: Member) -> String? {
    let level = member.access ?? (isOverride(member) ? nil : member.home?.modifiers.accessLevel)
    if level == "open" || level == "public" || level == "package" { return level }
    return isOverride(member) ? "public" : nil
  }

  private func blank(_ modifiers: DeclModifierListSyntax, _ member: Member) {
    // The override in the class has the attribute instead. It calls the implementation, which must therefore be
    // available.
    if let attribute = member.unavailability {
      session.edits[member.file].blank(attribute.start..<attribute.end, in: session.files[member.file])
    }
    if Self.nonisolatedNames.contains(key(member)), !member.modifiers.contains("nonisolated") {
      session.edits[member.file].insert("nonisolated ", at: modifiers.first?.start ?? introducer(of: member))
    }
    // Only the override in the class has the access level. The implementation is visible in the whole module.
    for modifier in modifiers
    where ["override", "open", "public", "private", "fileprivate"].contains(modifier.name.text)
      && modifier.detail == nil
    {
      session.edits[member.file].blank(modifier.start..<modifier.end, in: session.files[member.file])
    }
    // If the extension is private, its members would not be visible in the file of the class.
    if let level = member.home?.modifiers.accessLevel, level == "private" || level == "fileprivate" {
      session.edits[member.file].insert("internal ", at: modifiers.first?.start ?? introducer(of: member))
    }
  }

  /// Returns the offset of `func` or `var` in a declaration.
  private func introducer(of member: Member) -> Int {
    member.node.as(FunctionDeclSyntax.self)?.funcKeyword.start
      ?? member.node.as(VariableDeclSyntax.self)?.bindingSpecifier.start ?? member.node.start
  }

  private func move(_ function: FunctionDeclSyntax, _ member: Member, of type: TypeEntry) {
    blank(function.modifiers, member)
    session.edits[member.file].replace(function.name.start..<function.name.end, with: newName(member, of: type))
    var parameters = function.forwardingParameters
    // The parameter of UIKit's method is `Selector!` (see `ForwardingRule`).
    if key(member) == "responds(to:)" { parameters = parameters.replacing(": Selector)", with: ": Selector!)") }
    // `bringSubview(toFront view: UIView)` is `bringSubviewToFront(_ view: UIView)` since Swift 4.2.
    let isOld = isOverride(member) && !session.declaredNames.contains(function.name.text)
    let currentName = isOld ? OldNameRule.currentName(of: function) : nil
    if currentName != nil, let label = function.signature.parameterClause.parameters.first?.firstName.text {
      parameters = "(_ " + parameters.dropFirst(parameters.hasPrefix("(\(label) ") ? label.count + 2 : 1)
    }
    let generics = function.genericParameterClause?.trimmedDescription ?? ""
    let effects = function.signature.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let result = function.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    let conditions = function.genericWhereClause.map { " \($0.lineText)" } ?? ""
    let call = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    session.add(
      member:
        "\(modifiers(of: member, in: type))func \(currentName ?? function.name.text)\(generics)\(parameters)\(effects)\(result)"
        + "\(conditions) { "
        + "\(member.type == nil ? "" : "return ")\(call)\(newName(member, of: type))\(function.forwardedArguments) }",
      to: type)
    importModules(of: member, into: type)
  }

  /// Moves a property. Returns false if its accessors have a form that cannot be moved.
  private func move(_ variable: VariableDeclSyntax, _ member: Member, of type: TypeEntry) -> Bool {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let block = binding.accessorBlock,
      let valueType = member.type
    else { return false }
    let declaration = "\(modifiers(of: member, in: type))var \(member.name): \(valueType)"
    if case .accessors(let list) = block.accessors {
      let names = list.map { $0.accessorSpecifier.text }
      if names == ["get"] {
        session.add(member: "\(declaration) { return \(newName(member, of: type)) }", to: type)
      } else if Set(names) == ["get", "set"] {
        session.add(
          member:
            "\(declaration) { get { return \(newName(member, of: type)) } set { \(newName(member, of: type)) = newValue } }",
          to: type
        )
      } else if names == ["didSet"] || names == ["willSet"], let observer = list.first, observer.body != nil {
        moveObserver(variable, binding, block, observer, member, of: type, declaration)
        importModules(of: member, into: type)
        return true
      } else {
        return false
      }
    } else {
      session.add(member: "\(declaration) { return \(newName(member, of: type)) }", to: type)
    }
    blank(variable.modifiers, member)
    session.edits[member.file].replace(binding.pattern.start..<binding.pattern.end, with: newName(member, of: type))
    importModules(of: member, into: type)
    return true
  }

  /// Moves an observer. For example, the observer in `var text: String { didSet { … } }` becomes a method with the old
  /// value as its parameter.
  private func moveObserver(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax,
    _ observer: AccessorDeclSyntax, _ member: Member, of type: TypeEntry, _ declaration: String
  ) {
    let specifier = observer.accessorSpecifier.text
    let value = observer.parameters?.name.text ?? (specifier == "didSet" ? "oldValue" : "newValue")
    blank(variable.modifiers, member)
    session.edits[member.file].replace(
      variable.bindingSpecifier.start..<binding.end(before: block),
      with: "func \(newName(member, of: type))_\(specifier)(_ \(value): \(member.type ?? "")) ")
    session.edits[member.file].replace(
      observer.accessorSpecifier.start..<(observer.parameters?.end ?? observer.accessorSpecifier.end), with: "do")
    session.add(
      member:
        "\(declaration) { \(specifier) { "
        + "\(newName(member, of: type))_\(specifier)(\(specifier == "didSet" ? "oldValue" : "newValue")) } }",
      to: type)
  }

  /// Adds the imports of an extension's file to the file of the class, because the override in the class uses the same
  /// types.
  private func importModules(of member: Member, into type: TypeEntry) {
    guard let target = type.declaration?.file, target != member.file else { return }
    let known = Set(session.files[target].nodes.imports.compactMap { $0.path.first?.name.plainText })
    for node in session.files[member.file].nodes.imports {
      guard let module = node.path.first?.name.plainText, !known.contains(module),
        AppleFrameworks.exports[module] == nil || session.options.projectModules.contains(module)
      else { continue }
      session.edits[target].add(import: module)
    }
  }
}

extension PatternBindingSyntax {
  /// Returns the end of the binding's part before its accessors.
  fileprivate func end(before block: AccessorBlockSyntax) -> Int {
    typeAnnotation?.end ?? pattern.end
  }
}
