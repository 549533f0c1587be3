import SwiftParser
import SwiftSyntax

/// Rewrites `object.conforms(to: P.self)` and `protocol_getMethodDescription(…)`, for which Objective-C has objects that
/// represent protocols.
///
/// The name of a protocol in the call becomes a cast: `_responder(object)._conforms({ $0 is any P })`. The type `Protocol` is
/// an alias of `Any.Type` in a module of Tessera. Its methods are those that the sources declare, which the rule lists in a
/// file that is added to the module.
enum ProtocolObjectRule: Rule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraProtocols.swift"
  private static let description = "protocol_getMethodDescription"

  static func apply(_ session: RewritingSession) {
    // A method of the module is called as it is.
    let isDeclared = session.declaredNames.contains("conforms")
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls {
        if !isDeclared { rewriteConformance(call, number, session) }
        if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == description,
          let first = call.arguments.first, first.label == nil
        {
          session.edits[number].insert("_in: _tesseraProtocolMethods, ", at: first.start)
        }
      }
    }
  }

  // MARK: Conformance

  private static func rewriteConformance(_ call: FunctionCallExprSyntax, _ number: Int, _ session: RewritingSession) {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "to",
      let name = protocolName(argument.expression)
    else { return }
    var cast = "is any \(name)"
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let isSelf = base == nil || base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    // In a method of the class, `self` is the class.
    if isSelf, isInTypeMember(call) { cast += ".Type" }
    if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "conforms" {
      session.edits[number].replace(call.start..<call.end, with: "(self \(cast))")
      return
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "conforms", !base.is(SuperExprSyntax.self)
    else { return }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      session.edits[number].replace(base.end..<call.end, with: " \(cast))")
      session.edits[number].insert("(", at: base.start)
      return
    }
    if let suffix = metatypeSuffix(base) {
      session.edits[number].insert("(", at: base.start)
      session.edits[number].replace(base.end..<call.end, with: "\(suffix) \(cast).Type)")
      return
    }
    session.edits[number].insert("_responder(", at: base.start)
    let chain = base.as(OptionalChainingExprSyntax.self)
    let mark = chain != nil || OptionalCallRule.containsChain(base) ? ")?" : ")"
    session.edits[number].replace(
      (chain?.questionMark.start ?? base.end)..<call.end, with: "\(mark)._conforms({ $0 \(cast) })")
    session.edits[number].needsUIKit = true
  }

  /// Returns whether `self` is a type at a node, because the node is in a member of the type and not of its objects.
  private static func isInTypeMember(_ node: some SyntaxProtocol) -> Bool {
    var next: Syntax? = Syntax(node)
    while let current = next {
      if current.parent?.is(MemberBlockItemSyntax.self) == true {
        let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { ["class", "static"].contains($0.name.text) } == true
      }
      next = current.parent
    }
    return false
  }

  /// Returns the name in `P.self`, or nil for another expression.
  private static func protocolName(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let base = access.base, base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
    else { return nil }
    let name = base.trimmedDescription
    return name.split(separator: ".").last?.first?.isUppercase == true ? name : nil
  }

  /// Returns what has to follow an expression of a class so that it is a value, or nil if the expression is an object.
  private static func metatypeSuffix(_ base: ExprSyntax) -> String? {
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase == true ? ".self" : nil
    }
    if let access = base.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text == "self" ? "" : nil }
    let function = base.as(FunctionCallExprSyntax.self)
    return function?.calledExpression.trimmedDescription == "type" && function?.arguments.first?.label?.text == "of"
      ? "" : nil
  }

  // MARK: Methods

  /// Returns the text of the file that lists the methods of the protocols whose names the module uses as values. The result is
  /// nil if the module does not ask for methods.
  static func addition(_ session: RewritingSession) -> String? {
    guard session.files.contains(where: { $0.nodes.identifiers.contains { $0.text == description } }) else {
      return nil
    }
    var names: Set<String> = []
    for file in session.files { names.formUnion(file.nodes.memberAccesses.compactMap { protocolName(ExprSyntax($0)) }) }
    let entries = names.sorted().compactMap { name in
      methods(of: name, session).map { required, optional in
        "  if type == \(name).self { return (\(list(required)), \(list(optional))) }\n"
      }
    }
    return """
      // The methods of protocols that the module uses as values.
      import UIKit

      nonisolated func _tesseraProtocolMethods(_ type: Any.Type) -> (required: Set<String>, optional: Set<String>)? {
      \(entries.joined())  return nil
      }

      """
  }

  private static func list(_ names: [String]) -> String {
    "[" + Set(names).sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// Returns the selectors of a protocol and of those that it refines, or nil if the name is not that of a protocol that the
  /// file can name.
  ///
  /// - Parameter visited: The names of the protocols that refine this one, so that an invalid circle ends.
  private static func methods(
    of name: String, _ session: RewritingSession, visited: Set<String> = []
  ) -> (required: [String], optional: [String])? {
    guard !visited.contains(name) else { return nil }
    if let type = session.index.type(name), type.kind == .protocol, let (file, node) = type.declaration {
      guard !type.isPrivate, !type.isLocal, !session.edits[file].isLeftOut(node) else { return nil }
      var required: [String] = []
      var optional: [String] = []
      for member in type.members
      where member.kind == .method && member.home == nil && !member.isStatic
        && !session.edits[member.file].isLeftOut(member.node)
      {
        if member.modifiers.contains("optional") {
          optional.append(member.objectiveCName)
        } else {
          required.append(member.objectiveCName)
        }
      }
      for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
        guard
          let refined = methods(
            of: inherited.type.trimmedDescription, session, visited: visited.union([name]))
        else { continue }
        required += refined.required
        optional += refined.optional
      }
      return (required, optional)
    }
    guard let source = ProtocolSource(of: name, session.options) else { return nil }
    return (source.required.map(\.objectiveCName), source.optional.map(\.method.objectiveCName))
  }
}
