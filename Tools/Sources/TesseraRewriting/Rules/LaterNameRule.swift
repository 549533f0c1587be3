import SwiftSyntax

/// Puts the name of a module before the names of its types that newer versions of Foundation also declare.
///
/// Libraries for tests have had types such as `Predicate` and `Expression` for longer than Foundation. With the Foundation that
/// the code was written for, the name has one meaning; with that of today it is ambiguous.
enum LaterNameRule: Rule {
  /// Types that Foundation has declared since 2021.
  private static let names: Set<String> = [
    "AttributedString", "Expression", "Predicate", "SortDescriptor", "SortOrder",
  ]

  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where names.contains(type.name) && type.declaration != nil {
      session.interface.laterNames.insert(type.name)
    }
    for (number, file) in session.files.enumerated() {
      let imported = file.nodes.imports.compactMap { $0.path.first?.name.plainText }
      for interface in session.index.interfaces where imported.contains(interface.moduleName) {
        // A nested type of the module is only found in the type that contains it.
        let found = interface.laterNames.filter { name in
          session.index.type(name).map { $0.kind == .external || $0.name != name } ?? true
        }
        for token in file.nodes.identifiers
        where found.contains(token.text) && isWholeName(token)
          && !token.isShadowed(from: interface.moduleName, session.index)
        {
          session.edits[number].insert(interface.moduleName + ".", at: token.start)
        }
      }
    }
  }

  /// Returns whether a token is the name of a type, without another name before it.
  private static func isWholeName(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    if let type = parent.as(IdentifierTypeSyntax.self) { return type.name.id == token.id }
    guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id != reference.id } ?? true
  }
}
