import SwiftSyntax

/// Removes `@retroactive` from conformances of types, or to protocols, that belong to another module of the project.
///
/// In Xcode, the modules belong to different packages or to none, and the compiler asks for the attribute. Here, all of them
/// belong to the package that is generated, in which the compiler refuses it.
enum RetroactiveRule: Rule {
  static func apply(_ session: RewritingSession) {
    session.interface.declaredTypes = declaredTypes(in: session)
    let modules = Set(session.index.interfaces.map(\.moduleName))
    let names = session.index.interfaces.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes.keys) }
    guard !names.isEmpty else { return }
    for (number, file) in session.files.enumerated() {
      for case let type as ExtensionDeclSyntax in file.nodes.types {
        for inherited in type.inheritanceClause?.inheritedTypes ?? [] {
          guard let attributed = inherited.type.as(AttributedTypeSyntax.self) else { continue }
          let isKnown = [type.extendedType, attributed.baseType].contains { belongs($0, to: modules, names) }
          for case .attribute(let attribute) in attributed.attributes
          where isKnown && attribute.attributeName.trimmedDescription == "retroactive" {
            session.edits[number].blank(attribute.start..<attribute.end, in: file)
          }
        }
      }
    }
  }

  /// Returns whether a type, or the type that contains it, has one of some names, or is written with the name of its module.
  private static func belongs(_ type: TypeSyntax, to modules: Set<String>, _ names: Set<String>) -> Bool {
    guard let token = type.firstToken(viewMode: .sourceAccurate) else { return false }
    return names.contains(token.plainText) || modules.contains(token.plainText)
  }

  /// Returns the types and type aliases at the top level of a module.
  private static func declaredTypes(in session: RewritingSession) -> [String: Bool] {
    var result: [String: Bool] = [:]
    func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
      let access = modifiers.accessLevel
      guard access != "private", access != "fileprivate" else { return }
      result[name] = ["public", "open"].contains(access) || result[name] == true
    }
    for type in session.index.entries where type.name == type.simpleName && !type.isLocal {
      if let node = type.declaration?.node { add(type.name, node.modifiers) }
    }
    for file in session.files {
      for alias in LeftOutRule.aliases(in: file.tree.statements) { add(alias.name.plainText, alias.modifiers) }
    }
    return result
  }
}
