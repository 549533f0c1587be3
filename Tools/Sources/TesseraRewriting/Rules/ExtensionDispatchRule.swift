import SwiftSyntax

/// Lets extensions of UIKit's classes override members that the module declares in extensions of their superclasses.
///
/// The implementation in each class gets a separate name. The superclass gets a member with the original name, which
/// tests the type of the object and calls the implementation of the most derived class.
struct ExtensionDispatchRule: Rule {
  private let session: RewritingSession
  private var index: ModuleIndex { session.index }

  /// A member of an extension that extensions of subclasses override.
  private struct Family {
    let type: TypeEntry
    let member: Member
    var overrides: [(type: TypeEntry, member: Member)] = []
  }

  static func apply(_ session: RewritingSession) {
    let rule = ExtensionDispatchRule(session: session)
    var families: [SyntaxIdentifier: Family] = [:]
    var order: [SyntaxIdentifier] = []
    for type in session.index.entries {
      for member in type.members where member.isOverride && !member.isStatic && !member.isConditional {
        guard member.kind != .initializer, let (base, found) = rule.origin(of: member, in: type) else { continue }
        let key = found.node.id
        if families[key] == nil { order.append(key) }
        families[key, default: Family(type: base, member: found)].overrides.append((type, member))
      }
    }
    for key in order { if let family = families[key] { rule.rewrite(family) } }
  }

  /// Returns the member that a member overrides, if it is declared in an extension of a class of another module.
  /// Otherwise returns nil.
  ///
  /// The parameters of an override can have more general types, for example `(UITableView) -> Void` for
  /// `(UIScrollView) -> Void`. The types of expressions are unknown, so the only member with the labels is found then, if
  /// it can be overridden. Otherwise the member is an overload of a method of UIKit, which is what is overridden.
  private func origin(of member: Member, in type: TypeEntry) -> (TypeEntry, Member)? {
    index.firstInChain(of: type) { entry -> (TypeEntry, Member)? in
      guard entry !== type, entry.kind == .external else { return nil }
      let candidates = entry.members.filter { candidate in
        candidate.home != nil && !candidate.isOverride && !candidate.isStatic && !candidate.isConditional
          && candidate.kind == member.kind && candidate.name == member.name && candidate.labels == member.labels
      }
      let exact = candidates.first { $0.parameterTypes == member.parameterTypes }
      return (exact ?? (candidates.count == 1 ? candidates.first { canAccept($0, member) } : nil)).map { (entry, $0) }
    }
  }

  /// Returns whether a member with other types of parameters can override a member of an extension.
  ///
  /// Only Objective-C methods of extensions can be overridden, and only by methods whose parameters accept all the values of theirs. A
  /// method of an extension can have the name and the labels of one of UIKit and be another method: `setTitle(_:for:)` of an extension
  /// has another selector than that of `UIButton`, which Swift renames. Then the override is one of UIKit's method.
  private func canAccept(_ candidate: Member, _ override: Member) -> Bool {
    guard candidate.explicitName == nil, candidate.parameterTypes.count == override.parameterTypes.count else {
      return false
    }
    let differences = zip(candidate.parameterTypes, override.parameterTypes).filter { $0 != $1 }
    guard candidate.isExposed || candidate.modifiers.contains("dynamic") else {
      return !differences.isEmpty && differences.allSatisfy { $0.contains("->") && $1.contains("->") }
    }
    return differences.allSatisfy { isMoreGeneral($1, than: $0) }
  }

