import SwiftSyntax

/// Rewrites calls of optional methods, such as `delegate?.method?(argument)`.
///
/// Optional methods of the module's own protocols are called with `try?` (`OptionalProtocolRule`). Optional methods of
/// UIKit's protocols have default implementations in Tessera, so only the question mark is removed.
struct OptionalCallRule: Rule {
  private let session: RewritingSession
  private let number: Int
  private var file: ParsedFile { session.files[number] }
  private let optionalMethods: Set<String>
  private let properties: [String: Set<String>]
  private let closures: Set<String>

  static func apply(_ session: RewritingSession) {
    let protocols = session.index.interfaces.flatMap { $0.protocols } + session.interface.protocols.map { $0 }
    let methods = protocols.reduce(into: Set<String>()) { $0.formUnion($1.value.optionalMethods) }
    var properties: [String: Set<String>] = [:]
    for (name, entry) in protocols {
      for property in entry.optionalProperties { properties[property, default: []].insert(name) }
    }
    // The syntax for calling a property that contains a closure is the same.
    let closures = Set(
      session.index.entries.lazy.flatMap { $0.members }.filter { $0.kind == .property }.map { $0.name })
    let variables = properties.isEmpty ? [:] : session.index.variableTypes
    for number in session.files.indices {
      let rule = SelfRule(
        session: session, number: number, optionalMethods: methods, properties: properties, closures: closures)
      for call in rule.file.nodes.calls { rule.rewrite(call) }
      if properties.isEmpty { continue }
      for access in rule.file.nodes.memberAccesses { rule.rewrite(access, variables) }
    }
  }

  private typealias SelfRule = OptionalCallRule

  private func rewrite(_ call: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chain.questionMark, chain.expression)
    } else if let unwrap = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (unwrap.exclamationMark, unwrap.expression)
    } else {
      return
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else { return }
    let name = access.declName.baseName.plainText
    let labels = labels(of: call)
    let fullName = name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    if optionalMethods.contains(fullName) {
      let isForced = mark.tokenKind == .exclamationMark
      session.edits[number].replace(mark.start..<mark.end, with: "")
      session.edits[number].insert(isForced ? "(try! " : "(try? ", at: call.start)
      // Before Swift 5, the result of `try?` for an optional expression is a nested optional.
      let flattens = isForced || !session.options.swiftVersion.hasPrefix("4")
      session.edits[number].insert((flattens ? ")" : " ?? nil)") + continuation(of: call), at: call.end)
      return
    }
    // A closure is called without labels, so a call with labels is a call of a method.
    guard
      FrameworkMethods.optional.contains(fullName) && (!closures.contains(name) || Self.isDelegate(base))
        || labels.contains(where: { !$0.isEmpty })
    else { return }
    session.edits[number].replace(mark.start..<mark.end, with: " ")
    let isUsed = !(call.parent?.is(CodeBlockItemSyntax.self) ?? true)
    if isUsed, mark.tokenKind != .exclamationMark, !Self.containsChain(base) {
      session.edits[number].insert("Optional(", at: call.start)
      session.edits[number].insert(")" + continuation(of: call), at: call.end)
    }
  }

  /// Returns the question mark that the rest of a chain needs after a rewritten call, or an empty string.
  private func continuation(of call: FunctionCallExprSyntax) -> String {
    guard let parent = call.parent else { return "" }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(call).id { return "?" }
    if let subscripted = parent.as(SubscriptCallExprSyntax.self),
      subscripted.calledExpression.id == ExprSyntax(call).id
    {
      return "?"
    }
    return ""
  }

  private func labels(of call: FunctionCallExprSyntax) -> [String] {
    var labels = call.arguments.map { argument in
      argument.label.map { $0.tokenKind == .wildcard ? "" : $0.plainText } ?? ""
    }
    if call.trailingClosure != nil { labels.append("") }
    return labels
  }

  /// Indicates whether an expression is named like a delegate, which has methods and no closures.
  private static func isDelegate(_ base: ExprSyntax) -> Bool {
    let name = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }

  static func containsChain(_ base: ExprSyntax) -> Bool {
    var current: ExprSyntax? = base
    while let expression = current {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      current =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }

  // MARK: Properties

  /// Rewrites an access to an optional property through a variable, a parameter or a cast whose type is the protocol.
  private func rewrite(_ access: MemberAccessExprSyntax, _ variables: [String: Set<String>]) {
    guard let owners = properties[access.declName.baseName.plainText], let base = access.base else { return }
    var inner = base
    while true {
      if let chain = inner.as(OptionalChainingExprSyntax.self) {
        inner = chain.expression
      } else if let unwrap = inner.as(ForceUnwrapExprSyntax.self) {
        inner = unwrap.expression
      } else {
        break
      }
    }
    let types: Set<String>
    if let type = LocalVariable.castType(of: inner) {
      types = [type]
    } else if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      types = LocalVariable.type(of: name, at: inner).map { [$0] } ?? variables[name] ?? []
    } else {
      let name = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      types = name.flatMap { variables[$0] } ?? []
    }
    guard !types.isDisjoint(with: owners) else { return }
    session.edits[number].insert("(try? ", at: access.start)
    session.edits[number].insert(")", at: access.end)
  }
}
