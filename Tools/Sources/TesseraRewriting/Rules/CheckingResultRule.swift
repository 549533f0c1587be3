import SwiftSyntax

/// Redirects `NSTextCheckingResult.linkCheckingResult(range:url:)` and the functions for telephone numbers and dates to declarations
/// of Tessera. Foundation on Linux declares them as unavailable.
enum CheckingResultRule: Rule {
  private static let functions: Set<String> = [
    "linkCheckingResult", "phoneNumberCheckingResult", "dateCheckingResult",
  ]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first else { return }
    for (number, file) in session.files.enumerated() {
      for access in file.nodes.memberAccesses {
        guard functions.contains(access.declName.baseName.text),
          access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSTextCheckingResult"
        else { continue }
        session.edits[number].insert("_", at: access.declName.start)
        session.edits[number].add(import: module)
      }
    }
  }
}
