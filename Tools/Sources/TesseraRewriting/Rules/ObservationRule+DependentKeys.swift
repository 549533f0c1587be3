import SwiftSyntax

// The methods with which a class says that the value of one property depends on others. Foundation on Linux does not
// declare them, so that there is nothing to override.
extension ObservationRule {
  private static let general = "keyPathsForValuesAffectingValue"
  private static let particular = "keyPathsForValuesAffecting"

  /// Returns the code that notifies the observers of the properties that depend on one. It is empty if the class says of
  /// none that it does.
  func dependents(of member: Member, in type: TypeEntry) -> String {
    var isGeneral = false
    var names: Set<String> = isOperation(type) ? ["isExecuting", "isFinished", "isReady"] : []
    var particular: Set<String> = []
    _ = index.firstInChain(of: type) { entry -> Void? in
      for other in entry.members where other.isStatic && other.kind == .method {
        if other.name == Self.general, other.labels == ["forKey"] {
          isGeneral = true
        } else if other.name.hasPrefix(Self.particular), other.labels.isEmpty, !other.isPrivate || entry === type {
          particular.insert(other.name)
        }
      }
      for property in entry.members
      where property.kind == .property && !property.isStatic && property.name != member.name
        && (property.isExposed || property.isOverride) && !property.isSettable
      {
        names.insert(property.objectiveCName)
      }
      return nil
    }
    let key = SelectorExpressions.literal(member.objectiveCName)
    var text = ""
    if isGeneral, !names.isEmpty {
      text +=
        "; for _key in [\(names.sorted().map(SelectorExpressions.literal).joined(separator: ", "))] where "
        + "Self.\(Self.general)(forKey: _key).contains(\(key)) { didChangeValue(forKey: _key) }"
    }
    for method in particular.sorted() {
      let name = method.dropFirst(Self.particular.count)
      let property = SelectorExpressions.literal(name.prefix(1).lowercased() + name.dropFirst())
      text += "; if Self.\(method)().contains(\(key)) { didChangeValue(forKey: \(property)) }"
    }
    return text
  }

  /// Rewrites the overrides of a class whose superclasses in the module have none: they override nothing, and `super` has no
  /// such method.
  func rewriteDependentKeys(of type: TypeEntry) {
    for member in type.members where member.isStatic && member.isOverride && member.labels == ["forKey"] {
      let substitute: String
      switch member.name {
      case Self.general: substitute = "([] as Set<String>)"
      case "automaticallyNotifiesObservers": substitute = "true"
      default: continue
      }
      let declared = index.members(named: member.name, of: type).count { $0.labels == member.labels }
      let name = OptionalProtocolRule.fullName(member)
      if index.inheritedRuntimeMethods(of: type).contains(name) { continue }
      guard declared == 1 else { continue }
      session.removeOverride(of: member)
      session.interface.runtimeMethods[type.name, default: []].insert(name)
      let range = member.node.start..<member.node.end
      for call in session.files[member.file].nodes.calls where range.contains(call.start) {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == member.name
        else { continue }
        session.edits[member.file].replace(call.start..<call.end, with: substitute)
      }
    }
  }
}
