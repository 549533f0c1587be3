import SwiftSyntax

/// Lets subclasses of `UIScrollView` declare a delegate of their own.
///
/// `UIScrollView.delegate` cannot be overridden here, because those of table and collection views have other types. The
/// override becomes a property of the class, which has the same name; `super.delegate` is still the scroll view's.
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

  /// Whether the next class above that declares a delegate is `UIScrollView` itself.
  private static func overridesScrollView(_ type: TypeEntry, _ session: RewritingSession) -> Bool {
    var root: String?
    let isDeclaredAbove = session.index.firstInChain(of: type) { entry -> Bool? in
      root = session.index.superclassName(of: entry) ?? root
      return entry !== type && entry.kind == .class && entry.members.contains { $0.name == "delegate" } ? true : nil
    }
    return isDeclaredAbove == nil && root == "UIScrollView"
  }
}
