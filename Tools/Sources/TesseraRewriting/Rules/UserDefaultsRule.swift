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
    let labels = labels(of: session)
    for (number, file) in session.files.enumerated() {
      func insertBase(_ expression: ExprSyntax) {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.base == nil,
          access.declName.baseName.text == "standard"
        else { return }
        session.edits[number].insert(replacement, at: access.start)
        session.edits[number].needsUIKit = true
      }
      for (type, value) in file.nodes.initialValues where isUserDefaults(type.trimmedDescription) { insertBase(value) }
      for argument in file.nodes.calls.lazy.flatMap({ $0.arguments })
      where argument.label.map({ labels.contains($0.plainText) }) == true { insertBase(argument.expression) }
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

  private static func isUserDefaults(_ type: String) -> Bool {
    ["UserDefaults", "UserDefaults?", "UserDefaults!"].contains(type)
  }

  /// Returns the labels of arguments for which `.standard` is the one of user defaults, because all parameters and stored
  /// properties with these names in the module have this type.
  private static func labels(of session: RewritingSession) -> Set<String> {
    var labels: Set<String> = []
    var others: Set<String> = []
    func add(_ label: String, _ type: String) {
      if isUserDefaults(type) { labels.insert(label) } else { others.insert(label) }
    }
    for member in session.index.entries.lazy.flatMap({ $0.members }) {
      if member.kind == .property, !member.isStatic { add(member.name, member.type ?? "") }
      for (label, type) in zip(member.labels, member.parameterTypes) { add(label, type) }
    }
    return labels.subtracting(others)
  }
}
