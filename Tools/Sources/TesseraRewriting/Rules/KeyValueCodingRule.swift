import SwiftSyntax

/// Rewrites overrides of the methods of key-value coding, which in Tessera are requirements of a protocol and not methods of
/// `NSObject`.
struct KeyValueCodingRule: Rule {
  private static let methods: [String: Set<[String]>] = [
    "value": [["forKey"], ["forUndefinedKey"]], "setValue": [["", "forKey"], ["", "forUndefinedKey"]],
  ]
  /// The classes that have such methods, which can be overridden.
  private static let ownMethods: Set<String> = ["CALayer", "CAAnimation", "NSManagedObject", "UserDefaults"]

  private let session: RewritingSession
  private var index: ModuleIndex { session.index }

  static func apply(_ session: RewritingSession) {
    let rule = KeyValueCodingRule(session: session)
    for type in session.index.entries where type.kind == .class {
      let members = type.members.filter { $0.isOverride && isMethod($0.name, $0.labels) }
      if !members.isEmpty, !rule.inheritsMethods(type) { rule.conform(type, members) }
    }
  }

  private static func isMethod(_ name: String, _ labels: [String]) -> Bool { methods[name]?.contains(labels) == true }

  private static func fullName(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// Indicates whether a class derives from one of a framework that has the methods.
  private func inheritsMethods(_ type: TypeEntry) -> Bool {
    var name = index.frameworkSuperclass(of: type)
    for _ in 0..<64 {
      guard let next = name else { return false }
      if Self.ownMethods.contains(next) { return true }
      name = ExternalTypes.superclass(of: next)
    }
    return false
  }

  private func conform(_ type: TypeEntry, _ members: [Member]) {
    guard let node = type.classNode, let file = type.declaration?.file else { return }
    var inherited = index.inheritedRuntimeMethods(of: type).filter { method in
      Self.methods.contains { name, labels in labels.contains { Self.fullName(name, $0) == method } }
    }
    var hasConformance = !inherited.isEmpty
    _ = index.firstInChain(of: type) { entry -> Void? in
      if entry === type { return nil }
      for member in entry.members where member.kind == .method && Self.isMethod(member.name, member.labels) {
        hasConformance = true
        inherited.insert(OptionalProtocolRule.fullName(member))
      }
      return nil
    }
    for member in members where !inherited.contains(OptionalProtocolRule.fullName(member)) {
      session.removeOverride(of: member)
      session.interface.runtimeMethods[type.name, default: []].insert(OptionalProtocolRule.fullName(member))
    }
    replaceCalls(in: type, inherited)
    if hasConformance { return }
    let place = node.inheritanceClause?.inheritedTypes.last?.end
    session.edits[file].insert(
      (place == nil ? ": " : ", ") + "_KeyValueCoding",
      at: place ?? node.genericParameterClause?.end ?? node.name.end)
    session.edits[file].needsUIKit = true
  }

  /// Replaces calls such as `super.setValue(value, forKey: key)` of methods that no superclass in the module has.
  private func replaceCalls(in type: TypeEntry, _ inherited: Set<String>) {
    for member in type.members {
      let range = member.node.start..<member.node.end
      for call in session.files[member.file].nodes.calls where range.contains(call.start) {
        let labels = call.arguments.map { $0.label?.plainText ?? "" }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
          base.is(SuperExprSyntax.self), Self.isMethod(access.declName.baseName.text, labels)
        else { continue }
        if inherited.contains(Self.fullName(access.declName.baseName.text, labels)) { continue }
        session.edits[member.file].replace(base.start..<access.declName.start, with: "self._")
      }
    }
  }
}
