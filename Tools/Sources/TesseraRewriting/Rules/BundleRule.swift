import SwiftSyntax

/// Replaces `Bundle(identifier: "org.example.Kit")` for a framework of the project by the bundle of the program.
///
/// On iOS each framework has a bundle. Here, frameworks are linked into the program, and their resources are in its bundle.
enum BundleRule: Rule {
  static func apply(_ session: RewritingSession) {
    guard session.index.type("Bundle").map({ $0.kind == .external }) ?? true else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls {
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "Bundle",
          call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "identifier",
          let literal = argument.expression.as(StringLiteralExprSyntax.self),
          let identifier = literal.representedLiteralValue,
          session.options.bundleIdentifiers.contains(identifier) || identifier.hasPrefix("org.cocoapods.")
        else { continue }
        session.edits[number].replace(call.start..<call.end, with: "Optional(Bundle.main)")
      }
    }
  }
}
