import SwiftSyntax

/// Rewrites `someClass.isSubclass(of: other)`, a class method of Objective-C's `NSObject`.
///
/// The call becomes `_isSubclass(someClass, of: other)`, a function of the module that replaces Darwin.
enum SubclassRule: Rule {
  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first else { return }
    let isDeclared = session.index.entries.contains { $0.members.contains { $0.name == "isSubclass" } }
    guard !isDeclared else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.count == 1 && call.arguments.first?.label?.text == "of" {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
          access.declName.baseName.text == "isSubclass", let paren = call.leftParen,
          !OptionalCallRule.containsChain(base)
        else { continue }
        let reference = base.as(DeclReferenceExprSyntax.self) ?? base.as(MemberAccessExprSyntax.self)?.declName
        let name = reference?.baseName.text
        let suffix = name?.first?.isUppercase == true ? ".self, " : ", "
        session.edits[number].insert("_isSubclass(", at: base.start)
        session.edits[number].replace(base.end..<paren.end, with: suffix)
        session.edits[number].add(import: module)
      }
    }
  }
}
