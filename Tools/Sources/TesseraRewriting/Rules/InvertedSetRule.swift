import SwiftSyntax

/// Replaces `CharacterSet.decimalDigits.inverted` by a copy of the set. Foundation on Linux ends the program when such a set, which is
/// made from one of its own, is changed.
enum InvertedSetRule: Rule {
  private static let types: Set<String> = ["CharacterSet", "NSCharacterSet"]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first, !session.options.keepsConditions else { return }
    for (number, file) in session.files.enumerated() {
      for access in file.nodes.memberAccesses where access.declName.baseName.text == "inverted" {
        guard let set = access.base?.as(MemberAccessExprSyntax.self),
          let type = set.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, types.contains(type),
          session.index.type(type).map({ $0.kind == .external }) ?? true
        else { continue }
        session.edits[number].insert("_", at: access.declName.start)
        session.edits[number].add(import: module)
      }
    }
  }
}
