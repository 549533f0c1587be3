import SwiftSyntax

/// Lets subclasses of `Formatter` override methods that Foundation on Linux does not have. They become new methods, which
/// only the project calls: on iOS, nothing but the project calls them either, because they serve the cells of macOS. A
/// method that converts a text gets a conformance to a protocol, so that it is found by a variable of the type `Formatter`.
enum FormatterRule: Rule {
  private static let methods: Set<String> = [
    "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where type.kind == .class {
      for member in type.members where member.isOverride {
        let name = OptionalProtocolRule.fullName(member)
        guard methods.contains(name), !session.index.inheritedRuntimeMethods(of: type).contains(name) else { continue }
        let isDeclaredAbove = session.index.firstInChain(of: type) { entry -> Bool? in
          entry !== type && entry.members.contains { OptionalProtocolRule.fullName($0) == name } ? true : nil
        }
        if isDeclaredAbove == true { continue }
        session.removeOverride(of: member)
        if name == "getObjectValue(_:for:errorDescription:)" { conform(type, session) }
        session.interface.runtimeMethods[type.name, default: []].insert(name)
      }
    }
  }

  private static func conform(_ type: TypeEntry, _ session: RewritingSession) {
    guard let node = type.classNode, let file = type.declaration?.file,
      let module = session.options.importMap["Darwin"]?.first
    else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      session.edits[file].insert(", _ObjectValueFormatting", at: last.end)
    } else {
      session.edits[file].insert(": _ObjectValueFormatting", at: node.genericParameterClause?.end ?? node.name.end)
    }
    session.edits[file].add(import: module)
  }
}
