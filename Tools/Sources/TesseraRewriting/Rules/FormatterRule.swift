import SwiftSyntax

/// Lets subclasses of `Formatter` override methods that Foundation on Linux does not have. They become new methods, which
/// only the project calls: on iOS, nothing but the project calls them either, because they serve the cells of macOS.
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
        session.interface.runtimeMethods[type.name, default: []].insert(name)
      }
    }
  }
}
