import SwiftSyntax

/// Finds the expressions `name` and `self.name` to which the code of an observer assigns a value, outside closures and functions.
///
/// Such an assignment does not call the observers of the property. An assignment in a closure does.
final class OwnAssignments: SyntaxVisitor {
  /// The targets of the assignments, and the assignments.
  private(set) var found: [(target: ExprSyntax, node: SequenceExprSyntax)] = []
  private let names: [String]

  init(to name: String) {
    names = [name, "self.\(name)"]
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), names.contains(elements[0].trimmedDescription) {
      found.append((elements[0], node))
    }
    return .visitChildren
  }
}
