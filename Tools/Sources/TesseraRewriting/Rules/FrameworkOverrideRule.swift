import SwiftSyntax

/// Lets extensions of UIKit's classes override members, in the same way as categories in Objective-C: `extension
/// UINavigationController { open override var preferredStatusBarStyle: UIStatusBarStyle { … } }`.
///
/// The implementation in the extension gets a separate name. UIKit declares the member as `dynamic`, and the rule
/// replaces it for the whole process. The replacement calls the implementation for objects of the extended class, and
/// UIKit's code for all other objects.
///
/// Members with `@objc` that another module of the project declares in an extension of such a class are replaced in the
/// same way, for overrides in extensions and in classes. `DynamicExtensionRule` makes these members `dynamic`.
struct FrameworkOverrideRule: Rule {
  private let session: RewritingSession
  private var index: ModuleIndex { session.index }

  /// A member of a class of UIKit that extensions override.
  private struct Family {
    let owner: String
    var overrides: [(type: TypeEntry, member: Member)] = []
  }

  static func apply(_ session: RewritingSession) {
    let rule = FrameworkOverrideRule(session: session)
    var families: [String: Family] = [:]
    var order: [String] = []
    for type in session.index.entries where type.kind == .external || type.kind == .class && !type.isLocal {
      for member in type.members
      where member.isOverride && !member.isConditional && !session.dispatchedOverrides.contains(member.node.id) {
        guard rule.isSupported(member), let owner = rule.owner(of: member, in: type) else { continue }
        let key = owner + "." + OptionalProtocolRule.fullName(member)
        if families[key] == nil { order.append(key) }
        families[key, default: Family(owner: owner)].overrides.append((type, member))
      }
    }
    for key in order { if let family = families[key] { rule.rewrite(family) } }
  }

  private func isSupported(_ member: Member) -> Bool {
    if member.isStatic || member.isAsync || member.isThrowing || member.isGeneric { return false }
    switch member.kind {
    case .initializer: return false
    case .property: return !member.isSettable && member.type != nil
    case .method: return !member.parameterTypes.contains { $0.hasPrefix("inout ") || $0.hasSuffix("...") }
    }
  }

  /// Returns the class whose member is replaced: the class itself, or the superclass from which it inherits the member.
  /// The result is nil if the member is not `dynamic`.
  private func owner(of member: Member, in type: TypeEntry) -> String? {
    if let owner = ownerInModules(of: member, in: type) { return owner }
    guard type.kind == .external, member.home != nil else { return nil }
    var current: String? = type.name
    var depth = 0
    while let type = current, depth < 32 {
      if let text = session.options.protocolDeclaration(type) {
        let declaration = member.kind == .property ? "var \(member.name):" : "func \(member.name)("
        let line = text.split(separator: "\n").first { $0.contains("open ") && $0.contains(declaration) }
        if let line { return line.contains("dynamic ") ? type : nil }
      }
      current = superclass(of: type)
      depth += 1
    }
    return nil
  }

  /// Returns the class whose extension in another module of the project declares the member that a member overrides.
  private func ownerInModules(of member: Member, in type: TypeEntry) -> String? {
    let name = OptionalProtocolRule.fullName(member)
    guard index.interfaces.contains(where: { $0.dynamicMembers.contains { $0.value.contains(name) } }) else {
      return nil
    }
    var current = type.kind == .external ? type.name : superclass(of: type.name)
    var depth = 0
    while let type = current, depth < 32 {
      if index.interfaces.contains(where: { $0.dynamicMembers[type]?.contains(name) == true }) { return type }
      current = superclass(of: type)
      depth += 1
    }
    return nil
  }

  /// Returns the superclass of a class of this module, of a framework or of another module of the project.
  private func superclass(of name: String) -> String? {
    if let entry = index.type(name), entry.kind == .class { return index.superclassName(of: entry) }
    if let known = ExternalTypes.superclass(of: name) { return known }
    return index.interfaces.lazy.compactMap { $0.superclasses[name] }.first { !$0.isEmpty }
  }

