import SwiftSyntax

/// Lets modules that import this one override members with `@objc` in extensions of other modules' classes: `extension
/// UIViewController { @objc var insets: UIEdgeInsets { … } }`.
///
/// A member that another module overrides becomes `dynamic`, and `FrameworkOverrideRule` replaces it there.
enum DynamicExtensionRule: Rule {
  static func apply(_ session: RewritingSession) {
    let names = session.options.overriddenNames
    guard !names.isEmpty else { return }
    for type in session.index.entries where type.kind == .external && ExternalTypes.superclass(of: type.name) != nil {
      for member in type.members where names.contains(member.name) && isOverridable(member) {
        guard !session.dispatchedOverrides.contains(member.node.id) else { continue }
        session.edits[member.file].insert("dynamic ", at: introducer(of: member))
        session.interface.dynamicMembers[type.name, default: []].insert(OptionalProtocolRule.fullName(member))
      }
    }
  }

  private static func isOverridable(_ member: Member) -> Bool {
    guard member.isExposed, !member.isOverride, !member.isStatic, !member.isConditional, !member.isPrivate,
      !member.modifiers.contains("final"), !member.isGeneric, !member.isAsync, !member.isThrowing
    else { return false }
    return member.kind == .method || member.kind == .property && !member.isSettable && member.type != nil
  }

  /// Returns the offset of `func` or `var` in a declaration.
  private static func introducer(of member: Member) -> Int {
    member.node.as(FunctionDeclSyntax.self)?.funcKeyword.start
      ?? member.node.as(VariableDeclSyntax.self)?.bindingSpecifier.start ?? member.node.start
  }
}
