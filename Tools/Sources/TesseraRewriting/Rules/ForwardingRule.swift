import SwiftParser
import SwiftSyntax

/// Rewrites classes that override `responds(to:)` or `forwardingTarget(for:)`, which only `NSObject` in Objective-C
/// has.
///
/// The topmost class declares both methods and conforms to `_MessageForwarding`, the protocol by which UIKit finds
/// them. If a class forwards the messages of a delegate, the optional methods of the delegate's protocol are added to
/// the class. Each of them calls `forwardingTarget(for:)`, and then the same method of the returned object.
struct ForwardingRule: Rule {
  private let session: RewritingSession
  private var index: ModuleIndex { session.index }
  private static let names = ["responds(to:)", "forwardingTarget(for:)"]

  static func apply(_ session: RewritingSession) {
    let rule = ForwardingRule(session: session)
    for type in session.index.entries where type.kind == .class {
      let overrides = type.members.filter { $0.isOverride && names.contains(OptionalProtocolRule.fullName($0)) }
      if !overrides.isEmpty { rule.rewrite(type, overrides) }
      for member in type.members where rule.isTopmostQuestion(member, in: type) { rule.rename(member) }
    }
  }

  /// The methods about an object's class that an extension of `NSObject` implements on Linux. They cannot be
  /// overridden, so an override becomes a method with another name, which nothing calls.
  private static let questions: Set<String> = ["isKind(of:)", "isMember(of:)", "conforms(to:)"]

  private func isTopmostQuestion(_ member: Member, in type: TypeEntry) -> Bool {
    guard member.isOverride, Self.questions.contains(OptionalProtocolRule.fullName(member)) else { return false }
    return index.firstInChain(of: type) { entry -> Bool? in
      entry !== type
        && entry.members.contains { OptionalProtocolRule.fullName($0) == OptionalProtocolRule.fullName(member) }
        ? false : nil
    } ?? true
  }

  private func rewrite(_ type: TypeEntry, _ overrides: [Member]) {
    guard let (file, _) = type.declaration, let node = type.classNode else { return }
    let isTopmost =
      index.firstInChain(of: type) { entry -> Bool? in
        entry !== type && entry.kind == .class && entry.members.contains { isOverride($0) } ? false : nil
      } ?? true
    let forwards = overrides.contains { $0.name == "forwardingTarget" }
    let isResponder = ExternalTypes.isResponder(rootName(of: type))
    if isTopmost {
      for member in overrides where member.name == "forwardingTarget" || !isResponder {
        removeOverride(member)
        replaceSuper(in: member)
      }
      addConformance(to: type, node, file, overrides, isResponder: isResponder)
    }
    if forwards { addForwardedMethods(to: type, node) }
    session.edits[file].needsUIKit = true
  }

  private func isOverride(_ member: Member) -> Bool {
    member.isOverride && Self.names.contains(OptionalProtocolRule.fullName(member))
  }

  /// Returns the name of the first superclass that is not declared in this module.
  private func rootName(of type: TypeEntry) -> String {
    var last = ""
    _ = index.firstInChain(of: type) { entry -> Void? in
      last = index.superclassName(of: entry) ?? last
      return nil
    }
    return last
  }

  /// Removes `override`, so that the method becomes a new method of the class. This is also possible in an extension.
  private func removeOverride(_ member: Member) {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    session.dispatchedOverrides.insert(member.node.id)
    for modifier in function.modifiers where modifier.name.text == "override" {
      session.edits[member.file].blank(modifier.start..<modifier.end, in: session.files[member.file])
    }
  }

  /// Renames an override of a method that cannot be overridden, and reports it.
  private func rename(_ member: Member) {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    removeOverride(member)
    session.edits[member.file].insert("_own_", at: function.name.start)
    session.edits[member.file].diagnostics.append(
      session.files[member.file].diagnostic(
        function, .warning,
        "\(OptionalProtocolRule.fullName(member)) cannot be overridden on Linux; this override is not called"))
  }

  /// Rewrites calls of `super`, which does not have the methods. The class responds according to the names of its
  /// methods, and forwards nothing.
  private func replaceSuper(in member: Member) {
    for call in session.files[member.file].nodes.calls {
      guard member.node.start <= call.start, call.end <= member.node.end,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        base.is(SuperExprSyntax.self)
      else { continue }
      switch access.declName.baseName.text {
      case "responds":
        session.edits[member.file].replace(base.start..<access.declName.end, with: "self._respondsByName")
      case "forwardingTarget": session.edits[member.file].replace(call.start..<call.end, with: "(nil as Any?)")
      default: break
      }
    }
  }

  private func addConformance(
    to type: TypeEntry, _ node: ClassDeclSyntax, _ file: Int, _ overrides: [Member], isResponder: Bool
  ) {
    let level = node.modifiers.accessLevel
    let isOpen = level == "open" && !node.modifiers.has("final")
    let access = isOpen ? "open " : level == "public" || level == "open" ? "public " : ""
    let names = overrides.map(\.name)
    if names.contains("forwardingTarget") || !isResponder {
      let call = names.contains("forwardingTarget") ? "forwardingTarget(for: selector)" : "nil"
      session.add(
        member: "\(isResponder ? "override " : "")\(access)func _forwardingTarget(for selector: Selector) -> Any? "
          + "{ return \(call) }", to: type)
    }
    if isResponder { return }
    let answer = names.contains("responds") ? "responds(to: selector)" : "_respondsByName(to: selector)"
    session.add(
      member: "nonisolated \(access)func _respondsItself(to selector: Selector) -> Bool { return \(answer) }", to: type)
    if let last = node.inheritanceClause?.inheritedTypes.last {
      session.edits[file].insert(", _MessageForwarding", at: last.end)
    }
  }

