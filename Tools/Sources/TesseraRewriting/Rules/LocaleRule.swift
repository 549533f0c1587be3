import SwiftSyntax

/// Redirects `Locale.current`, `Calendar.current`, and formatters without a locale, to declarations that use the user's locale.
///
/// Foundation on Linux uses `en_001` for all users, so that an amount of money has no currency (`¤1.23`), and weeks begin on
/// Monday.
enum LocaleRule: Rule {
  private static let formatters: Set<String> = ["NumberFormatter", "DateFormatter"]

  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first else { return }
    let names = formatters.union(["Locale", "NSLocale", "Calendar", "NSCalendar"]).filter {
      session.index.type($0).map { $0.kind == .external } ?? true
    }
    // A property or an argument with the name `locale` can be of a type of the module.
    let declaresCurrent = session.index.declaresValue(named: ["current", "autoupdatingCurrent"])
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
        case ("Locale", "current"), ("Locale", "autoupdatingCurrent"), ("Calendar", "current"),
          ("Calendar", "autoupdatingCurrent"):
          replace(member.start..<member.end, by: "_user")
        case ("NSLocale", "current"), ("NSCalendar", "current"):
          guard let name = access.base else { continue }
          replace(name.start..<member.end, by: "\(base.dropFirst(2))._user")
        case (_, "localizedString") where formatters.contains(base):
          replace(member.start..<member.end, by: "_localizedString")
        case (_, "init") where formatters.contains(base):
          guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { continue }
          replace(member.start..<member.end, by: "_user")
        default: continue
        }
      }
      // The members of an expression without a base: `formatter.locale = .current`.
      func replaceMember(_ expression: ExprSyntax) {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.base == nil,
          ["current", "autoupdatingCurrent"].contains(access.declName.baseName.text)
        else { return }
        replace(access.declName.start..<access.declName.end, by: "_user")
      }
      for name in ["Locale", "Calendar"] where names.contains(name) {
        for (type, value) in file.nodes.initialValues where [name, name + "?"].contains(type.trimmedDescription) {
          replaceMember(value)
        }
        if declaresCurrent { continue }
        let label = name.lowercased()
        for argument in file.nodes.calls.lazy.flatMap({ $0.arguments }) where argument.label?.text == label {
          replaceMember(argument.expression)
        }
        for value in file.nodes.assignedValues(named: label) { replaceMember(value) }
      }
      if isChanged {
        session.edits[number].add(import: module)
        // `UIKit` declares the user's locale. A default argument of a public function needs the import of its module.
        session.edits[number].needsUIKit = true
      }
    }
  }
}
