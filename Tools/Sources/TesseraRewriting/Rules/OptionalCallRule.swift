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
  /// The protocols that declare each optional method.
  private let owners: [String: Set<String>]
  private let properties: [String: Set<String>]
  private let closures: Set<String>
  /// The types with which the module's properties are declared.
  private let variables: [String: Set<String>]

  static func apply(_ session: RewritingSession) {
    let protocols = session.index.interfaces.flatMap { $0.protocols } + session.interface.protocols.map { $0 }
    var owners: [String: Set<String>] = [:]
    for (name, entry) in protocols {
      for method in entry.optionalMethods { owners[method, default: []].insert(name) }
    }
    var properties: [String: Set<String>] = [:]
    for (name, entry) in protocols {
      for property in entry.optionalProperties { properties[property, default: []].insert(name) }
    }
    // The syntax for calling a property that contains a closure is the same.
    let closures = Set(
      session.index.entries.lazy.flatMap { $0.members }.filter { $0.kind == .property }.map { $0.name })
    let variables = protocols.isEmpty ? [:] : session.index.variableTypes
    for number in session.files.indices {
      let rule = SelfRule(
        session: session, number: number, optionalMethods: Set(owners.keys), owners: owners, properties: properties,
        closures: closures, variables: variables)
      for call in rule.file.nodes.calls { rule.rewrite(call) }
      if properties.isEmpty { continue }
      for access in rule.file.nodes.memberAccesses { rule.rewrite(access) }
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
    let plainName = name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    // The first trailing closure has no label in the call.
    let fullName =
      call.trailingClosure == nil
      ? plainName : method(named: name, labels, closureAt: call.arguments.count) ?? plainName
    // A closure is called without labels.
    let hasLabels = labels.contains { !$0.isEmpty }
    if optionalMethods.contains(fullName), hasLabels || !closures.contains(name) || isOwner(base, of: fullName) {
      let isForced = mark.tokenKind == .exclamationMark
      session.edits[number].replace(mark.start..<mark.end, with: "")
      // Before Swift 5, the result of `try?` for an optional expression is a nested optional. The parentheses limit `try?`
      // to the call, because its result is the nested one.
      let version = Int(session.options.swiftVersion.prefix { $0.isNumber }) ?? 5
      let flattens = isForced || version >= 5
      session.edits[number].insert(isForced ? "(try! " : flattens ? "(try? " : "((try? ", at: call.start)
      // Objective-C finds the method of any object: `@IBOutlet weak var delegate: AnyObject?`.
      if types(of: base).contains("AnyObject"), let owners = owners[fullName], owners.count == 1,
        let owner = owners.first
      {
        let object =
          base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
          ?? base
        session.edits[number].insert("(", at: object.start)
        session.edits[number].insert(" as? any \(owner))" + (object.id == base.id ? "?" : ""), at: object.end)
      }
      session.edits[number].insert((flattens ? ")" : ") ?? nil)") + continuation(of: call), at: call.end)
      return
    }
    guard
      FrameworkMethods.optional.contains(fullName) && (!closures.contains(name) || Self.isDelegate(base)) || hasLabels
    else { return }
    session.edits[number].replace(mark.start..<mark.end, with: " ")
    if mark.tokenKind != .exclamationMark, FrameworkMethods.isOptional(fullName), usesNil(call) {
      // The default implementation would have a result in place of nil.
      let selector = ObjectiveCName.selector(baseName: name, labels: labels)
      session.edits[number].unwrap(base, ifRespondsTo: selector)
      return
    }
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
    return labels + call.additionalTrailingClosures.map { $0.label.plainText }
  }

  /// Returns the full name of the optional method that a call with a trailing closure calls, or nil if there is none, or
  /// methods of UIKit and of the module are possible.
  ///
  /// - Parameters:
  ///   - name: The name of the method before the parentheses.
  ///   - labels: The labels of the call, of which that at `place` is unknown.
  ///   - place: The place of the first trailing closure.
  private func method(named name: String, _ labels: [String], closureAt place: Int) -> String? {
    func text(_ labels: ArraySlice<String>) -> String { labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() }
    let beginning = name + "(" + text(labels[..<place])
    let ending = text(labels[(place + 1)...]) + ")"
    let methods = optionalMethods.union(FrameworkMethods.optional).filter { method in
      guard method.hasPrefix(beginning), method.hasSuffix(ending) else { return false }
      let label = method.dropFirst(beginning.count).dropLast(ending.count)
      return label.hasSuffix(":") && !label.dropLast().contains(":")
    }.sorted()
    // All optional methods of the module are called in the same way.
    return methods.count == 1 || methods.allSatisfy(optionalMethods.contains) ? methods.first : nil
  }

  /// Indicates whether an expression is named like a delegate, or is a variable whose declared type is a protocol with the
  /// method.
  private func isOwner(_ base: ExprSyntax, of method: String) -> Bool {
    if Self.isDelegate(base) { return true }
    return owners[method].map { !types(of: base).isDisjoint(with: $0) } ?? false
  }

  /// Returns the types that a variable, a parameter, a property or a cast may have, as far as they are declared.
  private func types(of base: ExprSyntax) -> Set<String> {
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
    if let type = LocalVariable.castType(of: inner) { return [type] }
    if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      return LocalVariable.type(of: name, at: inner).map { [$0] } ?? variables[name] ?? []
    }
    let name = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    return name.flatMap { variables[$0] } ?? []
  }

  /// Indicates whether the result of a call is used in a way that depends on whether it is nil: before `??`, in a
  /// condition, or as the value of a variable.
  private func usesNil(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
    guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return false }
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.id == ExprSyntax(call).id }) else { return false }
    if place + 1 < elements.count {
      let symbol = elements[place + 1].trimmedDescription
      return ["??", "==", "!=", "?"].contains(symbol) || elements[place + 1].is(TernaryExprSyntax.self)
    }
    return place > 0
      && (elements[place - 1].is(AssignmentExprSyntax.self)
        || ["==", "!="].contains(elements[place - 1].trimmedDescription))
  }

  /// Indicates whether an expression is named like a delegate, which has methods and no closures.
  static func isDelegate(_ base: ExprSyntax) -> Bool {
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
  private func rewrite(_ access: MemberAccessExprSyntax) {
    guard let owners = properties[access.declName.baseName.plainText], let base = access.base,
      !types(of: base).isDisjoint(with: owners)
    else { return }
    session.edits[number].insert("(try? ", at: access.start)
    session.edits[number].insert(")", at: access.end)
  }
}
