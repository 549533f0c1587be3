import SwiftSyntax

/// Replaces `UserDefaults.standard` and `UserDefaults(suiteName:)` by objects that notify observers.
///
/// Foundation on Linux neither posts `didChangeNotification` nor calls key-value observers. The objects belong to a
/// subclass, so all other uses of the type are unchanged.
enum UserDefaultsRule: Rule {
  private static let replacement = "ObservedUserDefaults"

  static func apply(_ session: RewritingSession) {
    guard session.index.type("UserDefaults").map({ $0.kind == .external }) ?? true, !session.options.keepsConditions
    else { return }
    for (number, file) in session.files.enumerated() {
      func replace(_ type: DeclReferenceExprSyntax) {
        session.edits[number].replace(type.start..<type.end, with: replacement)
        session.edits[number].needsUIKit = true
      }
      for access in file.nodes.memberAccesses {
        guard let type = access.base?.as(DeclReferenceExprSyntax.self), type.baseName.text == "UserDefaults",
          ["standard", "init"].contains(access.declName.baseName.text)
        else { continue }
        replace(type)
      }
      for call in file.nodes.calls {
        guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self), type.baseName.text == "UserDefaults"
        else { continue }
        replace(type)
      }
    }
  }
}
