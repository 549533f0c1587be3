import SwiftSyntax

/// Rewrites `UIApplication.shared.delegate?.window`, which has the type `UIWindow??` on iOS, because the property of
/// the protocol is optional and has an optional type.
///
/// In Tessera, every delegate has the property, so the type is `UIWindow?`. Code that reads the property through the
/// protocol reads `_optionalWindow` instead, so that `window??.rootViewController`, `window!!` and `window ?? nil` have
/// the expected types.
enum DelegateWindowRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for access in file.nodes.memberAccesses where access.declName.baseName.text == "window" {
        guard let base = access.base, isDelegate(base) || isUnwrappedTwice(access) else { continue }
        session.edits[number].replace(access.declName.start..<access.declName.end, with: "_optionalWindow")
      }
    }
  }

  /// Indicates whether the value of a property is unwrapped twice, as in `object.window??.frame`: only the property of the
  /// protocol has such a value.
  private static func isUnwrappedTwice(_ access: MemberAccessExprSyntax) -> Bool {
    func isUnwrapping(_ node: Syntax?) -> Bool {
      node?.is(OptionalChainingExprSyntax.self) == true || node?.is(ForceUnwrapExprSyntax.self) == true
    }
    return isUnwrapping(access.parent) && isUnwrapping(access.parent?.parent)
  }

  /// Indicates whether an expression has the type of the protocol. This is the case for the application's delegate and
  /// for the result of a cast.
  private static func isDelegate(_ base: ExprSyntax) -> Bool {
    var inner = base
    while true {
      if let chain = inner.as(OptionalChainingExprSyntax.self) {
        inner = chain.expression
      } else if let unwrap = inner.as(ForceUnwrapExprSyntax.self) {
        inner = unwrap.expression
      } else {
        break
      }
    }
    if let access = inner.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "delegate" {
      guard let owner = access.base?.trimmedDescription else { return false }
      return owner.hasSuffix("UIApplication.shared") || ["application", "app"].contains(owner)
    }
    guard let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    return ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains(
      ModuleIndex.plainName(type.type.trimmedDescription))
  }
}