  /// Returns whether a parameter of one type accepts all values of another type, as far as the names say.
  private func isMoreGeneral(_ general: String, than special: String) -> Bool {
    // The parameters of functions are contravariant. Their own types are not compared.
    if general.contains("->"), special.contains("->") { return true }
    func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }
    if isOptional(special), !isOptional(general) { return false }
    func plain(_ type: String) -> String {
      let type = isOptional(type) ? String(type.dropLast()) : type
      return type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    }
    let (general, special) = (plain(general), plain(special))
    if general == special || ["Any", "AnyObject", "NSObject", "NSObjectProtocol"].contains(general) { return true }
    // The class with its superclasses.
    var names = [special]
    while let last = names.last, names.count < 64,
      let next = index.type(last).flatMap({ index.superclassName(of: $0) }) ?? ExternalTypes.superclass(of: last)
    {
      names.append(next)
    }
    return names.contains { name in
      name == general
        || index.type(name)?.inherited.contains { ModuleIndex.plainName($0) == general } == true
    }
  }

  private func newName(_ member: Member, of type: TypeEntry) -> String {
    "_extension_\(type.name.replacing(".", with: "_"))_\(member.name)"
  }

  /// Returns the number of known superclasses of a type.
  private func depth(_ type: TypeEntry) -> Int {
    var depth = 0
    var name = index.superclassName(of: type)
    while let current = name, depth < 64 {
      depth += 1
      name = index.type(current).flatMap { index.superclassName(of: $0) } ?? ExternalTypes.superclass(of: current)
    }
    return depth
  }

  private func rewrite(_ family: Family) {
    guard let text = dispatcher(family) else { return }
    for (type, member) in [(family.type, family.member)] + family.overrides {
      guard let name = nameRange(of: member) else { return }
      session.edits[member.file].replace(name, with: newName(member, of: type))
      session.dispatchedOverrides.insert(member.node.id)
    }
    for (type, member) in family.overrides {
      rewriteOverride(member, of: type, family)
      guard member.parameterTypes != family.member.parameterTypes,
        let overload = overload(of: member, in: type)
      else { continue }
      session.edits[member.file].insert("; " + overload, at: member.node.end)
    }
    session.edits[family.member.file].insert("; " + text, at: family.member.node.end)
  }

  private func nameRange(of member: Member) -> Range<Int>? {
    if let function = member.node.as(FunctionDeclSyntax.self) { return function.name.start..<function.name.end }
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let pattern = variable.bindings.first?.pattern
    else { return nil }
    return pattern.start..<pattern.end
  }

  /// Removes `override` from a member, and rewrites its calls of `super` to use the new name of the implementation in
  /// the superclass.
  private func rewriteOverride(_ member: Member, of type: TypeEntry, _ family: Family) {
    let file = session.files[member.file]
    let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    for modifier in modifiers where modifier.name.text == "override" {
      session.edits[member.file].blank(modifier.start..<modifier.end, in: file)
    }
    let above = index.firstInChain(of: type) { entry -> String? in
      guard entry !== type else { return nil }
      if let known = family.overrides.first(where: { $0.type === entry }) { return newName(known.member, of: entry) }
      return entry === family.type ? newName(family.member, of: entry) : nil
    }
    guard let above else { return }
    let range = member.node.start..<member.node.end
    for access in file.nodes.memberAccesses
    where range.contains(access.start) && access.base?.is(SuperExprSyntax.self) == true
      && access.declName.baseName.plainText == member.name
    {
      session.edits[member.file].replace(access.start..<access.declName.baseName.end, with: above)
    }
  }

  /// Returns the text of a method that lets callers use the parameter types of an override: the closure of
  /// `table.update { $0.rows = 1 }` has the override's type of parameter.
  ///
  /// The method has a parameter without use, because the compiler refuses a method with the same labels as one of an
  /// extension of the superclass.
  private func overload(of member: Member, in type: TypeEntry) -> String? {
    guard let function = member.node.as(FunctionDeclSyntax.self), function.genericParameterClause == nil else {
      return nil
    }
    let parameters = function.forwardingParameters.dropLast() + ", _: Void = ())"
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let result = member.attributes.contains("discardableResult") ? "@discardableResult " : ""
    let call = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "") + newName(member, of: type)
    return "\(result)\(accessText(of: member))func \(function.name.text)\(parameters)\(effects)"
      + (function.signature.returnClause.map { " " + $0.lineText } ?? "")
      + " { return \(call)\(function.forwardedArguments) }"
  }

  /// Returns the modifier for the access of a member that is added, with a space, or an empty text.
  private func accessText(of member: Member) -> String {
    let levels = ["public", "open", "private", "fileprivate", "package", "internal"]
    return member.access.flatMap { levels.contains($0) ? ($0 == "open" ? "public " : $0 + " ") : nil } ?? ""
  }

  /// Returns the text of the member with the original name, which calls the implementation of the most derived class.
  /// The result is nil if the member cannot be rewritten.
  private func dispatcher(_ family: Family) -> String? {
    let member = family.member
    let access = accessText(of: member)
    let overrides = family.overrides.sorted { depth($0.type) > depth($1.type) }
    func tests(_ use: (String) -> String) -> String {
      overrides.map {
        "if let object = self as? \($0.type.name) { \(use("object." + newName($0.member, of: $0.type))) }; "
      }.joined()
    }
    let own = newName(member, of: family.type)
    if let function = member.node.as(FunctionDeclSyntax.self) {
      let clause = function.signature.parameterClause.parameters
      guard !clause.contains(where: { $0.ellipsis != nil }), function.genericParameterClause == nil else { return nil }
      let arguments = clause.map { parameter in
        let local = (parameter.secondName ?? parameter.firstName).text
        let value = parameter.type.lineText.hasPrefix("inout ") ? "&\(local)" : local
        return parameter.firstName.tokenKind == .wildcard ? value : "\(parameter.firstName.text): \(value)"
      }.joined(separator: ", ")
      let call = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
      let result = member.attributes.contains("discardableResult") ? "@discardableResult " : ""
      let signature = function.signature.lineText
      // The compiler knows `object` as another object than `self`.
      let type = function.signature.returnClause?.type.lineText ?? ""
      let cast = ["Self", "Self?", "Self!"].contains(type) ? " as! \(type.replacing("!", with: "?"))" : ""
      return "\(result)\(access)func \(function.name.text)\(signature) { "
        + tests { "return \(call)\($0)(\(arguments))\(cast)" } + "return \(call)\(own)(\(arguments)) }"
    }
    guard let type = member.type else { return nil }
    let getter = tests { "return \($0)" } + "return \(own)"
    guard member.isSettable else { return "\(access)var \(member.name): \(type) { \(getter) }" }
    let setter = tests { "\($0) = newValue; return" } + "\(own) = newValue"
    return "\(access)var \(member.name): \(type) { get { \(getter) } set { \(setter) } }"
  }
}
