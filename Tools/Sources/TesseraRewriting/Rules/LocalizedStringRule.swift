import SwiftSyntax

/// Redirects calls that look up or format localized strings to `UIKit`, which reads `.stringsdict` and `.xcstrings`
/// files.
///
/// Foundation on Linux reads neither of these formats, and does not use the language of the user.
struct LocalizedStringRule: Rule {
  private let session: RewritingSession
  private let number: Int
  /// The labels of the initializers with formats that the module adds to `String`, without `locale`. Their formats are of other
  /// types.
  private let formats: Set<[String]>

  static func apply(_ session: RewritingSession) {
    let declared = Set(
      session.index.entries.lazy.flatMap { $0.members }.filter { $0.kind == .method }
        .map { OptionalProtocolRule.fullName($0) })
    let formats = Set(
      session.index.entries.lazy.filter { $0.name == "String" }.flatMap { $0.members }
        .filter { member in
          guard member.kind == .initializer, member.labels.first == "format" else { return false }
          return member.parameterTypes.first.map { !["String", "NSString"].contains(ModuleIndex.plainName($0)) }
            ?? false
        }.map { $0.labels.filter { $0 != "locale" } })
    let declaresFunction = session.files.contains { declares("NSLocalizedString", $0) }
    for number in session.files.indices {
      let rule = LocalizedStringRule(session: session, number: number, formats: formats)
      for call in session.files[number].nodes.calls {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
          rule.rewrite(call, callee, declaresFunction)
        } else if let callee = call.calledExpression.as(MemberAccessExprSyntax.self) {
          rule.rewrite(call, callee, declared)
        }
      }
    }
  }

  /// Returns whether a file declares a function at its top level.
  private static func declares(_ name: String, _ file: ParsedFile) -> Bool {
    file.tree.statements.contains { $0.item.as(FunctionDeclSyntax.self)?.name.text == name }
  }

  /// Rewrites calls of `NSLocalizedString(…)` and `String(format: …)`.
  private func rewrite(_ call: FunctionCallExprSyntax, _ callee: DeclReferenceExprSyntax, _ declaresFunction: Bool) {
    switch callee.baseName.text {
    case "NSLocalizedString" where !declaresFunction:
      replace(callee.baseName, by: "_NSLocalizedString")
    case "String", "NSString":
      if labels(call).first == "format" { rewriteFormat(call, callee, isLocalized: false) }
    default: break
    }
  }

  /// Rewrites calls of `bundle.localizedString(forKey:value:table:)` and `String.localizedStringWithFormat(…)`.
  private func rewrite(_ call: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax, _ declared: Set<String>) {
    switch callee.declName.baseName.text {
    case "localizedString":
      guard labels(call) == ["forKey", "value", "table"],
        !declared.contains("localizedString(forKey:value:table:)"), callee.base?.trimmedDescription != "super"
      else { return }
      replace(callee.declName.baseName, by: "_localizedString")
    case "localizedStringWithFormat":
      guard let base = callee.base?.trimmedDescription, ["String", "NSString"].contains(base) else { return }
      rewriteFormat(call, ExprSyntax(callee), isLocalized: true)
    case "init":
      guard let base = callee.base?.trimmedDescription, base == "String", labels(call).first == "format" else { return }
      rewriteFormat(call, ExprSyntax(callee), isLocalized: false)
    default: break
    }
  }

  /// Rewrites a call whose format may come from a `.stringsdict` file. A format that is a literal cannot.
  private func rewriteFormat(
    _ call: FunctionCallExprSyntax, _ callee: some ExprSyntaxProtocol, isLocalized: Bool
  ) {
    let arguments = Array(call.arguments)
    let labels = labels(call)
    guard let format = arguments.first, !format.expression.is(StringLiteralExprSyntax.self),
      call.trailingClosure == nil
    else { return }
    let isObject = callee.trimmedDescription.hasPrefix("NSString")
    guard isObject || !formats.contains(labels.filter { $0 != "locale" }) || isString(format.expression) else { return }
    let name = "String._localizedStringWithFormat"
    var rest = Array(labels.dropFirst())
    let hasLocale = rest.first == "locale"
    if hasLocale { rest.removeFirst() }
    let values = arguments.suffix(rest.count)
    if rest == ["arguments"], let only = values.first, let label = only.label, let colon = only.colon {
      session.edits[number].replace(label.start..<colon.end, with: "")
    } else if !rest.isEmpty, rest.allSatisfy({ $0.isEmpty }), let first = values.first, let last = values.last {
      session.edits[number].insert("[", at: first.start)
      session.edits[number].insert("]", at: last.expression.end)
    } else {
      return
    }
    session.edits[number].replace(callee.start..<callee.end, with: isObject ? "NSString(string: \(name)" : name)
    if isObject, let close = call.rightParen { session.edits[number].insert(")", at: close.end) }
    if let label = format.label, let colon = format.colon {
      session.edits[number].replace(label.start..<colon.end, with: "")
    }
    if !hasLocale {
      session.edits[number].insert(", locale: \(isLocalized ? ".current" : "nil")", at: format.expression.end)
    }
    session.edits[number].needsUIKit = true
  }

  /// Returns whether an expression is known to be a string. Otherwise it may be a format of a type of the module.
  private func isString(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      let name =
        callee.as(DeclReferenceExprSyntax.self)?.baseName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
      if ["NSLocalizedString", "localizedString"].contains(name?.text) { return true }
    }
    return TypeResolver(index: session.index).type(of: expression).map { $0.name == "String" } ?? false
  }

  private func replace(_ token: TokenSyntax, by name: String) {
    session.edits[number].replace(token.start..<token.end, with: name)
    session.edits[number].needsUIKit = true
  }

  private func labels(_ call: FunctionCallExprSyntax) -> [String] {
    call.arguments.map { $0.label?.plainText ?? "" }
  }
}
