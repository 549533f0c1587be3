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
  static func selector(for method: Member, of type: String, isOverloaded: Bool) -> String? {
    guard method.kind == .method, !method.isGeneric, method.labels.count <= maximumArity,
      !method.parameterTypes.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") || $0.hasPrefix("some ") })
    else { return nil }
    let name = literal(method.objectiveCName)
    if method.isStatic || method.isAsync || method.isThrowing {
      return "Selector(\(name), \(closure(calling: method, of: method.isStatic ? type + ".Type" : type)))"
    }
    let reference = "\(type).\(method.reference)"
    return isOverloaded
      ? "Selector(\(name), \(reference) as (\(type)) -> \(functionType(of: method)))"
      : "Selector(\(name), \(reference))"
  }

  /// Returns an expression for a selector that is only compared and cannot be called, because the method has more
  /// arguments than `perform(_:with:with:)` passes. An object still responds to it.
  static func selectorWithoutCall(for method: Member, of type: String) -> String? {
    guard method.kind == .method, !method.isStatic, method.labels.count > maximumArity else { return nil }
    return "Selector(\(literal(method.objectiveCName)), { (_: \(type)) in { } })"
  }

  /// Returns the type of a method that is bound to an object: `(UIButton) -> Void`.
  static func functionType(of method: Member) -> String {
    let parameters = method.parameterTypes.joined(separator: ", ")
    return "(\(parameters)) -> \(method.type ?? "Void")"
  }

  /// Returns the text of a closure that takes an object and returns a closure. The inner closure has the method's
  /// parameters and calls the method.
  static func closure(calling method: Member, of type: String) -> String {
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
    } else {
      call = "_ = \(call)"
    }
    return "{ (object: \(type)) in { (\(parameters)) -> Void in \(call) } }"
  }

  /// Returns a string literal in Swift for a text.
  static func literal(_ text: String) -> String { "\"\(text)\"" }
}
