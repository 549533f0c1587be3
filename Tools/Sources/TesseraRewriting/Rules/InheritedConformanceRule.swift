import SwiftSyntax

/// Rewrites a class that implements an optional method of a protocol to which only its superclass conforms.
///
/// Without the Objective-C runtime, a conformance contains the methods of the class that declares it, and not those
/// that only a subclass has. A method that does what happens without the method is added to the conforming class, and the
/// subclass overrides it: an empty method if there is no result, and one that calls the default implementation of UIKit's
/// protocol if there is one. A method of one of the module's own protocols throws an error, as `OptionalProtocolRule`
/// expects.
struct InheritedConformanceRule: Rule {
  private let session: RewritingSession
  private var index: ModuleIndex { session.index }

  private init(session: RewritingSession) { self.session = session }

  static func apply(_ session: RewritingSession) {
    let rule = InheritedConformanceRule(session: session)
    var stubs: Set<String> = []
    var classes: Set<String> = []
    for type in session.index.entries where type.kind == .class {
      for member in type.members where member.kind == .method && !member.isOverride && !member.isStatic {
        rule.check(member, of: type, &stubs, &classes)
      }
    }
  }

  private func check(_ member: Member, of type: TypeEntry, _ stubs: inout Set<String>, _ classes: inout Set<String>) {
    let name = OptionalProtocolRule.fullName(member)
    guard let owner = conformingSuperclass(of: type, for: name), owner.type !== type,
      !isImplemented(name, from: type, to: owner.type)
    else { return }
    let file = session.files[member.file]
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    let level = owner.type.classNode?.modifiers.accessLevel ?? "internal"
    guard !member.isConditional, member.home?.genericWhereClause == nil,
      let stub = stub(for: member, function, name, in: owner, &classes)
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
      session.add(member: stub.attributes + access + stub.text, to: owner.type)
    }
    if member.home != nil {
      // `ExtensionOverrideRule` moves it into the class.
      session.impliedOverrides.insert(member.node.id)
      return
    }
    // An override in a public class is as accessible as what it overrides.
    let needsAccess = (level == "open" || level == "public") && type.isPublic && member.access == nil
    session.edits[member.file].insert(
      needsAccess ? "override public " : "override ", at: function.modifiers.first?.start ?? function.funcKeyword.start)
  }

  /// Returns the method that is added to the conforming class, or nil if it is not known what happens without the method.
  private func stub(
    for member: Member, _ function: FunctionDeclSyntax, _ name: String,
    in owner: (type: TypeEntry, protocol: String, isOptional: Bool), _ classes: inout Set<String>
  ) -> (attributes: String, text: String)? {
    let parameters = "func \(function.name.text)\(function.signature.parameterClause.lineText)"
    if !owner.isOptional {
      let result = member.type.map { " -> \($0)" } ?? ""
      return ("", "\(parameters)\(member.isAsync ? " async" : "") throws\(result) { throw CancellationError() }")
    }
    if member.type == nil || member.type == "Void" || member.type == "()" {
      return ("", "func \(function.name.text)\(function.signature.lineText) {}")
    }
    guard let file = owner.type.declaration?.file, let source = ProtocolSource(of: owner.protocol, session.options),
      let found = source.optional.first(where: { OptionalProtocolRule.fullName($0.method) == name })
    else { return nil }
    let silent = "_Default\(owner.protocol)_\(owner.type.simpleName)"
    if classes.insert(silent).inserted {
      session.edits[file].add(declaration: source.conformingClass(named: silent, to: owner.protocol))
    }
    let call = ProtocolSource.effects(of: found.method) + "\(silent)()." + ProtocolSource.call(of: found.method)
    return (source.isolation, "\(ProtocolSource.signature(of: found.method)) { return \(call) }")
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
