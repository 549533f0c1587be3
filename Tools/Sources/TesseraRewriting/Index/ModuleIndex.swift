import SwiftSyntax

/// The declarations of a module, in which rules look up types and members by name.
struct ModuleIndex {
  private(set) var files: [ParsedFile]
  /// The types by their names, with and without the enclosing types.
  private var types: [String: TypeEntry] = [:]
  /// The types in the order of their declarations.
  private(set) var entries: [TypeEntry] = []
  /// The declarations of other modules of the project.
  let interfaces: [ModuleInterface]
  /// Determines which members under a condition are compiled for certain, as others are.
  let condition: CompiledCondition
  /// The protocols of UIKit by the names that type aliases of the module give them.
  private(set) var protocolAliases: [String: String] = [:]
  /// The classes of UIKit by the names that type aliases of the module give them.
  private var classAliases: [String: String] = [:]
  /// The classes of UIKit by the names that private type aliases of each file give them.
  private var privateClassAliases: [[String: String]] = []
  /// The names of the members that override others.
  private(set) var overriddenNames: Set<String> = []

  /// Reads the declarations of all files. Extensions are read last, because they can extend a type of any file.
  init(_ files: [ParsedFile], interfaces: [ModuleInterface], condition: CompiledCondition) {
    self.files = files
    self.interfaces = interfaces
    self.condition = condition
    for (number, file) in files.enumerated() {
      for type in file.nodes.types where !(type is ExtensionDeclSyntax) { addDeclaration(type, number) }
    }
    // Libraries for several platforms extend `typealias PlatformView = UIView`, and name a protocol twice, of which UIKit has
    // one.
    let aliases = Self.aliases(in: files)
    for (name, original) in aliases.shared {
      if types[name] == nil, ExternalTypes.superclass(of: original) != nil { classAliases[name] = original }
      if ExternalTypes.isProtocol(original) { protocolAliases[name] = original }
    }
    privateClassAliases = aliases.private.map { names in
      names.filter { ExternalTypes.superclass(of: $0.value) != nil }
    }
    for (number, file) in files.enumerated() {
      for case let type as ExtensionDeclSyntax in file.nodes.types { addExtension(type, number) }
    }
    for type in entries {
      for member in type.members where member.isOverride { overriddenNames.insert(member.name) }
    }
  }

  /// Returns the types to which the type aliases of the module refer, and those of the private type aliases of each file. A name
  /// that stands for several types is left out.
  private static func aliases(
    in files: [ParsedFile]
  ) -> (shared: [String: String], private: [[String: String]]) {
    var shared: [String: Set<String>] = [:]
    var own: [[String: String]] = []
    for file in files {
      var visible: [String: String] = [:]
      var hidden: [String: String] = [:]
      // Of the branches of an `#if`, the last one is used.
      for alias in LeftOutRule.aliases(in: file.tree.statements) {
        let original = plainName(alias.initializer.value.trimmedDescription)
        if ["private", "fileprivate"].contains(alias.modifiers.accessLevel) {
          hidden[alias.name.text] = original
        } else {
          visible[alias.name.text] = original
        }
      }
      for (name, original) in visible { shared[name, default: []].insert(original) }
      own.append(hidden)
    }
    return (shared.compactMapValues { $0.count == 1 ? $0.first : nil }, own)
  }

  /// Returns the class of UIKit for which a name is a type alias in a file, or nil if it is none.
  private func classAlias(_ name: String, in file: Int?) -> String? {
    if let file, let found = privateClassAliases[file][name] { return found }
    return classAliases[name]
  }

  /// Returns the protocol of UIKit for which a name is a type alias in this module or in one that it imports, or the name
  /// itself.
  private func protocolName(_ name: String) -> String {
    if let own = protocolAliases[name] { return own }
    return interfaces.lazy.compactMap { $0.protocolAliases[name] }.first ?? name
  }

  /// Returns the type with a name, as it is found from the type `context`. Nested types have priority.
  func type(_ name: String, from context: String = "") -> TypeEntry? {
    var path = context
    while !path.isEmpty {
      if let found = types[path + "." + name] { return found }
      path = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }
    return types[name] ?? classAliases[name].flatMap { types[$0] }
  }

  /// Returns the superclass of a type, or nil if the superclass does not belong to this module.
  func superclass(of type: TypeEntry) -> TypeEntry? {
    guard let name = superclassName(of: type) else { return nil }
    return self.type(name, from: type.name)
  }

