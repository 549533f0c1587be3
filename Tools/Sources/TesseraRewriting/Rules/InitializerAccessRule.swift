import SwiftSyntax

/// Lets subclasses in tests inherit convenience initializers of classes whose designated initializers are not public.
///
/// Subclasses in another module inherit convenience initializers only if all designated initializers are public or
/// `@usableFromInline`, so the rule adds that attribute. Older compilers did not require this, and tests from that time
/// contain such subclasses.
enum InitializerAccessRule: Rule {
  static func apply(_ session: RewritingSession) {
    guard !session.options.isTestModule else { return }
    let aliases = internalAliases(session)
    for type in session.index.entries where type.isPublic {
      guard let node = type.classNode, let file = type.declaration?.file else { continue }
      let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      guard initializers.contains(where: { $0.modifiers.has("convenience") }) else {
        continue
      }
      for initializer in initializers where !initializer.modifiers.has("convenience") {
        let level = initializer.modifiers.first { ["private", "fileprivate", "internal"].contains($0.name.text) }
        let isPublic = ["public", "open"].contains(initializer.modifiers.accessLevel)
        guard !isPublic, hasPublicTypes(initializer, aliases, session.index) else { continue }
        if let level {
          session.edits[file].replace(level.start..<level.end, with: "@usableFromInline internal")
        } else {
          let first = initializer.modifiers.first?.start ?? initializer.initKeyword.start
          session.edits[file].insert("@usableFromInline ", at: first)
        }
      }
    }
  }

  /// Returns whether an initializer can be `@usableFromInline`. This is not possible if its parameters or their default
  /// values name an internal type of the module.
  private static func hasPublicTypes(
    _ initializer: InitializerDeclSyntax, _ aliases: Set<String>, _ index: ModuleIndex
  ) -> Bool {
    initializer.signature.parameterClause.parameters.allSatisfy { parameter in
      parameter.tokens(viewMode: .sourceAccurate).allSatisfy { token in
        if aliases.contains(token.plainText) { return false }
        guard case .identifier(let name) = token.tokenKind, let known = index.type(name), known.kind != .external,
          let declaration = known.declaration?.node.asProtocol((any WithModifiersSyntax).self)
        else { return true }
        return ["public", "open"].contains(declaration.modifiers.accessLevel)
      }
    }
  }

  /// Returns the names of type aliases of the module and of its types that are not public: `internal typealias FunctionType =
  /// Any`. An alias of a protocol has the access of the protocol, and the modifier of an extension is the default in it.
  private static func internalAliases(_ session: RewritingSession) -> Set<String> {
    func isInternal(_ alias: TypeAliasDeclSyntax, _ type: (any DeclGroupSyntax)? = nil) -> Bool {
      let inherits = type is ProtocolDeclSyntax || type is ExtensionDeclSyntax
      let level = alias.modifiers.accessLevel ?? (inherits ? type?.modifiers.accessLevel : nil)
      return !["public", "open"].contains(level)
    }
    var names: Set<String> = []
    for file in session.files {
      for alias in LeftOutRule.aliases(in: file.tree.statements) where isInternal(alias) {
        names.insert(alias.name.plainText)
      }
      for type in file.nodes.types {
        for case let alias? in type.memberBlock.members.map({ $0.decl.as(TypeAliasDeclSyntax.self) })
        where isInternal(alias, type) { names.insert(alias.name.plainText) }
      }
    }
    return names
  }
}
