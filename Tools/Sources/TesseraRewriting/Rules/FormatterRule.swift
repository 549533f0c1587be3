import SwiftSyntax

/// Lets subclasses of `Formatter` override methods that Foundation on Linux does not have. They become new methods, which
/// only the project calls. On iOS, too, only the project calls them: UIKit does not, and the cells of text that do are a part
/// of macOS. A class with a method that converts a text conforms to a protocol, so that a call with a variable of the type
/// `Formatter` finds the method.
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
        if name == "getObjectValue(_:for:errorDescription:)" {
          conform(type, session)
          renameCallsOfSuper(in: member, session)
        }
        session.interface.runtimeMethods[type.name, default: []].insert(name)
      }
    }
  }

  /// Lets a method call the conversion of Foundation's class, because the method of `super` calls that of the object's class.
  private static func renameCallsOfSuper(in member: Member, _ session: RewritingSession) {
    let range = member.node.start..<member.node.end
    for access in session.files[member.file].nodes.memberAccesses
    where range.contains(access.start) && access.base?.is(SuperExprSyntax.self) == true {
      let name = access.declName.baseName
      guard name.plainText == member.name else { continue }
      session.edits[member.file].replace(name.start..<name.end, with: "_getObjectValue")
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
