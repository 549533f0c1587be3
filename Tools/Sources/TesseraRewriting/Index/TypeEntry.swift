import SwiftSyntax

/// A type of the module, or a type of another module that the module extends.
final class TypeEntry {
  /// The kinds of types. A type of another module is `external`.
  enum Kind { case `class`, actor, value, `protocol`, external }

  /// The name with the names of the enclosing types: `Board.Square`.
  let name: String
  var kind: Kind
  /// The declaration and the index of its file. It is nil for a type of another module.
  var declaration: (file: Int, node: any DeclGroupSyntax)?
  /// The superclass and the protocols as the declaration spells them, and the protocols of the extensions.
  var inherited: [String] = []
  var extensions: [(file: Int, node: ExtensionDeclSyntax)] = []
  var members: [Member] = []
  /// The number of types in the list of the declaration, without those of extensions.
  var ownInheritanceCount = 0

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The name without the enclosing types.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The declaration of the class, or nil if the type is not a class of this module.
  var classNode: ClassDeclSyntax? { declaration?.node as? ClassDeclSyntax }

  /// Indicates whether the class exposes all its members.
  var exposesMembers: Bool { classNode?.attributes.has("objcMembers") == true }

  /// Indicates whether members of the type can be `public`, which requires that the type is `public` or `open`.
  var isPublic: Bool {
    let level = classNode?.modifiers.accessLevel
    return level == "public" || level == "open"
  }

  /// The access of members that are added to the class and can be overridden wherever the class can be subclassed: `open `,
  /// `public `, or nothing.
  var overridableAccess: String {
    guard isPublic, let node = classNode else { return "" }
    return node.modifiers.accessLevel == "open" && !node.modifiers.has("final") ? "open " : "public "
  }

  /// Indicates whether the class, or a type that encloses it, is visible only in its file.
  var isPrivate: Bool {
    enclosingNodes.contains { node in
      let level = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.accessLevel
      return level == "private" || level == "fileprivate"
    }
  }

  /// Indicates whether the type is declared in a function, so that code outside of the function cannot refer to it.
  var isLocal: Bool { enclosingNodes.contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) } }

  /// The declaration and the nodes that enclose it.
  private var enclosingNodes: some Sequence<Syntax> {
    sequence(first: declaration.map { Syntax(fromProtocol: $0.node) }) { $0?.parent }.lazy.prefix { $0 != nil }
      .compactMap { $0 }
  }

  /// The first type in the inheritance list of the declaration, which is a superclass or a protocol. The value is nil
  /// if the list is empty.
  var firstInherited: String? { ownInheritanceCount > 0 ? inherited[0] : nil }
}
