import SwiftSyntax

/// Gives Foundation's `<` for numbers and dates precedence over that of a module: `func < (lhs: NSNumber, rhs: NSNumber)`.
///
/// On iOS, `NSNumber` and `NSDate` cannot be compared, so libraries declare the operator. Foundation on Linux declares it too,
/// which makes each use of it ambiguous.
enum ComparisonRule: Rule {
  private static let types: Set<String> = ["NSNumber", "NSDate"]

  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for function in file.nodes.functions where function.name.text == "<" {
        let parameters = function.signature.parameterClause.parameters.map {
          ModuleIndex.plainName($0.type.trimmedDescription)
        }
        guard parameters.count == 2, parameters[0] == parameters[1], types.contains(parameters[0]) else { continue }
        let start = function.modifiers.first?.start ?? function.funcKeyword.start
        session.edits[number].insert("@_disfavoredOverload ", at: start)
      }
    }
  }
}
