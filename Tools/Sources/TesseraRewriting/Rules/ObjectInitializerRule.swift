import SwiftSyntax

/// Lets `NSObject` conform to protocols of the module that require `init()`: `extension NSObject: Creatable {}`.
///
/// The initializer of Foundation's `NSObject` on Linux is not `required`, so it does not satisfy the requirement. The
/// protocol refines UIKit's `ObjectMakeable` instead, whose initializer creates an object of the dynamic class.
enum ObjectInitializerRule: Rule {
  static func apply(_ session: RewritingSession) {
    guard let object = session.index.type("NSObject"), object.kind == .external else { return }
    for name in object.inherited.map({ ModuleIndex.plainName($0) }) {
      guard let type = session.index.type(name), type.kind == .protocol, let (file, _) = type.declaration,
        let node = type.declaration?.node as? ProtocolDeclSyntax,
        let requirement = node.memberBlock.members.lazy.compactMap({ $0.decl.as(InitializerDeclSyntax.self) }).first(
          where: { $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil }),
        !session.index.entries.contains(where: { $0 !== object && $0.kind != .class && conforms($0, to: name) })
      else { continue }
      session.edits[file].blank(requirement.start..<requirement.end, in: session.files[file])
      if let last = node.inheritanceClause?.inheritedTypes.last {
        session.edits[file].insert(", ObjectMakeable", at: last.end)
      } else {
        session.edits[file].insert(": ObjectMakeable", at: node.name.end)
      }
      session.edits[file].needsUIKit = true
    }
  }

  private static func conforms(_ type: TypeEntry, to name: String) -> Bool {
    type.inherited.contains { ModuleIndex.plainName($0) == name }
  }
}
