import SwiftSyntax

/// Redirects `Locale.current`, and formatters without a locale, to declarations that use the user's locale.
///
/// Foundation on Linux uses `en_001` for all users, so that an amount of money has no currency: `¤1.23`.
enum LocaleRule: Rule {
  private static let formatters: Set<String> = ["NumberFormatter", "DateFormatter"]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first else { return }
    let names = formatters.union(["Locale", "NSLocale"]).filter {
      session.index.type($0).map { $0.kind == .external } ?? true
    }
    for (number, file) in session.files.enumerated() {
      var isChanged = false
      func replace(_ range: Range<Int>, by text: String) {
        session.edits[number].replace(range, with: text)
        isChanged = true
      }
      for call in file.nodes.calls {
        // A call such as `NumberFormatter()` creates a formatter without a locale.
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), call.arguments.isEmpty,
          formatters.contains(callee.baseName.text), names.contains(callee.baseName.text), call.trailingClosure == nil
        else { continue }
        replace(callee.baseName.end..<callee.baseName.end, by: "._user")
      }
      for access in file.nodes.memberAccesses {
        guard let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(base) else {
          continue
        }
        let member = access.declName.baseName
        switch (base, member.text) {
        case ("Locale", "current"), ("Locale", "autoupdatingCurrent"): replace(member.start..<member.end, by: "_user")
        case ("NSLocale", "current"):
          guard let name = access.base else { continue }
          replace(name.start..<member.end, by: "Locale._user")
        case (_, "localizedString") where formatters.contains(base):
          replace(member.start..<member.end, by: "_localizedString")
        case (_, "init") where formatters.contains(base):
          guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { continue }
          replace(member.start..<member.end, by: "_user")
        default: continue
        }
      }
      if isChanged { session.edits[number].add(import: module) }
    }
  }
}
