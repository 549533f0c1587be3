import SwiftSyntax

/// Expressions that create selectors from methods.
enum SelectorExpressions {
  /// The maximum number of arguments of a method that a selector can call.
  static let maximumArity = 3

  /// Returns an expression for a selector that calls a method of the module, or nil if a selector cannot call it.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - type: The type, spelled as it must be in the expression.
  ///   - isOverloaded: `true` if the type has several methods with the same base name.
  ///   - session: The session, which knows the classes of the module.
  static func selector(
    for method: Member, of type: String, isOverloaded: Bool, in session: RewritingSession
  ) -> String? {
    guard method.kind == .method, !method.isGeneric, method.labels.count <= maximumArity,
      !method.parameterTypes.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") || $0.hasPrefix("some ") })
    else { return nil }
    let name = literal(method.objectiveCName)
    let isUnchecked = capturesUnsafely(method, of: type, in: session)
    if method.isStatic || method.isAsync || method.isThrowing || isUnchecked {
      let owner = method.isStatic ? type + ".Type" : type
      return "\(session.selectorType)(\(name), \(closure(calling: method, of: owner, isUnchecked: isUnchecked)))"
    }
    let reference = "\(type).\(method.reference)"
    // Without labels, the name also refers to inherited methods: `dismiss` to `dismiss(animated:completion:)`.
    return isOverloaded || method.labels.isEmpty
      ? "\(session.selectorType)(\(name), \(reference) as (\(type)) -> \(functionType(of: method, in: type)))"
      : "\(session.selectorType)(\(name), \(reference))"
  }

  /// Returns whether a method of the main actor belongs to an object that is on no actor. In Swift 6, a reference to the
  /// method sends the object to the main actor, which the compiler refuses. Objective-C calls the method on the thread of the
  /// caller.
  static func capturesUnsafely(_ method: Member, of type: String, in session: RewritingSession) -> Bool {
    guard session.options.swiftVersion.hasPrefix("6"), !method.isStatic,
      method.attributes.contains("MainActor") || method.home?.attributes.has("MainActor") == true,
      let owner = session.index.type(ModuleIndex.plainName(type)), let node = owner.classNode
    else { return false }
    return !node.attributes.has("MainActor")
      && session.index.frameworkSuperclass(of: owner).map(ExternalTypes.isLookupClass) != true
  }

  /// Returns an expression for a selector that is only compared and cannot be called, because the method has more
  /// arguments than `perform(_:with:with:)` passes. An object still responds to it.
  static func selectorWithoutCall(for method: Member, of type: String, in session: RewritingSession) -> String? {
    guard method.kind == .method, !method.isStatic, method.labels.count > maximumArity else { return nil }
    return "\(session.selectorType)(\(literal(method.objectiveCName)), { (_: \(type)) in { } })"
  }

  /// Returns the type of a method that is bound to an object of a type: `(UIButton) -> Void`.
  static func functionType(of method: Member, in type: String) -> String {
    let parameters = method.parameterTypes.map(withoutExclamationMark).joined(separator: ", ")
    let result = withoutExclamationMark(method.type ?? "Void")
    return "(\(parameters)) -> \(["Self", "Self?"].contains(result) ? type + result.dropFirst(4) : result)"
  }

  /// Returns a type with a question mark in place of an exclamation mark, which a function type cannot contain.
  static func withoutExclamationMark(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }

  /// Returns an expression for a selector that calls a method with an object of any class as its argument, or nil if the
  /// method uses its argument.
  ///
  /// Objective-C does not check the class of an argument: an action that takes a button can be the action of a bar button
  /// item, and one that takes a long press that of a tap.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: The name of the selector.
  ///   - type: The type, spelled as it must be in the expression.
  ///   - session: The session, which knows the classes of the module.
  static func selectorWithUnusedSender(
    for method: Member, named name: String, of type: String, in session: RewritingSession
  ) -> String? {
    guard method.parameterTypes.count == 1, !method.isStatic, !method.isAsync, !method.isThrowing, !method.isGeneric,
      method.access != "open", let spelled = method.parameterTypes.first,
      let function = method.node.as(FunctionDeclSyntax.self), let body = function.body,
      let parameter = function.signature.parameterClause.parameters.first
    else { return nil }
    let isOptional = spelled.hasSuffix("?") || spelled.hasSuffix("!")
    let plain = isOptional ? String(spelled.dropLast()) : spelled
    guard plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), isClass(plain, session) else { return nil }
    let sender = (parameter.secondName ?? parameter.firstName).text
    guard sender == "_" || !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == sender }) else {
      return nil
    }
    // Only an object of the main actor can be captured by the closure in Swift 6.
    if session.options.swiftVersion.hasPrefix("6"), let owner = session.index.type(ModuleIndex.plainName(type)),
      owner.kind == .class, session.index.frameworkSuperclass(of: owner).map(ExternalTypes.isLookupClass) != true
    {
      return nil
    }
    // An override can use the argument.
    if session.index.overriddenNames.contains(method.name) { return nil }
    let label = method.labels.first.map { $0.isEmpty ? "" : $0 + ": " } ?? ""
    let base = String(method.reference.prefix { $0 != "(" })
    let value = isOptional ? "sender, to: \(plain)?.self" : "sender ?? object, to: \(plain).self"
    return
      "\(session.selectorType)(\(literal(name)), { (object: \(type)) in { (sender: AnyObject?) in object.\(base)(\(label)"
      + "unsafeBitCast(\(value))) } })"
  }

  /// Returns whether a name is that of a view, an item or a recognizer, which are the senders of actions.
  private static func isClass(_ name: String, _ session: RewritingSession) -> Bool {
    guard let type = session.index.type(name), type.kind != .external else {
      return ExternalTypes.superclass(of: name) != nil && ExternalTypes.isLookupClass(name)
    }
    guard type.kind == .class, type.classNode?.genericParameterClause == nil else { return false }
    return session.index.frameworkSuperclass(of: type).map(ExternalTypes.isLookupClass) ?? false
  }

  /// Returns the text of a closure that takes an object and returns a closure. The inner closure has the method's
  /// parameters and calls the method.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - type: The type of the object, spelled as it must be in the expression.
  ///   - isUnchecked: `true` if the compiler must not check on which actor the object is.
  static func closure(calling method: Member, of type: String, isUnchecked: Bool = false) -> String {
    let names = method.labels.indices.map { "a\($0)" }
    let parameters = zip(names, method.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = zip(names, method.labels).map { $1.isEmpty ? $0 : "\($1): \($0)" }.joined(separator: ", ")
    let base = String(method.reference.prefix { $0 != "(" })
    var call = "object.\(base)(\(arguments))"
    if method.isThrowing && method.isAsync {
      call = "_ = Task { try? await \(call) }"
    } else if method.isAsync {
      call = "_ = Task { await \(call) }"
    } else if method.isThrowing {
      call = "_ = try? \(call)"
    } else if !["Void", "()"].contains(method.type ?? "Void") {
      call = "_ = \(call)"
    }
    let body = "{ (\(parameters)) -> Void in \(call) }"
    return isUnchecked
      ? "{ (object: \(type)) in nonisolated(unsafe) let object = object; return \(body) }"
      : "{ (object: \(type)) in \(body) }"
  }

  /// Returns a string literal in Swift for a text.
  static func literal(_ text: String) -> String { "\"\(text)\"" }
}
