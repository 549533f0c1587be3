import SwiftSyntax

/// Replaces the types of Core Foundation in `Unmanaged<CFString>` by the classes of Foundation, because the former are structures
/// here, and a reference is one to an object.
enum UnmanagedRule: Rule {
  private static let classes = [
    "CFString": "NSString", "CFDictionary": "NSDictionary", "CFArray": "NSArray", "CFData": "NSData", "CFURL": "NSURL",
  ]

  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for token in file.nodes.identifiers where token.text == "Unmanaged" {
        for argument in arguments(after: token) {
          guard let name = argument.argument.as(IdentifierTypeSyntax.self), let replacement = classes[name.name.text],
            session.index.type(name.name.text).map({ $0.kind == .external }) ?? true
          else { continue }
          session.edits[number].replace(name.start..<name.end, with: replacement)
        }
      }
    }
  }

  /// Returns the generic arguments of a type, or those of an expression such as `Unmanaged<CFString>.fromOpaque(pointer)`.
  private static func arguments(after token: TokenSyntax) -> [GenericArgumentSyntax] {
    let clause =
      token.parent?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? token.parent?.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    return clause.map { Array($0.arguments) } ?? []
  }
}
