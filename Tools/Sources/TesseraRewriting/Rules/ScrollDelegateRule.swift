import SwiftSyntax

/// Lets subclasses of `UIScrollView` override `delegate`.
///
/// In Tessera, `UIScrollView.delegate` cannot be overridden, because table views and collection views have delegates of
/// other types. The override becomes a new property of the class with the same name. `super.delegate` still refers to
/// the property of the scroll view.
enum ScrollDelegateRule: Rule {
  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where type.kind == .class {
      for member in type.members
      where member.isOverride && member.kind == .property && member.name == "delegate"
        && overridesScrollView(type, session)
      {
        guard let variable = member.node.as(VariableDeclSyntax.self) else { continue }
        for modifier in variable.modifiers where modifier.name.text == "override" {
          session.edits[member.file].blank(modifier.start..<modifier.end, in: session.files[member.file])
        }
        session.dispatchedOverrides.insert(member.node.id)
      }
    }
  }

  /// Returns whether `UIScrollView` is the nearest superclass that declares a delegate.
  private static func overridesScrollView(_ type: TypeEntry, _ session: RewritingSession) -> Bool {
    var root: String?
    let isDeclaredAbove = session.index.firstInChain(of: type) { entry -> Bool? in
      root = session.index.superclassName(of: entry) ?? root
      return entry !== type && entry.kind == .class && entry.members.contains { $0.name == "delegate" } ? true : nil
    }
    return isDeclaredAbove == nil && root == "UIScrollView"
  }
}