  /// Returns the name of a class's superclass without its generic arguments, or nil if there is none.
  func superclassName(of type: TypeEntry) -> String? {
    if type.kind == .external { return ExternalTypes.superclass(of: type.name) }
    guard type.kind == .class, let first = type.firstInherited else { return nil }
    let spelled = Self.plainName(first)
    let name = classAlias(spelled, in: type.declaration?.file) ?? spelled
    if let known = self.type(name, from: type.name), known.kind != .external {
      return known.kind == .class && known !== type ? name : nil
    }
    if interfaces.contains(where: { $0.protocols[name] != nil }) { return nil }
    return ExternalTypes.isProtocol(name) ? nil : name
  }

  /// Returns the name of the nearest superclass that belongs to no module of the project, or nil if there is none.
  func frameworkSuperclass(of type: TypeEntry) -> String? { superclasses(of: type).framework }

  /// Returns the methods in place of those of `NSObject` that a class inherits from classes of other modules of the
  /// project (`ModuleInterface.runtimeMethods`).
  func inheritedRuntimeMethods(of type: TypeEntry) -> Set<String> {
    superclasses(of: type).project.reduce(into: []) { $0.formUnion($1.interface.runtimeMethods[$1.name] ?? []) }
  }

  /// Returns the superclasses of a class in other modules of the project, and the first one that belongs to none.
  private func superclasses(
    of type: TypeEntry
  ) -> (project: [(interface: ModuleInterface, name: String)], framework: String?) {
    var current = type
    var next: String?
    for _ in 0..<64 {
      next = superclassName(of: current)
      guard let name = next, let superclass = self.type(name, from: current.name), superclass.kind == .class else {
        break
      }
      current = superclass
    }
    var result: [(interface: ModuleInterface, name: String)] = []
    while let name = next, result.count < 64 {
      // The name of the module can precede that of the class: `Kit.Base`.
      let short = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
      let owner = interfaces.last { $0.superclasses[name] != nil || $0.superclasses[short] != nil }
      guard let owner else { return (result, name) }
      let known = owner.superclasses[name] == nil ? short : name
      result.append((owner, known))
      next = owner.superclasses[known].flatMap { $0.isEmpty ? nil : $0 }
    }
    return (result, next)
  }

  /// Calls a closure with a type and then with its superclasses, until the closure returns a result. Superclasses
  /// without members in this module are skipped.
  func firstInChain<Result>(of type: TypeEntry, _ body: (TypeEntry) -> Result?) -> Result? {
    var current: TypeEntry? = type
    var seen = 0
    while let entry = current, seen < 64 {
      if let result = body(entry) { return result }
      seen += 1
      var name = superclassName(of: entry)
      current = nil
      // The superclasses of a class of UIKit may have extensions in the module.
      while let candidate = name, seen < 64 {
        if let found = self.type(candidate, from: entry.name), found !== entry {
          current = found
          break
        }
        name = ExternalTypes.superclass(of: candidate)
        seen += 1
      }
    }
    return nil
  }

  /// Returns the members of a type and its superclasses that have a name.
  func members(named name: String, of type: TypeEntry) -> [Member] {
    var result: [Member] = []
    _ = firstInChain(of: type) { entry -> Void? in
      result += entry.members.filter { $0.name == name }
      return nil
    }
    return result
  }

  /// Returns the names of the protocols to which a class or one of its superclasses conforms.
  func protocolNames(of type: TypeEntry) -> Set<String> {
    var result: Set<String> = []
    var queue: [(String, String)] = []
    _ = firstInChain(of: type) { entry -> Void? in
      queue += entry.inherited.map { (Self.plainName($0), entry.name) }
      return nil
    }
    while let (written, context) = queue.popLast() {
      let name = self.type(written, from: context) == nil ? protocolName(written) : written
      let entry = self.type(name, from: context)
      guard entry.map({ $0.kind == .protocol || $0.kind == .external }) ?? true,
        result.insert(entry?.name ?? name).inserted
      else { continue }
      queue += (entry?.inherited ?? []).map { (Self.plainName($0), name) }
    }
    return result
  }

  /// Returns whether a type of the module has a static property or a case with one of the names.
  func declaresValue(named names: Set<String>) -> Bool {
    entries.contains { type in
      type.members.contains { $0.isStatic && names.contains($0.name) }
        || (type.declaration?.node as? EnumDeclSyntax)?.memberBlock.members.contains { member in
          member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { names.contains($0.name.plainText) } ?? false
        } ?? false
    }
  }

