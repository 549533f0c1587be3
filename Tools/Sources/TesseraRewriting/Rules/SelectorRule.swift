import SwiftSyntax

/// Replaces `#selector(method)` by `Selector("method", Type.method)`.
///
/// The compiler still resolves the reference to the method. The rule only determines the name in Objective-C, and the
/// type that the reference needs outside of `#selector`.
struct SelectorRule: Rule {
  private let session: RewritingSession
  private let number: Int
  private var index: ModuleIndex { session.index }
  private var file: ParsedFile { session.files[number] }

  static func apply(_ session: RewritingSession) {
    for number in session.files.indices {
      let rule = SelectorRule(session: session, number: number)
      for macro in rule.file.nodes.macros where macro.macroName.text == "selector" { rule.rewrite(macro) }
    }
  }

  /// The parts of a `#selector(…)` expression.
  private struct Reference {
    var accessor: String?
    /// The expression without the type after `as` and without parentheses.
    var core: ExprSyntax
    /// The end of the parentheses that only the expression is in, before `as`.
    var outerEnd: Int
    var base: ExprSyntax?
    var name: DeclReferenceExprSyntax
    var type: TypeSyntax?
    var labels: [String]? {
      name.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? "" : $0.name.plainText }
    }
  }

  private func rewrite(_ macro: MacroExpansionExprSyntax) {
    guard let argument = macro.arguments.first, macro.arguments.count == 1, let close = macro.rightParen,
      close.presence == .present, let reference = reference(argument)
    else {
      report(
        macro, .error,
        "the method of #selector cannot be found; write a reference such as Type.method(_:)")
      return
    }
    if reference.core.trimmedDescription == "XCTestExpectation.fulfill" {
      // On Linux, the method has parameters with default values.
      replaceAll(
        macro, arguments: "\"fulfill\", { (object: XCTestExpectation) in { () -> Void in object.fulfill() } }")
      return
    }
    if reference.accessor == nil, reference.labels == nil, isClassMethodOfObjects(reference) {
      // `description` is a property of objects, and on iOS also a class method, which the reference names. Both have the selector.
      replaceAll(macro, arguments: "\"\(reference.name.baseName.plainText)\"")
      return
    }
    if isPattern(macro), reference.accessor == nil, let type = enclosingOrNamedType(reference, macro) {
      // The pattern compares only names, and the compiler does not find the parameters of a closure in it.
      let method = method(for: reference, in: candidates(reference, of: type, at: macro))
      replaceAll(macro, arguments: "\"\(selectorName(reference, method))\"")
      return
    }
    // Removes parentheses around the reference.
    if reference.core.end < reference.outerEnd {
      session.edits[number].blank(reference.core.end..<reference.outerEnd, in: file)
    }
    let last = reference.type?.end ?? reference.core.end
    if last < argument.end { session.edits[number].blank(last..<argument.end, in: file) }
    switch kind(of: reference.base) {
    case .enclosing: rewrite(macro, reference, type: enclosingTypeText(reference, macro))
    case .type(let text): rewrite(macro, reference, type: text)
    case .object: rewrite(macro, reference, ofObject: reference.base!)
    }
  }

  /// Returns whether a reference names a class method of `NSObject` that Foundation on Linux does not have.
  private func isClassMethodOfObjects(_ reference: Reference) -> Bool {
    guard ["description", "debugDescription", "hash"].contains(reference.name.baseName.plainText),
      case .type(let text) = kind(of: reference.base)
    else { return false }
    let type = index.type(ModuleIndex.plainName(text))
    return type.map {
      index.members(named: reference.name.baseName.plainText, of: $0).allSatisfy { $0.kind == .property }
    }
      ?? true
  }

  /// Returns whether a selector is compared with the value of a `switch`, or with a part of the value: in a tuple, or in an
  /// optional value with `?` or `.some(…)`.
  private func isPattern(_ macro: MacroExpansionExprSyntax) -> Bool {
    var current = macro.parent
    while let node = current {
      if node.is(ExpressionPatternSyntax.self) { return true }
      if let call = node.as(FunctionCallExprSyntax.self) {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
          callee.base == nil || callee.declName.baseName.plainText == "some"
        else { return false }
      } else if !node.is(OptionalChainingExprSyntax.self), !node.is(TupleExprSyntax.self),
        !node.is(LabeledExprSyntax.self), !node.is(LabeledExprListSyntax.self)
      {
        return false
      }
      current = node.parent
    }
    return false
  }

  /// Returns the type that a reference names, or that encloses it, or nil for a reference of an object.
  private func enclosingOrNamedType(_ reference: Reference, _ macro: MacroExpansionExprSyntax) -> String? {
    switch kind(of: reference.base) {
    case .enclosing: enclosingTypeText(reference, macro)
    case .type(let text): text
    case .object: nil
    }
  }

  // MARK: Forms

  private enum BaseKind {
    /// The method belongs to the type that encloses the expression.
    case enclosing
    /// The base is a type.
    case type(String)
    /// The base is an expression whose type is known only to the compiler.
    case object
  }

  private func kind(of base: ExprSyntax?) -> BaseKind {
    guard let base else { return .enclosing }
    let text = Self.unwrapped(base).trimmedDescription
    if ["self", "Self", "super", "type(of: self)"].contains(text) { return .enclosing }
    var last = text[...]
    if let generic = last.firstIndex(of: "<") { last = last[..<generic] }
    if let dot = last.lastIndex(of: ".") { last = last[last.index(after: dot)...] }
    // `_FieldCell` is a type, and so is a type of the module with any name.
    let isType = last.first { $0 != "_" }?.isUppercase == true || index.type(ModuleIndex.plainName(text)) != nil
    return isType && !text.contains("(") ? .type(text) : .object
  }

  /// Returns an expression without the question and exclamation marks at its end: `#selector(self?.tap)` names a method of
  /// the same type.
  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return unwrapped(chain.expression) }
    if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return unwrapped(unwrap.expression) }
    return expression
  }

  private func reference(_ argument: LabeledExprSyntax) -> Reference? {
    var core = argument.expression
    var type: TypeSyntax?
    var outerEnd = 0
    while true {
      if let tuple = core.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        core = only.expression
      } else if let sequence = core.as(SequenceExprSyntax.self), type == nil, sequence.elements.count == 3,
        let cast = sequence.elements.dropFirst().first, cast.is(UnresolvedAsExprSyntax.self),
        let spelled = sequence.elements.last?.as(TypeExprSyntax.self), let first = sequence.elements.first
      {
        core = first
        type = spelled.type
        outerEnd = first.end
      } else if let cast = core.as(AsExprSyntax.self), type == nil {
        core = cast.expression
        type = cast.type
        outerEnd = core.end
      } else {
        break
      }
    }
    let accessor = argument.label?.text
    if let name = core.as(DeclReferenceExprSyntax.self) {
      return Reference(accessor: accessor, core: core, outerEnd: outerEnd, base: nil, name: name, type: type)
    }
    guard let access = core.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return Reference(accessor: accessor, core: core, outerEnd: outerEnd, base: base, name: access.declName, type: type)
  }

  /// Returns the enclosing type that has the method: the innermost type, unless only an outer type declares the method.
  private func enclosingTypeText(_ reference: Reference, _ macro: MacroExpansionExprSyntax) -> String? {
    var innermost: String?
    var current = ModuleIndex.enclosingType(of: macro)
    while let node = current {
      let text: String
      if let node = node as? ExtensionDeclSyntax {
        text = node.extendedType.trimmedDescription
      } else if let node = node.asProtocol((any NamedDeclSyntax).self) {
        text = node.name.text
      } else {
        break
      }
      let spelled = isProtocolExtension(node) ? "Self" : text
      if innermost == nil { innermost = spelled }
      let entry = ModuleIndex.path(of: node).flatMap { index.type($0) }
      if let entry, !index.members(named: reference.name.baseName.plainText, of: entry).isEmpty { return spelled }
      current = ModuleIndex.enclosingType(of: node)
    }
    return innermost
  }

  private func isProtocolExtension(_ node: any DeclGroupSyntax) -> Bool {
    guard let node = node as? ExtensionDeclSyntax else { return node is ProtocolDeclSyntax }
    let name = ModuleIndex.plainName(node.extendedType.trimmedDescription)
    return index.type(name)?.kind == .protocol
      || (index.type(name)?.kind == .external && ExternalTypes.isProtocol(name))
  }

  // MARK: Rewriting

  private func rewrite(_ macro: MacroExpansionExprSyntax, _ reference: Reference, type: String?) {
    guard let type else {
      report(
        macro, .error,
        "#selector(\(reference.core.trimmedDescription)) does not name the type of its method; write Type.method(_:)")
      return
    }
    let candidates = candidates(reference, of: type, at: macro)
    let method = method(for: reference, in: candidates)
    if let accessor = reference.accessor {
      rewrite(macro, reference, accessor: accessor, of: type, candidates.first { $0.kind == .property })
      return
    }
    let name = selectorName(reference, method)
    let arity = method?.labels.count ?? reference.labels?.count ?? 0
    if type == "Self", let method, let owner = extendedClass(of: method),
      let text = SelectorExpressions.selector(for: method, of: owner, isOverloaded: false, in: session)
    {
      replaceAll(macro, text)
    } else if isProtocol(type) {
      rewrite(macro, reference, ofProtocol: type, name)
    } else if arity > SelectorExpressions.maximumArity {
      report(
        macro, .warning,
        "the selector \(name) has \(arity) arguments, more than \(SelectorExpressions.maximumArity); its method is "
          + "not called"
      )
      replaceAll(macro, arguments: "\"\(name)\"")
    } else if let method,
      method.isStatic || method.isAsync || method.isThrowing
        || SelectorExpressions.capturesUnsafely(method, of: type, in: session),
      let text = SelectorExpressions.selector(for: method, of: type, isOverloaded: false, in: session)
    {
      replaceAll(macro, text)
    } else if let method, reference.type == nil,
      let text = SelectorExpressions.selectorWithUnusedSender(for: method, named: name, of: type, in: session)
    {
      replaceAll(macro, text)
    } else {
      let overloads = candidates.filter { $0.kind == .method && $0.reference == method?.reference }
      let sameBase = candidates.filter { $0.kind == .method }
      // `#selector` considers only Objective-C methods, but a reference outside of it considers all methods.
      let isAmbiguous =
        overloads.count > 1 || (sameBase.count > 1 && (reference.labels == nil || method?.labels.isEmpty == true))
      replaceStart(macro, reference, "\"\(name)\", \(type).")
      if let spelled = reference.type {
        if reference.base == nil || reference.base?.trimmedDescription == "self", !isCurried(spelled) {
          session.edits[number].insert("(\(type)) -> ", at: spelled.start)
        }
      } else if isAmbiguous, let method {
        if reference.labels == nil, !method.labels.isEmpty {
          session.edits[number].insert(String(method.reference.dropFirst(method.name.count)), at: reference.core.end)
        }
        session.edits[number].insert(
          " as (\(type)) -> \(SelectorExpressions.functionType(of: method, in: type))", at: reference.core.end)
      }
    }
  }

  private func rewrite(
    _ macro: MacroExpansionExprSyntax, _ reference: Reference, accessor: String, of type: String, _ property: Member?
  ) {
    let property = property?.objectiveCName ?? reference.name.baseName.plainText
    if accessor == "getter" {
      replaceStart(macro, reference, "\"\(property)\", { (object: \(type)) in { object.")
      session.edits[number].insert(" } }", at: reference.core.end)
    } else {
      let name = ObjectiveCName.setter(property)
      replaceStart(macro, reference, "\"\(name)\", { (object: \(type)) in { object.")
      session.edits[number].insert(" = $0 } }", at: reference.core.end)
    }
  }

  /// Rewrites a selector of a protocol's requirement, to which a reference by the name of the protocol is not possible.
  private func rewrite(
    _ macro: MacroExpansionExprSyntax, _ reference: Reference, ofProtocol type: String, _ name: String
  ) {
    let plain = ModuleIndex.plainName(type)
    let base = reference.name.baseName.plainText + "("
    let fullName = reference.labels.map { base + $0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }
    let entries = [session.interface.protocols[plain]] + index.interfaces.map { $0.protocols[plain] }
    let isOptional =
      entries.contains { $0?.optionalMethods.contains { $0 == fullName ?? $0 && $0.hasPrefix(base) } == true }
      || FrameworkMethods.optionalMethods(of: plain).contains { $0 == fullName ?? $0 && $0.hasPrefix(base) }
    if plain == "UIResponderStandardEditActions" || isOptional || type == "Self" {
      replaceAll(macro, arguments: "\"\(name)\"")
    } else {
      replaceStart(macro, reference, "\"\(name)\", { (object: any \(type)) in object.")
      session.edits[number].insert(" }", at: reference.core.end)
    }
  }

  /// Rewrites a selector of a method of an object. The compiler determines the type of the object.
  private func rewrite(_ macro: MacroExpansionExprSyntax, _ reference: Reference, ofObject base: ExprSyntax) {
    let named = index.entries.flatMap { $0.members }.filter { $0.name == reference.name.baseName.plainText }
    let method = method(for: reference, in: named)
    let name = selectorName(reference, method)
    if reference.accessor != nil {
      replaceAll(macro, arguments: "\"\(reference.accessor == "getter" ? name : ObjectiveCName.setter(name))\"")
      return
    }
    session.edits[number].replace(macro.start..<reference.core.start, with: session.selectorType + "(_of: ")
    replace(Self.unwrapped(base).end..<reference.name.start, with: ", ", then: "\"\(name)\", { $0.")
    session.edits[number].insert(" }", at: reference.core.end)
  }

  // MARK: Parts

  private func candidates(_ reference: Reference, of type: String, at macro: MacroExpansionExprSyntax) -> [Member] {
    let name = reference.name.baseName.plainText
    let context = ModuleIndex.enclosingType(of: macro).flatMap { ModuleIndex.path(of: $0) } ?? ""
    let plain = type == "Self" ? context : ModuleIndex.plainName(type)
    if let entry = index.type(plain, from: context) {
      let found = index.members(named: name, of: entry)
      if !found.isEmpty { return found }
    }
    // The method may be inherited from a framework's class that the module extends.
    return index.entries.filter { $0.kind == .external }.flatMap { $0.members }.filter { $0.name == name }
  }

  private func method(for reference: Reference, in candidates: [Member]) -> Member? {
    var methods = candidates.filter { $0.kind == .method }
    if let labels = reference.labels {
      let same = methods.filter { $0.labels == labels }
      if same.isEmpty { return nil }
      methods = same
    }
    if let spelled = reference.type?.trimmedDescription, methods.count > 1 {
      let squeezed = spelled.filter { !$0.isWhitespace }
      let same = methods.filter { method in
        squeezed.contains("(" + method.parameterTypes.joined(separator: ",").filter { !$0.isWhitespace } + ")->")
      }
      if !same.isEmpty { methods = same }
    }
    return methods.first { $0.isExposed } ?? methods.first { $0.labels.isEmpty } ?? methods.first
  }

  private func selectorName(_ reference: Reference, _ method: Member?) -> String {
    if let method { return method.objectiveCName }
    let base = reference.name.baseName.plainText
    if let labels = reference.labels { return ObjectiveCName.selector(baseName: base, labels: labels) }
    return FrameworkSelectors.withOneArgument.contains(base) ? base + ":" : base
  }

  /// Returns the class of a framework whose extension declares a method, or nil if the method belongs to another type.
  private func extendedClass(of method: Member) -> String? {
    guard let name = method.home?.extendedType.trimmedDescription,
      index.type(ModuleIndex.plainName(name))?.kind == .external,
      ExternalTypes.superclass(of: ModuleIndex.plainName(name)) != nil
    else { return nil }
    return name
  }

  private func isProtocol(_ type: String) -> Bool {
    if type == "Self" { return true }
    let name = ModuleIndex.plainName(type)
    if let entry = index.type(name), entry.kind != .external { return entry.kind == .protocol }
    return ExternalTypes.isProtocol(name) || index.interfaces.contains { $0.protocols[name] != nil }
  }

  private func isCurried(_ type: TypeSyntax) -> Bool {
    guard let function = type.as(FunctionTypeSyntax.self) else { return false }
    return function.returnClause.type.is(FunctionTypeSyntax.self)
  }

  /// Replaces the text before the method's name by the beginning of a selector's arguments.
  private func replaceStart(_ macro: MacroExpansionExprSyntax, _ reference: Reference, _ text: String) {
    replace(macro.start..<reference.name.start, with: session.selectorType + "(", then: text)
  }

  /// Replaces a part of the file by two texts. The line breaks of the part are between the texts: the name of a method cannot follow
  /// a line break after its dot.
  private func replace(_ range: Range<Int>, with text: String, then rest: String) {
    let breaks = String(repeating: "\n", count: file.text[range].count { $0 == UInt8(ascii: "\n") })
    session.edits[number].replace(range, with: text + breaks + rest)
  }

  private func replaceAll(_ macro: MacroExpansionExprSyntax, _ text: String) {
    session.edits[number].replace(macro.start..<macro.end, with: text)
  }

  private func replaceAll(_ macro: MacroExpansionExprSyntax, arguments: String) {
    replaceAll(macro, "\(session.selectorType)(\(arguments))")
  }

  private func report(
    _ node: some SyntaxProtocol, _ severity: RewritingDiagnostic.Severity, _ message: String
  ) {
    session.edits[number].diagnostics.append(file.diagnostic(node, severity, message))
  }
}
