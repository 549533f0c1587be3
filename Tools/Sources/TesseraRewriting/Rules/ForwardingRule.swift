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
      for member in overrides { rule.makeParameterOptional(of: member) }
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
      index.inheritedRuntimeMethods(of: type).isDisjoint(with: Self.names)
      && index.firstInChain(of: type) { entry -> Bool? in
        entry !== type && entry.kind == .class && entry.members.contains { isOverride($0) } ? false : nil
      } ?? true
    let forwards = overrides.contains { $0.name == "forwardingTarget" }
    let isResponder = index.frameworkSuperclass(of: type).map(ExternalTypes.isResponder) ?? false
    if isTopmost {
      for member in overrides where member.name == "forwardingTarget" || !isResponder {
        session.removeOverride(of: member)
        replaceSuper(in: member)
        session.interface.runtimeMethods[type.name, default: []].insert(OptionalProtocolRule.fullName(member))
      }
      addConformance(to: type, node, file, overrides, isResponder: isResponder)
    }
    if forwards { addForwardedMethods(to: type, node) }
    session.edits[file].needsUIKit = true
  }

  /// Makes the parameter of an override an implicitly unwrapped optional, as in UIKit's method. Only the methods of
  /// Objective-C can be overridden with a parameter that is not optional.
  private func makeParameterOptional(of member: Member) {
    guard let parameter = member.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.first,
      parameter.type.trimmedDescription == "Selector"
    else { return }
    session.edits[member.file].insert("!", at: parameter.type.end)
  }

  private func isOverride(_ member: Member) -> Bool {
    member.isOverride && Self.names.contains(OptionalProtocolRule.fullName(member))
  }

  /// Renames an override of a method that cannot be overridden, and reports it.
  private func rename(_ member: Member) {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    session.removeOverride(of: member)
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
    let access = type.overridableAccess
    let names = overrides.map(\.name)
    if names.contains("forwardingTarget") || !isResponder {
      let call = names.contains("forwardingTarget") ? "forwardingTarget(for: selector)" : "nil"
      session.add(
        member:
          "\(isResponder ? "override " : "")\(access)func _forwardingTarget(for selector: \(session.selectorType)) -> Any? "
          + "{ return \(call) }", to: type)
    }
    if isResponder { return }
    let answer = names.contains("responds") ? "responds(to: selector)" : "_respondsByName(to: selector)"
    session.add(
      member:
        "nonisolated \(access)func _respondsItself(to selector: \(session.selectorType)) -> Bool { return \(answer) }",
      to: type)
    if let last = node.inheritanceClause?.inheritedTypes.last {
      session.edits[file].insert(", _MessageForwarding", at: last.end)
    }
  }

  // MARK: Delegates

  private func addForwardedMethods(to type: TypeEntry, _ node: ClassDeclSyntax) {
    guard let file = type.declaration?.file else { return }
    let access = ["public", "open"].contains(node.modifiers.accessLevel ?? "") ? "public " : ""
    var seen: Set<String> = []
    for name in index.protocolNames(of: type).sorted() {
      if let entry = ([session.interface] + index.interfaces).lazy.compactMap({ $0.protocols[name] }).first {
        for method in ProtocolSource.methods(
          in: Parser.parse(source: entry.optionalDeclarations.joined(separator: "\n")))
        {
          guard isMissing(method, in: type, &seen) else { continue }
          var throwing = method
          throwing.isThrowing = true
          session.add(
            member: text(throwing, of: name, method.objectiveCName, access, "throw CancellationError()"), to: type)
        }
        continue
      }
      guard let source = ProtocolSource(of: name, session.options) else { continue }
      // If the target does not exist, a method calls the default implementation of the protocol, which a delegate
      // without optional methods has.
      let silent = "_No\(name)_\(type.simpleName)"
      var isUsed = false
      for (owner, method) in source.optional where isMissing(method, in: type, &seen) {
        let fallback = "return \(ProtocolSource.effects(of: method))\(silent)().\(ProtocolSource.call(of: method))"
        session.add(
          member: source.isolation + text(method, of: owner, method.objectiveCName, access, fallback), to: type)
        isUsed = true
      }
      if isUsed {
        session.edits[file].add(declaration: source.conformingClass(named: silent, to: name))
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
    "\(access)\(ProtocolSource.signature(of: method)) { if let target = forwardingTarget(for: \(session.selectorType)(\"\(selector)\")) as? any \(name)"
      + " { return \(ProtocolSource.effects(of: method))target.\(ProtocolSource.call(of: method)) }; \(fallback) }"
  }
}