  // MARK: Delegates

  /// The methods of a protocol of UIKit, including those of the protocols that it refines.
  private struct ProtocolSource {
    var optional: [(owner: String, method: Member)] = []
    var required: [Member] = []
    var isolation = ""
  }

  private func addForwardedMethods(to type: TypeEntry, _ node: ClassDeclSyntax) {
    guard let file = type.declaration?.file else { return }
    let access = ["public", "open"].contains(node.modifiers.accessLevel ?? "") ? "public " : ""
    var seen: Set<String> = []
    for name in index.protocolNames(of: type).sorted() {
      if let entry = ([session.interface] + index.interfaces).lazy.compactMap({ $0.protocols[name] }).first {
        for method in methods(in: Parser.parse(source: entry.optionalDeclarations.joined(separator: "\n"))) {
          guard isMissing(method, in: type, &seen) else { continue }
          var throwing = method
          throwing.isThrowing = true
          session.add(
            member: text(throwing, of: name, method.objectiveCName, access, "throw CancellationError()"), to: type)
        }
        continue
      }
      guard let source = source(of: name) else { continue }
      // If the target does not exist, a method calls the default implementation of the protocol, which a delegate
      // without optional methods has.
      let silent = "_No\(name)_\(type.simpleName)"
      var isUsed = false
      for (owner, method) in source.optional where isMissing(method, in: type, &seen) {
        let fallback = "return \(effects(of: method))\(silent)().\(call(of: method))"
        session.add(
          member: source.isolation + text(method, of: owner, method.objectiveCName, access, fallback), to: type)
        isUsed = true
      }
      if isUsed {
        let required = source.required.map { "\(signature(of: $0)) { fatalError() }" }
        session.edits[file].add(
          declaration: "private final class \(silent): NSObject, \(name) { \(required.joined(separator: "; ")) }")
      }
    }
  }

  private func isMissing(_ method: Member, in type: TypeEntry, _ seen: inout Set<String>) -> Bool {
    let fullName = OptionalProtocolRule.fullName(method)
    return !method.isStatic && !method.isGeneric
      && !index.members(named: method.name, of: type).contains { OptionalProtocolRule.fullName($0) == fullName }
      && seen.insert(fullName).inserted
  }

  private func text(_ method: Member, of name: String, _ selector: String, _ access: String, _ fallback: String)
    -> String
  {
    "\(access)\(signature(of: method)) { if let target = forwardingTarget(for: Selector(\"\(selector)\")) as? any \(name)"
      + " { return \(effects(of: method))target.\(call(of: method)) }; \(fallback) }"
  }

  private func signature(of method: Member) -> String {
    let parameters = method.labels.indices.map { place in
      "\(method.labels[place].isEmpty ? "_" : method.labels[place]) a\(place): \(method.parameterTypes[place])"
    }
    return "func \(base(of: method))(\(parameters.joined(separator: ", ")))" + (method.isAsync ? " async" : "")
      + (method.isThrowing ? " throws" : "") + (method.type.map { " -> \($0)" } ?? "")
  }

  private func call(of method: Member) -> String {
    let arguments = method.labels.indices.map { place in
      (method.labels[place].isEmpty ? "" : "\(method.labels[place]): ")
        + (method.parameterTypes[place].hasPrefix("inout ") ? "&" : "") + "a\(place)"
    }
    return "\(base(of: method))(\(arguments.joined(separator: ", ")))"
  }

  private func base(of method: Member) -> String { String(method.reference.prefix { $0 != "(" }) }

  private func effects(of method: Member) -> String {
    (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
  }

  /// Reads a protocol from the sources of UIKit, in which optional methods have default implementations.
  private func source(of name: String) -> ProtocolSource? {
    guard let text = session.options.protocolDeclaration(name) else { return nil }
    let tree = Parser.parse(source: text)
    let defaults = tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.flatMap {
      methods(in: $0.memberBlock)
    }
    let optional = Set(defaults.map(OptionalProtocolRule.fullName))
    guard
      let node = tree.statements.lazy.compactMap({ $0.item.as(ProtocolDeclSyntax.self) }).first(where: {
        $0.name.text == name
      })
    else { return nil }
    var result = ProtocolSource()
    result.isolation = node.attributes.has("MainActor") ? "@preconcurrency @MainActor " : ""
    for method in methods(in: node.memberBlock) {
      if optional.contains(OptionalProtocolRule.fullName(method)) {
        result.optional.append((name, method))
      } else {
        result.required.append(method)
      }
    }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      guard let refined = source(of: inherited.type.trimmedDescription) else { continue }
      result.optional += refined.optional
      result.required += refined.required
    }
    return result
  }

  private func methods(in block: MemberBlockSyntax) -> [Member] {
    block.members.flatMap { Member.members(of: $0.decl, file: 0, home: nil, isConditional: false) }.filter {
      $0.kind == .method
    }
  }

  private func methods(in tree: SourceFileSyntax) -> [Member] {
    tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap {
      Member.members(of: $0, file: 0, home: nil, isConditional: false)
    }
  }
}
