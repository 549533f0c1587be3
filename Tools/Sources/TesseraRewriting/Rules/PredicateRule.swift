import SwiftSyntax

/// Redirects `NSPredicate(format:)` to a function that returns an object of the class that the condition needs: on iOS, a
/// comparison is an `NSComparisonPredicate`, and `AND` is an `NSCompoundPredicate`, which libraries examine. An initializer cannot
/// choose the class of its object on Linux.
enum PredicateRule: Rule {
  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first,
      session.index.type("NSPredicate").map({ $0.kind == .external }) ?? true
    else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls {
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
          callee.baseName.text == "NSPredicate", hasLabelsOfFoundation(call),
          !callee.baseName.isShadowed(from: "Foundation", session.index)
        else { continue }
        session.edits[number].insert("._predicate", at: callee.end)
        session.edits[number].add(import: module)
      }
    }
  }

  /// Returns whether a call has the labels of an initializer that is replaced. Modules have initializers of their own, such as
  /// `init(format:locale:)`.
  private static func hasLabelsOfFoundation(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "" }
    return labels.first == "format"
      && (labels == ["format", "argumentArray"] || labels.dropFirst().allSatisfy(\.isEmpty))
  }
}
