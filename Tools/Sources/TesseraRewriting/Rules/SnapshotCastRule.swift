import SwiftSyntax

/// Rewrites conversions between types that are one class of Objective-C on iOS: of the snapshots that a fetched results controller
/// makes, `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`, and of fetch requests,
/// `request as! NSFetchRequest<NSFetchRequestResult>`.
enum SnapshotCastRule: Rule {
  private static let snapshot = "NSDiffableDataSourceSnapshot<"
  private static let request = "NSFetchRequest<"

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
        let type = elements[place + 1].as(TypeExprSyntax.self),
        let label = label(of: type.trimmedDescription, isCoercion: cast.questionOrExclamationMark == nil)
      else { continue }
      var value = elements[place - 1]
      var start = value.start
      // `try` encloses the whole sequence or its first element.
      if let attempt = value.as(TryExprSyntax.self) {
        value = attempt.expression
        start = value.start
      }
      let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      let name = type.trimmedDescription
      if isOptional, label == "_converting" {
        edits.insert("\(name)._converted(", at: start)
        edits.replace(value.end..<type.end, padding: ")")
        continue
      }
      edits.insert((isOptional ? "Optional(" : "") + "\(name)(\(label): ", at: start)
      edits.replace(value.end..<type.end, padding: isOptional ? "))" : ")")
    }
  }

  /// Returns the label of the initializer that converts a value to a type, or nil if the conversion is not rewritten.
  ///
  /// - Parameter isCoercion: `true` for `as`. For a fetch request it chooses between methods, and works.
  private static func label(of type: String, isCoercion: Bool) -> String? {
    if type.hasPrefix(snapshot) { return "_reference" }
    return type.hasPrefix(request) && type.hasSuffix(">") && !isCoercion ? "_converting" : nil
  }
}
