import SwiftSyntax

/// Lists the members of classes that are found by name at run time: by nibs, by selectors from strings, and by
/// key-value coding.
///
/// The methods of `_MemberLookup` are generated on the line of a class's closing brace, so that they also reach private
/// members of the class and of its extensions in the same file.
struct MemberLookupRule: Rule {
  /// The members of a class that are found by name.
  private struct Table {
    var selectors: [(name: String, expression: String)] = []
    var properties: [Member] = []
    var isEmpty: Bool { selectors.isEmpty && properties.isEmpty }
  }

  private let session: RewritingSession
  private var tables: [ObjectIdentifier: Table] = [:]
  private var index: ModuleIndex { session.index }

  private init(_ session: RewritingSession) { self.session = session }

  static func apply(_ session: RewritingSession) {
    var rule = MemberLookupRule(session)
    session.interface.protocolAliases = session.index.protocolAliases
    let classes = session.index.entries.filter { type in
      guard type.kind == .class, type.classNode != nil, let (file, node) = type.declaration else { return false }
      return !session.edits[file].isLeftOut(node)
    }
    for type in classes {
      let table = rule.table(of: type)
      if !table.isEmpty { rule.tables[ObjectIdentifier(type)] = table }
    }
    for type in classes {
      let superclass = session.index.superclassName(of: type) ?? ""
      session.interface.superclasses[type.name] = superclass
      guard let table = rule.tables[ObjectIdentifier(type)] else {
        if rule.inheritsLookup(type) { session.interface.lookupClasses.insert(type.name) }
        continue
      }
      session.interface.lookupClasses.insert(type.name)
      rule.generate(table, for: type)
    }
  }

  // MARK: What is listed

  private func table(of type: TypeEntry) -> Table {
    guard let file = type.declaration?.file else { return Table() }
    var table = Table()
    var names: Set<String> = []
    let counts = type.members.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    let witnessed = session.exposedMethods(of: type)
    for member in type.members where isListed(member, of: type, witnessed) {
      // Private members of an extension are visible only in its own file.
      if member.isPrivate, member.file != file { continue }
      if member.home?.genericWhereClause != nil { continue }
      switch member.kind {
      case .initializer: continue
      case .property:
        if names.insert("." + member.objectiveCName).inserted { table.properties.append(member) }
      case .method:
        let name = witnessed[OptionalProtocolRule.fullName(member)].flatMap { $0.isEmpty ? nil : $0 }
        let isOverloaded = counts[member.name, default: 0] > 1 || index.members(named: member.name, of: type).count > 1
        let selector = name ?? member.objectiveCName
        guard
          let expression =
            (member.isExposed
              ? SelectorExpressions.selectorWithUnusedSender(
                for: member, named: member.objectiveCName, of: type.simpleName, in: session) : nil)
              ?? SelectorExpressions.selector(for: member, of: type.simpleName, isOverloaded: isOverloaded, in: session)
              ?? SelectorExpressions.selectorWithoutCall(for: member, of: type.simpleName, in: session),
          names.insert(selector).inserted
        else { continue }
        table.selectors.append((selector, expression))
      }
    }
    return table
  }

  private func isListed(_ member: Member, of type: TypeEntry, _ witnessed: [String: String]) -> Bool {
    if session.edits[member.file].isLeftOut(member.node) { return false }
    if member.isStatic || member.isConditional || member.attributes.contains("nonobjc") { return false }
    if member.isUnavailable { return false }
    if member.isExposed || NibObjectRule.isCalled(member, of: type, in: index) { return true }
    // A map view sets the coordinate of an annotation that the user dragged.
    if member.kind == .property, member.name == "coordinate", index.protocolNames(of: type).contains("MKAnnotation") {
      return true
    }
    if type.exposesMembers, !member.isPrivate, !member.isOverride { return true }
    return member.kind == .method && witnessed[OptionalProtocolRule.fullName(member)] != nil
  }

  /// Indicates whether a superclass declares the methods of `_MemberLookup`.
  private func inheritsLookup(_ type: TypeEntry) -> Bool {
    var current = type
    for _ in 0..<64 {
      guard let name = index.superclassName(of: current) else { return false }
      guard let superclass = index.type(name, from: current.name), superclass.kind == .class else {
        for interface in index.interfaces where interface.superclasses[name] != nil {
          return interface.lookupClasses.contains(name)
        }
        return ExternalTypes.isLookupClass(name)
      }
      if tables[ObjectIdentifier(superclass)] != nil { return true }
      current = superclass
    }
    return false
  }

  // MARK: What is generated

  private func generate(_ table: Table, for type: TypeEntry) {
    guard let node = type.classNode, let file = type.declaration?.file else { return }
    let isOverride = inheritsLookup(type)
    let access = type.overridableAccess
    let overriding = (isOverride ? "override " : "") + access
    if !isOverride {
      if let last = node.inheritanceClause?.inheritedTypes.last {
        session.edits[file].insert(", _MemberLookup", at: last.end)
      } else {
        session.edits[file].insert(
          ": _MemberLookup", at: node.genericParameterClause?.end ?? node.name.end)
      }
    }
    // The members of `_MemberLookup` must be as accessible as the class.
    let inlining = node.attributes.has("usableFromInline") ? "@usableFromInline " : ""
    let isolation = isOverride ? "" : "@MainActor "
    func add(_ signature: String, _ cases: [String], _ fallback: String, isolation: String) {
      if isOverride && cases.isEmpty { return }
      let body =
        cases.isEmpty
        ? fallback : "switch name { \(cases.joined(separator: "; ")); default: return \(fallback) }"
      session.add(
        member: "\(inlining)\(isolation)\(overriding)func \(signature) { \(cases.isEmpty ? "return " : "")\(body) }",
        to: type)
    }
    add(
      "_selector(named name: String) -> \(session.selectorType)?",
      table.selectors.map { "case \"\($0.name)\": return \($0.expression)" },
      isOverride ? "super._selector(named: name)" : "nil", isolation: "nonisolated ")
    add(
      "_setMember(_ name: String, to value: Any?) -> _MemberAssignment",
      table.properties.filter { isSettable($0, in: file) }.map {
        "case \"\($0.objectiveCName)\": return _assign(value, like: self.\($0.name)) { self.\($0.name) = $0 }"
      }, isOverride ? "super._setMember(name, to: value)" : ".missing", isolation: isolation)
    add(
      "_member(_ name: String) -> _MemberValue?",
      table.properties.map { "case \"\($0.objectiveCName)\": return _MemberValue(self.\($0.name))" },
      isOverride ? "super._member(name)" : "nil", isolation: isolation)
    session.edits[file].needsUIKit = true
  }

  private func isSettable(_ property: Member, in file: Int) -> Bool {
    guard property.isSettable else { return false }
    guard property.file != file, let variable = property.node.as(VariableDeclSyntax.self) else { return true }
    return !variable.modifiers.contains { $0.detail?.detail.text == "set" }
  }
}