  private func newName(_ member: Member, of type: TypeEntry) -> String {
    "_override_\(type.name.replacing(".", with: "_"))_\(member.name)"
  }

  private func depth(_ name: String) -> Int {
    var depth = 0
    var current = superclass(of: name)
    while let type = current, depth < 32 {
      depth += 1
      current = superclass(of: type)
    }
    return depth
  }

  private func rewrite(_ family: Family) {
    // Private classes are visible only in their file, so each file replaces the member for its own classes.
    for overrides in Dictionary(grouping: family.overrides, by: { $0.type.isPrivate ? $0.member.file : -1 })
      .sorted(by: { $0.key < $1.key })
    {
      replace(overrides.value, owner: family.owner, suffix: overrides.key < 0 ? "" : "_\(overrides.key)")
    }
  }

  private func replace(_ overrides: [(type: TypeEntry, member: Member)], owner: String, suffix: String) {
    guard let first = overrides.first?.member else { return }
    for (type, member) in overrides { rename(member, of: type) }
    let sorted = overrides.sorted { depth($0.type.name) > depth($1.type.name) }
    let reference = first.kind == .property ? first.name : OptionalProtocolRule.fullName(first)
    let names = first.labels.indices.map { "a\($0)" }
    let arguments = zip(names, first.labels).map { $1.isEmpty ? $0 : "\($1): \($0)" }.joined(separator: ", ")
    func call(_ base: String, _ name: String) -> String {
      "\(base)\(name)" + (first.kind == .property ? "" : "(\(arguments))")
    }
    let tests = sorted.map {
      "if let object = self as? \($0.type.name) { return \(call("object.", newName($0.member, of: $0.type))) }"
    }
    let body =
      "if _isCalledBySuper(\"\(first.name)\") { return \(call("", first.name)) }; \(tests.joined(separator: "; ")); "
      + "return \(call("", first.name))"
    let unique = "_replaced_\(session.options.moduleName)_\(first.name)\(suffix)"
    let declaration: String
    if first.kind == .property {
      declaration = "var \(unique): \(first.type ?? "") { \(body) }"
    } else {
      let parameters = first.labels.indices.map { place in
        "\(first.labels[place].isEmpty ? "_" : first.labels[place]) a\(place): \(first.parameterTypes[place])"
      }
      declaration =
        "func \(unique)(\(parameters.joined(separator: ", ")))" + (first.type.map { " -> \($0)" } ?? "")
        + " { \(body) }"
    }
    session.edits[first.file].add(
      declaration: "extension \(owner) { @_dynamicReplacement(for: \(reference)) \(declaration) }")
    session.edits[first.file].needsUIKit = true
  }

  /// Gives the implementation in the extension a separate name, and marks its calls of `super`.
  private func rename(_ member: Member, of type: TypeEntry) {
    let file = session.files[member.file]
    session.dispatchedOverrides.insert(member.node.id)
    let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    for modifier in modifiers
    where ["override", "open", "public", "private", "fileprivate"].contains(modifier.name.text) {
      session.edits[member.file].blank(modifier.start..<modifier.end, in: file)
    }
    let name: Range<Int>
    if let function = member.node.as(FunctionDeclSyntax.self) {
      name = function.name.start..<function.name.end
    } else if let pattern = member.node.as(VariableDeclSyntax.self)?.bindings.first?.pattern {
      name = pattern.start..<pattern.end
    } else {
      return
    }
    session.edits[member.file].replace(name, with: newName(member, of: type))
    for access in file.nodes.memberAccesses
    where member.node.start <= access.start && access.end <= member.node.end
      && access.base?.is(SuperExprSyntax.self) == true && access.declName.baseName.plainText == member.name
    {
      let call = access.parent?.as(FunctionCallExprSyntax.self)
      let end = call?.calledExpression.id == ExprSyntax(access).id ? call?.end : nil
      session.edits[member.file].insert("_callSuper(\"\(member.name)\") { ", at: access.start)
      session.edits[member.file].insert(" }", at: end ?? access.end)
    }
  }
}
