import SwiftSyntax

/// Rewrites conversions of the snapshots that a fetched results controller makes, `snapshot as
/// NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`. On iOS the class is bridged to the type of Swift.
enum SnapshotCastRule: Rule {
  private static let type = "NSDiffableDataSourceSnapshot<"

  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated()
    where file.nodes.imports.contains(where: { $0.path.trimmedDescription == "CoreData" }) {
      for sequence in file.nodes.casts { rewrite(sequence, &session.edits[number]) }
    }
  }

  private static func rewrite(_ sequence: SequenceExprSyntax, _ edits: inout FileEdits) {
    let elements = Array(sequence.elements)
    for (place, element) in elements.enumerated().dropFirst() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self), place + 1 < elements.count,
        let type = elements[place + 1].as(TypeExprSyntax.self), type.trimmedDescription.hasPrefix(Self.type)
      else { continue }
      let value = elements[place - 1]
      let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      edits.insert((isOptional ? "Optional(" : "") + type.trimmedDescription + "(_reference: ", at: value.start)
      edits.replace(value.end..<type.end, padding: isOptional ? "))" : ")")
    }
  }
}
