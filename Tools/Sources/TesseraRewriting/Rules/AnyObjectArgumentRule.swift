import SwiftSyntax

/// Converts constants of Core Foundation that are arguments for objects: `delete(kSecClassKey)` becomes
/// `delete(kSecClassKey as AnyObject)` if the parameter is an `AnyObject`.
///
/// On iOS, a `CFString` is an object. On Linux, it is a string of Swift, which has no implicit conversion.
enum AnyObjectArgumentRule: Rule {
  private static let types: Set<String> = [
    "AnyObject", "AnyObject?", "AnyObject!", "CFTypeRef", "CFTypeRef?", "CFTypeRef!",
  ]

  static func apply(_ session: RewritingSession) {
    var methods: [String: [Member]] = [:]
    for member in session.index.entries.lazy.flatMap(\.members)
    where member.kind == .method && !types.isDisjoint(with: member.parameterTypes) {
      methods[member.name, default: []].append(member)
    }
    guard !methods.isEmpty else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls {
        guard let name = name(of: call), let candidates = methods[name] else { continue }
        let labels = call.arguments.map { $0.label?.text ?? "" }
        guard let method = candidates.first(where: { $0.labels == labels }) else { continue }
        for (argument, type) in zip(call.arguments, method.parameterTypes)
        where types.contains(type) && isConstant(argument.expression, session) {
          session.edits[number].insert(" as AnyObject", at: argument.expression.end)
        }
      }
    }
  }

  private static func name(of call: FunctionCallExprSyntax) -> String? {
    let called = call.calledExpression
    let reference = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
    return reference?.baseName.plainText
  }

  /// Returns whether an expression is a constant such as `kSecClassKey`, which the module does not declare.
  private static func isConstant(_ expression: ExprSyntax, _ session: RewritingSession) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText, name.hasPrefix("k"),
      name.dropFirst().first?.isUppercase == true
    else { return false }
    return ["kSec", "kCF", "kCG", "kUT", "kCT"].contains(where: name.hasPrefix) && !session.declaredNames.contains(name)
  }
}
