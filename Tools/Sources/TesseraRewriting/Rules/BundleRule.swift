import SwiftSyntax

/// Replaces `Bundle(identifier: "org.example.Kit")` for a framework of the project by the bundle of the program.
///
/// On iOS each framework has a bundle. Here, frameworks are linked into the program, and their resources are in its bundle.
///
/// A search for a compiled nib or storyboard becomes one for its source, which is in the bundle here.
enum BundleRule: Rule {
  /// The extensions of files that Xcode compiles, by those of the results.
  private static let sourceExtensions = ["nib": "xib", "storyboardc": "storyboard"]
  private static let extensionLabels: Set<String> = [
    "ofType", "withExtension", "forResourcesOfType", "forResourcesWithExtension",
  ]

  static func apply(_ session: RewritingSession) {
    guard session.index.type("Bundle").map({ $0.kind == .external }) ?? true else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls {
        findSources(call, number, session)
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

  private static func findSources(_ call: FunctionCallExprSyntax, _ number: Int, _ session: RewritingSession) {
    guard !session.options.keepsConditions, let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["path", "paths", "url", "urls"].contains(callee.declName.baseName.text)
    else { return }
    for argument in call.arguments {
      guard let label = argument.label?.text, extensionLabels.contains(label),
        let literal = argument.expression.as(StringLiteralExprSyntax.self),
        let name = literal.representedLiteralValue.flatMap({ sourceExtensions[$0] })
      else { continue }
      session.edits[number].replace(literal.start..<literal.end, with: "\"\(name)\"")
    }
  }
}
