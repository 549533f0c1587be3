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
  let session: RewritingSession
  private var index: ModuleIndex { session.index }

  /// The members that UIKit uses only for objects whose class overrides them.
  private static let membersUsedIfOverridden: Set<String> = [
    "draw(_:)", "inputAssistantItem", "show(_:sender:)", "showDetailViewController(_:sender:)", "cut(_:)", "copy(_:)",
    "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
  ]

  /// A member of a class of UIKit that extensions override.
  private struct Family {
    let owner: Owner
    var overrides: [FrameworkOverride] = []
  }

  /// The class whose member is replaced, and the type of the member if it is a property of UIKit.
  private struct Owner {
    let name: String
    var type: String?
  }

  static func apply(_ session: RewritingSession) {
    let rule = FrameworkOverrideRule(session: session)
    var families: [String: Family] = [:]
    var order: [String] = []
    for type in session.index.entries where type.kind == .external || type.kind == .class && !type.isLocal {
      for member in type.members
      where member.isOverride && !member.isConditional && !session.dispatchedOverrides.contains(member.node.id) {
        guard let override = FrameworkOverride(member, of: type), let owner = rule.owner(of: override) else { continue }
        let key = owner.name + "." + OptionalProtocolRule.fullName(member)
        if families[key] == nil { order.append(key) }
        families[key, default: Family(owner: owner)].overrides.append(override)
      }
    }
    for key in order { if let family = families[key] { rule.rewrite(family) } }
  }

  /// Returns the class whose member is replaced: the class itself, or the superclass from which it inherits the member.
  /// The result is nil if the member is not `dynamic`.
  private func owner(of override: FrameworkOverride) -> Owner? {
    let (type, member) = (override.type, override.member)
    if !member.isSettable, let owner = ownerInModules(of: member, in: type) { return Owner(name: owner) }
    guard type.kind == .external, member.home != nil else { return nil }
    var current: String? = type.name
    var depth = 0
    while let name = current, depth < 32 {
      if let text = session.options.protocolDeclaration(name), let found = FrameworkMember(member, in: text) {
        return found.isDynamic ? Owner(name: name, type: found.type) : nil
      }
      current = superclass(of: name)
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

  /// Returns the names of the superclasses of a class, the nearest one first.
  private func superclasses(of name: String) -> [String] {
    var names: [String] = []
    while names.count < 32, let next = superclass(of: names.last ?? name) { names.append(next) }
    return names
  }

  private func rewrite(_ family: Family) {
    // Private classes are visible only in their file, so each file replaces the member for its own classes.
    for overrides in Dictionary(grouping: family.overrides, by: { $0.type.isPrivate ? $0.member.file : -1 })
      .sorted(by: { $0.key < $1.key })
    {
      replace(overrides.value, of: family.owner, suffix: overrides.key < 0 ? "" : "_\(overrides.key)")
    }
  }

  private func replace(_ overrides: [FrameworkOverride], of owner: Owner, suffix: String) {
    guard let first = overrides.first?.member else { return }
    let ownerName = owner.name.replacing(".", with: "_")
    let replacement = "_replaced_\(session.options.moduleName)_\(ownerName)_\(first.name)\(suffix)"
    // Subclasses come before their superclasses.
    let sorted = overrides.map { (override: $0, superclasses: superclasses(of: $0.type.name)) }
      .sorted { $0.superclasses.count > $1.superclasses.count }
    for (override, superclasses) in sorted {
      let above = superclasses.lazy.compactMap { name in sorted.first { $0.override.type.name == name }?.override }
        .first
      let next = above.flatMap { $0.isCallable ? $0 : nil }
      rename(override, super: next?.name ?? replacement, isReplacement: next == nil)
    }
    let declaration =
      first.kind == .property
      ? property(first, sorted.map(\.override), owner, replacement)
      : method(first, sorted.map(\.override), owner, replacement)
    let reference = first.kind == .property ? first.name : OptionalProtocolRule.fullName(first)
    session.edits[first.file].add(
      declaration: "extension \(owner.name) { @_dynamicReplacement(for: \(reference)) \(declaration) }")
    if Self.membersUsedIfOverridden.contains(reference) {
      let tests = sorted.map { "type is \($0.override.type.name).Type" }.joined(separator: " || ")
      // The operand of an operator is a closure, in which the call would be one of the replacement.
      session.edits[first.file].add(
        declaration:
          "extension _ExtensionOverrides { @_dynamicReplacement(for: contain(_:of:)) static func "
          + "\(replacement)_isOverridden(_ member: String, of type: AnyClass) -> Bool { "
          + "beginReplacement(); if member == \"\(reference)\", \(tests) { return true }; "
          + "return contain(member, of: type) } }")
    }
    session.edits[first.file].needsUIKit = true
  }

  private func method(_ first: Member, _ sorted: [FrameworkOverride], _ owner: Owner, _ name: String) -> String {
    let places = first.labels.indices
    let arguments = places.map { first.labels[$0].isEmpty ? "a\($0)" : "\(first.labels[$0]): a\($0)" }
    let list = "(\(arguments.joined(separator: ", ")))"
    let parameters = places.map {
      "\(first.labels[$0].isEmpty ? "_" : first.labels[$0]) a\($0): \(first.parameterTypes[$0])"
    }
    return "\(first.type == nil ? "" : "@discardableResult ")func \(name)(\(parameters.joined(separator: ", ")))"
      + (first.type.map { " -> \($0)" } ?? "")
      + " { if _isCalledBySuper(\"\(first.name)\") { return \(first.name)\(list) }; "
      + sorted.map { $0.reading(owner: owner.name, arguments: list) }.joined()
      + (sorted.contains { $0.type.name == owner.name } ? " }" : "return \(first.name)\(list) }")
  }

  private func property(_ first: Member, _ sorted: [FrameworkOverride], _ owner: Owner, _ name: String) -> String {
    let isWhole = sorted.contains { $0.type.name == owner.name }
    let getter =
      "if _isCalledBySuper(\"\(first.name)\") { return \(first.name) }; "
      + sorted.map { $0.reading(owner: owner.name, arguments: "") }.joined()
      + (isWhole && sorted.contains { $0.type.name == owner.name && $0.isCallable } ? "" : "return \(first.name)")
    let declaration = "var \(name): \(type(of: first, owner)) "
    guard first.isSettable else { return "\(declaration){ \(getter) }" }
    var setter = "if _isCalledBySuper(\"\(first.name)=\") { \(first.name) = newValue; return }; "
    for (place, override) in sorted.enumerated() {
      let above = superclasses(of: override.type.name)
      let next = above.lazy.compactMap { name in sorted[(place + 1)...].first { $0.type.name == name } }.first
      setter += override.setting(owner: owner.name, above: next)
    }
    if !isWhole { setter += "\(first.name) = newValue" }
    return "\(declaration){ get { \(getter) } set { \(setter) } }"
  }

  /// Returns the type of a replacement, which must be spelled as in UIKit: `UIColor!` is not `UIColor?`.
  private func type(of member: Member, _ owner: Owner) -> String {
    let type = member.type ?? ""
    guard let known = owner.type, type.hasSuffix("!") != known.hasSuffix("!") else { return type }
    return type.dropLast(type.hasSuffix("!") || type.hasSuffix("?") ? 1 : 0) + (known.hasSuffix("!") ? "!" : "?")
  }
}
