import SwiftSyntax

/// Lets subclasses of `UIScrollView` and `UITextField` override `delegate`.
///
/// In Tessera, `UIScrollView.delegate` cannot be overridden, because table views and collection views have delegates of
/// other types, nor `UITextField.delegate`, because search fields have. The override becomes a new property of the class
/// with the same name. `super.delegate` still refers to the property of the scroll view or text field.
enum ScrollDelegateRule: Rule {
  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where type.kind == .class {
      for member in type.members
      where member.isOverride && member.kind == .property && member.name == "delegate"
        && overridesExtension(type, session)
      {
        session.removeOverride(of: member)
        session.interface.runtimeMethods[type.name, default: []].insert(OptionalProtocolRule.fullName(member))
      }
    }
  }

  /// Returns whether `UIScrollView` or `UITextField` is the nearest superclass that declares a delegate.
  private static func overridesExtension(_ type: TypeEntry, _ session: RewritingSession) -> Bool {
    let isDeclaredAbove = session.index.firstInChain(of: type) { entry -> Bool? in
      entry !== type && entry.kind == .class && entry.members.contains { $0.name == "delegate" } ? true : nil
    }
    return isDeclaredAbove == nil && !session.index.inheritedRuntimeMethods(of: type).contains("delegate()")
      && ["UIScrollView", "UITextField"].contains(session.index.frameworkSuperclass(of: type))
  }
}
