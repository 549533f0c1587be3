import SwiftSyntax

/// Rewrites a class that implements an optional method of a protocol to which only its superclass conforms.
///
/// Without the Objective-C runtime, a conformance contains the methods of the class that declares it, and not those
/// that only a subclass has. If the method has no result, an empty method is added to the conforming class, and the
/// subclass overrides it. If the method has a result, the default result is not known, and the method is reported.
struct InheritedConformanceRule: Rule {
  private let session: RewritingSession
  private var index: ModuleIndex { session.index }

  static func apply(_ session: RewritingSession) {
    let rule = InheritedConformanceRule(session: session)
    var stubs: Set<String> = []
    for type in session.index.entries where type.kind == .class {
      for member in type.members where member.kind == .method && !member.isOverride && !member.isStatic {
        rule.check(member, of: type, &stubs)
      }
    }
  }

  private func check(_ member: Member, of type: TypeEntry, _ stubs: inout Set<String>) {
    let name = OptionalProtocolRule.fullName(member)
    guard let owner = conformingSuperclass(of: type, for: name), owner.type !== type,
      !isImplemented(name, from: type, to: owner.type)
    else { return }
    let file = session.files[member.file]
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    guard owner.isOptional, member.type == nil || member.type == "Void" || member.type == "()", !member.isConditional,
      member.home == nil, let level = owner.type.classNode?.modifiers.accessLevel ?? Optional("internal")
    else {
      session.edits[member.file].diagnostics.append(
        file.diagnostic(
          member.node, .warning,
          "\(type.name).\(name) is not called, because \(owner.type.name) conforms to \(owner.protocol) and does not"
            + " implement it; declare the method in \(owner.type.name) and override it"))
      return
    }
    if stubs.insert(owner.type.name + "." + name).inserted {
      let access = level == "open" || level == "public" ? "\(level) " : ""
      session.add(
        member: "\(access)func \(function.name.text)\(function.signature.trimmedDescription) {}", to: owner.type)
    }
    session.edits[member.file].insert("override ", at: function.modifiers.first?.start ?? function.funcKeyword.start)
  }

  /// Returns the nearest superclass that conforms to a protocol with an optional method, or nil if there is none.
  private func conformingSuperclass(
    of type: TypeEntry, for method: String
  ) -> (type: TypeEntry, protocol: String, isOptional: Bool)? {
    index.firstInChain(of: type) { entry in
      guard entry.kind == .class else { return nil }
      for spelled in entry.inherited {
        let name = ModuleIndex.plainName(spelled)
        if FrameworkMethods.isOptional(method, of: name) { return (entry, name, true) }
        // For the module's own protocols, an empty method would count as an implementation of the optional method.
        if session.interface.protocols[name]?.optionalMethods.contains(method) == true { return (entry, name, false) }
      }
      return nil
    }
  }

  /// Indicates whether the conforming class, or a class between it and the subclass, has the method.
  private func isImplemented(_ method: String, from type: TypeEntry, to owner: TypeEntry) -> Bool {
    var isOwner = false
    return index.firstInChain(of: type) { entry -> Bool? in
      if isOwner { return false }
      isOwner = entry === owner
      if entry === type { return nil }
      return entry.members.contains { OptionalProtocolRule.fullName($0) == method && $0.kind == .method } ? true : nil
    } ?? false
  }
}
