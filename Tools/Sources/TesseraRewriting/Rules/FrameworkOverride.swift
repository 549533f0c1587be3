import SwiftSyntax

/// An override in an extension of a class of UIKit, and the code with which a replacement of UIKit's member calls it.
struct FrameworkOverride {
  /// What the override consists of.
  enum Content { case method, getter, accessors, observers(willSet: Bool, didSet: Bool) }

  let type: TypeEntry
  let member: Member
  let content: Content

  /// Returns nil if the override has a form that cannot be rewritten.
  init?(_ member: Member, of type: TypeEntry) {
    if member.isStatic || member.isAsync || member.isThrowing || member.isGeneric { return nil }
    self.type = type
    self.member = member
    switch member.kind {
    case .initializer: return nil
    case .method:
      if member.parameterTypes.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") }) { return nil }
      content = .method
    case .property:
      guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1, member.type != nil
      else { return nil }
      guard case .accessors(let list) = variable.bindings.first?.accessorBlock?.accessors else {
        content = .getter
        return
      }
      let names = Set(list.map(\.accessorSpecifier.text))
      if names == ["get"] {
        content = .getter
      } else if names == ["get", "set"] {
        content = .accessors
      } else if names.isSubset(of: ["willSet", "didSet"]), list.allSatisfy({ $0.body != nil }) {
        content = .observers(willSet: names.contains("willSet"), didSet: names.contains("didSet"))
      } else {
        return nil
      }
    }
  }

  /// The name of the implementation in the extension.
  var name: String { "_override_\(type.name.replacing(".", with: "_"))_\(member.name)" }

  /// Indicates whether `super` in an override of a subclass can refer to the implementation.
  var isCallable: Bool { if case .observers = content { false } else { true } }

  /// Returns the code that calls the implementation and returns its result, or nothing if the override has no code for reading.
  ///
  /// - Parameters:
  ///   - owner: The class whose member is replaced.
  ///   - arguments: The arguments in parentheses, or an empty text for a property.
  func reading(owner: String, arguments: String) -> String {
    guard isCallable else { return "" }
    return forObjects(owner: owner) { "return \($0)\(name)\(arguments)" }
  }

  /// Returns the code that sets the property by the implementation.
  ///
  /// - Parameters:
  ///   - owner: The class whose member is replaced.
  ///   - above: The nearest override of a superclass. If both have observers, those of both are called.
  func setting(owner: String, above: FrameworkOverride?) -> String {
    forObjects(owner: owner) { object in
      let plain = "\(member.name) = newValue"
      let original = above.map { $0.assignment(object, original: plain) } ?? plain
      return assignment(object, original: original) + "; return"
    }
  }

  private func assignment(_ object: String, original: String) -> String {
    guard case .observers(let willSet, let didSet) = content else { return "\(object)\(name) = newValue" }
    return "do { " + (didSet ? "let oldValue = \(member.name); " : "")
      + (willSet ? "\(object)\(name)_willSet(newValue); " : "") + original
      + (didSet ? "; \(object)\(name)_didSet(oldValue)" : "") + " }"
  }

  /// Returns code that runs for objects of the class. The parameter of the closure is the text before the name of a member.
  private func forObjects(owner: String, _ code: (String) -> String) -> String {
    if type.name == owner { return code("") }
    return "if let object = self as? \(type.name) { \(code("object.")) }; "
  }
}