  /// The types of the module's properties, by the names of the properties.
  var variableTypes: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for member in entries.lazy.flatMap({ $0.members }) where member.kind == .property {
      if let type = member.type { result[member.name, default: []].insert(Self.plainName(type)) }
    }
    return result
  }

  /// Returns the plain name of a type, without attributes, `any`, generic arguments and the name of the module.
  static func plainName(_ spelled: String) -> String {
    var name = Substring(spelled)
    while name.hasPrefix("@") || name.hasPrefix("any ") || name.hasPrefix("some ") {
      guard let space = name.firstIndex(of: " ") else { break }
      name = name[name.index(after: space)...]
    }
    name = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" && $0 != " " && $0 != "&" }
    for module in ["UIKit.", "Foundation.", "Swift.", "QuartzCore."] where name.hasPrefix(module) {
      name = name.dropFirst(module.count)
    }
    return String(name)
  }
}

extension ModuleIndex {
  private mutating func addDeclaration(_ node: any DeclGroupSyntax, _ file: Int) {
    guard let name = Self.path(of: node) else { return }
    let kind: TypeEntry.Kind =
      switch node {
      case is ClassDeclSyntax: .class
      case is ActorDeclSyntax: .actor
      case is ProtocolDeclSyntax: .protocol
      default: .value
      }
    // If the branches of an `#if` declare a type several times, the first declaration is used.
    let entry = TypeEntry(name: name, kind: kind)
    entry.declaration = (file, node)
    entry.inherited = Self.inherited(node)
    entry.ownInheritanceCount = entry.inherited.count
    entry.members = members(in: node.memberBlock.members, file, nil, false)
    entries.append(entry)
    if types[name] == nil { types[name] = entry }
    if types[entry.simpleName] == nil { types[entry.simpleName] = entry }
  }

  private mutating func addExtension(_ node: ExtensionDeclSyntax, _ file: Int) {
    let spelled = Self.plainName(node.extendedType.trimmedDescription)
    let name = classAlias(spelled, in: file) ?? spelled
    let entry: TypeEntry
    if let known = types[name] {
      entry = known
    } else {
      entry = TypeEntry(name: name, kind: .external)
      entries.append(entry)
      types[name] = entry
    }
    entry.extensions.append((file, node))
    entry.inherited += Self.inherited(node)
    entry.members += members(in: node.memberBlock.members, file, node, isLeftOut(node))
  }

  /// Returns whether a node is in a clause of an `#if` that is not compiled for certain, such as `os(macOS)`.
  private func isLeftOut(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let next = current {
      if let clause = next.as(IfConfigClauseSyntax.self),
        let chain = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        condition.isLeftOut(clause, of: chain)
      {
        return true
      }
      current = next.parent
    }
    return false
  }

  private static func inherited(_ node: any DeclGroupSyntax) -> [String] {
    node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private func members(
    in list: MemberBlockItemListSyntax, _ file: Int, _ home: ExtensionDeclSyntax?, _ isConditional: Bool
  ) -> [Member] {
    var result: [Member] = []
    for item in list {
      if let chain = item.decl.as(IfConfigDeclSyntax.self) {
        for (clause, isCompiled) in zip(chain.clauses, condition.compiled(in: chain)) {
          guard case .decls(let list) = clause.elements else { continue }
          result += members(in: list, file, home, isConditional || !isCompiled)
        }
      } else {
        result += Member.members(of: item.decl, file: file, home: home, isConditional: isConditional)
      }
    }
    return result
  }

  /// Returns the name of a type's declaration with the names of the enclosing types.
  static func path(of node: some SyntaxProtocol) -> String? {
    var names: [String] = []
    var current: Syntax? = Syntax(node)
    while let node = current {
      if let type = node.as(ExtensionDeclSyntax.self) {
        names.append(plainName(type.extendedType.trimmedDescription))
      } else if let type = node.asProtocol((any NamedDeclSyntax).self), node.isProtocol((any DeclGroupSyntax).self) {
        names.append(type.name.plainText)
      }
      current = node.parent
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  /// Returns the declaration or extension of a type that encloses a node.
  static func enclosingType(of node: some SyntaxProtocol) -> (any DeclGroupSyntax)? {
    var current = node.parent
    while let node = current {
      if let type = node.asProtocol((any DeclGroupSyntax).self) { return type }
      current = node.parent
    }
    return nil
  }
}
