import SwiftSyntax

/// Rewrites `UIApplication.shared.delegate?.window`, whose type is `UIWindow??` on iOS: an optional property of a protocol
/// with an optional type.
///
/// Here each delegate has the property, so that the type is `UIWindow?`. Where code reads it by the protocol, it becomes
/// `_optionalWindow`, so that `window??.rootViewController`, `window!!` and `window ?? nil` have the types that they expect.
enum DelegateWindowRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for access in file.nodes.memberAccesses where access.declName.baseName.text == "window" {
        guard let base = access.base, isDelegate(base) else { continue }
        session.edits[number].replace(access.declName.start..<access.declName.end, with: "_optionalWindow")
      }
    }
  }

  /// Indicates whether an expression has the type of the protocol: the delegate of the application, or the result of a cast.
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
