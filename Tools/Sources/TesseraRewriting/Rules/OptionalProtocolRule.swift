import SwiftSyntax

/// Rewrites `@objc` protocols. Their optional members become requirements that can throw, and their default
/// implementations throw an error.
///
/// A method that does not throw satisfies a requirement that can throw, so the conforming types need no changes. `try?
/// delegate.method()` is nil if the type does not implement the method, like `delegate.method?()` on iOS.
///
/// On iOS, a reference such as `let method = delegate.method` is a closure, or nil if the object does not respond to
/// the method's selector. The rule adds a property to the protocol for such references, which `OptionalReferenceRule`
/// uses.
enum OptionalProtocolRule: Rule {
  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where type.kind == .protocol {
      guard let (file, declaration) = type.declaration, let node = declaration as? ProtocolDeclSyntax else { continue }
      session.interface.protocols[type.name] = .init()
      guard node.attributes.has("objc") else { continue }
      requireClass(node, &session.edits[file])
      let methods = type.members.filter { $0.kind == .method && $0.home == nil && !$0.isStatic }
      session.interface.protocols[type.name]?.exposedMethods = Set(methods.map(fullName))
      for method in methods where method.explicitName != nil {
        session.interface.protocols[type.name]?.objectiveCNames[fullName(method)] = method.objectiveCName
      }
      rewriteMembers(of: node, type, file, session)
    }
  }

  /// Makes a protocol a class protocol, like all protocols in Objective-C, so that `weak` variables can have its type.
  private static func requireClass(_ node: ProtocolDeclSyntax, _ edits: inout FileEdits) {
    guard let inherited = node.inheritanceClause else {
      edits.insert(": AnyObject", at: node.name.end)
      return
    }
    let names = inherited.inheritedTypes.map { $0.type.trimmedDescription }
    if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) { return }
    if let first = inherited.inheritedTypes.first { edits.insert("AnyObject, ", at: first.start) }
  }

  private static func rewriteMembers(
    of node: ProtocolDeclSyntax, _ type: TypeEntry, _ number: Int, _ session: RewritingSession
  ) {
    let file = session.files[number]
    var defaults: [(member: Member, text: String)] = []
    var references: Set<String> = []
    for member in type.members where member.home == nil && member.modifiers.contains("optional") {
      if let function = member.node.as(FunctionDeclSyntax.self) {
        session.interface.protocols[type.name]?.optionalMethods.insert(fullName(member))
        let name = member.explicitName.map { "@objc(\($0)) " } ?? ""
        session.interface.protocols[type.name]?.optionalDeclarations.append(
          "\(name)func \(function.name.text)\(function.signature.lineText)")
        blankOptional(function.modifiers, file, &session.edits[number])
        if !member.isThrowing {
          let place = function.signature.effectSpecifiers?.end ?? function.signature.parameterClause.end
          session.edits[number].insert(" throws", at: place)
        }
        defaults.append((member, defaultText(function, member)))
        // There is one property for all methods with the same name and labels, because a reference does not contain the
        // types of the parameters.
        if let reference = referenceText(function, member), references.insert(fullName(member)).inserted {
          defaults.append((member, reference))
          session.edits[number].needsUIKit = true
        }
      } else if let variable = member.node.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
        session.interface.protocols[type.name]?.optionalProperties.insert(member.name)
        blankOptional(variable.modifiers, file, &session.edits[number])
        guard let block = binding.accessorBlock, let valueType = member.type else { continue }
        if member.isSettable {
          session.edits[number].diagnostics.append(
            file.diagnostic(
              variable, .warning, "the optional property \(member.name) cannot be set through the protocol"))
        }
        session.edits[number].replace(block.start..<block.end, with: "{ get throws }")
        defaults.append((member, "var \(member.name): \(valueType) { get throws { throw CancellationError() } }"))
      }
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.accessLevel.map { $0 == "private" ? "fileprivate " : "\($0) " } ?? ""
    session.add(defaults: defaults, to: node, number, "\(access)extension \(node.name.text)")
  }

  private static func blankOptional(_ modifiers: DeclModifierListSyntax, _ file: ParsedFile, _ edits: inout FileEdits) {
    for modifier in modifiers where modifier.name.text == "optional" {
      edits.blank(modifier.start..<modifier.end, in: file)
    }
  }

  private static func defaultText(_ function: FunctionDeclSyntax, _ member: Member) -> String {
    let parameters = function.signature.parameterClause.lineText
    let effects = member.isAsync ? " async throws" : " throws"
    let result = member.type.map { " -> \($0)" } ?? ""
    let modifier = member.isStatic ? "static " : ""
    return "\(modifier)func \(function.name.text)\(parameters)\(effects)\(result) { throw CancellationError() }"
  }

  /// Returns the text of the property that contains an optional method as a closure. The property is nil if the object
  /// does not respond to the method's selector.
  private static func referenceText(_ function: FunctionDeclSyntax, _ member: Member) -> String? {
    if member.isGeneric || member.parameterTypes.contains(where: { $0.hasSuffix("...") }) { return nil }
    let types = (member.parameterTypes + [member.type ?? "Void"]).map { type in
      type.hasSuffix("!") ? type.dropLast() + "?" : type
    }
    let names = member.labels.indices.map { "a\($0)" }
    let arguments = zip(zip(names, types), member.labels).map { argument, label in
      (label.isEmpty ? "" : "\(label): ") + (argument.1.hasPrefix("inout ") ? "&" : "") + argument.0
    }
    let effects = (member.isAsync ? "async " : "") + (member.isThrowing ? "throws " : "")
    let call =
      (member.isThrowing ? "try " : "try! ") + (member.isAsync ? "await " : "")
      + "self.\(function.name.text)(\(arguments.joined(separator: ", ")))"
    let result = types[types.count - 1]
    return
      "var \(referenceName(fullName(member))): ((\(types.dropLast().joined(separator: ", "))) \(effects)-> \(result))? "
      + "{ _responds(self, to: \"\(member.objectiveCName)\") ? { \(names.isEmpty ? "" : "(\(names.joined(separator: ", "))) in ")"
      + "\(call) } : nil }"
  }

  /// Returns the name of the property that contains an optional method: `_optional_board_didMove` for
  /// `board(_:didMove:)`.
  static func referenceName(_ method: String) -> String {
    let words = method.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "_" }
    return "_optional_" + words.joined(separator: "_")
      + (method.hasSuffix("()") ? "" : "_\(method.count { $0 == ":" })")
  }

  /// Returns the name of a method with its labels: `board(_:didMove:)`.
  static func fullName(_ member: Member) -> String {
    member.name + "(" + member.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}
