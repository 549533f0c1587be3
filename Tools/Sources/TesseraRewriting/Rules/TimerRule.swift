import SwiftSyntax

/// Redirects `Timer()` to a declaration of Tessera, `Progress()` to another initializer, and `ProcessInfo()` to the only
/// object of the class. On iOS, the classes inherit this initializer from `NSObject`, and many applications use it for the
/// initial value of a property.
enum TimerRule: Rule {
  static func apply(_ session: RewritingSession) {
    for type in session.index.entries where ["ProcessInfo", "Progress", "Timer"].contains(type.name) {
      guard let node = type.declaration?.node, !type.isPrivate else { continue }
      session.interface.replacedNames[type.name] = ["public", "open"].contains(node.modifiers.accessLevel)
    }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.isEmpty && call.trailingClosure == nil {
        guard let paren = call.leftParen, let name = name(of: call, number, session) else { continue }
        let callee = call.calledExpression
        switch name {
        case "ProcessInfo": session.edits[number].replace(call.start..<call.end, with: "ProcessInfo.processInfo")
        case "Progress": session.edits[number].insert("parent: nil", at: paren.end)
        default:
          guard let module = session.options.importMap["Darwin"]?.first else { continue }
          session.edits[number].replace(callee.start..<callee.end, with: "Timer._unscheduled")
          session.edits[number].add(import: module)
        }
      }
    }
  }

  /// Returns the name of the class of Foundation whose initializer a call calls, or nil if it calls another one: a type of the
  /// project with the same name has precedence where it is visible.
  private static func name(of call: FunctionCallExprSyntax, _ file: Int, _ session: RewritingSession) -> String? {
    let callee = call.calledExpression
    let reference =
      callee.as(DeclReferenceExprSyntax.self)
      ?? callee.as(MemberAccessExprSyntax.self)?.base?
      .as(DeclReferenceExprSyntax.self)
    guard let token = reference?.baseName, ["ProcessInfo", "Progress", "Timer"].contains(token.text),
      [token.text, token.text + ".init"].contains(callee.trimmedDescription)
    else { return nil }
    // Nested types are visible in the types that contain them, and in their subclasses.
    if token.isShadowed(from: "Foundation", session.index) { return nil }
    let isInherited = ModuleIndex.enclosingType(of: call).flatMap { ModuleIndex.path(of: $0) }.flatMap { path in
      session.index.type(path)
    }.flatMap { type in
      session.index.firstInChain(of: type) { superclass in
        session.index.entries.first { $0.name == superclass.name + "." + token.text }
      }
    }
    if isInherited != nil { return nil }
    for type in session.index.entries where type.name == token.text {
      if let declaration = type.declaration, !type.isPrivate || declaration.file == file { return nil }
    }
    for (number, other) in session.files.enumerated() {
      for alias in LeftOutRule.aliases(in: other.tree.statements) where alias.name.plainText == token.text {
        let isPrivate = ["private", "fileprivate"].contains(alias.modifiers.accessLevel)
        if !isPrivate || number == file { return nil }
      }
    }
    for entry in session.files[file].nodes.imports {
      guard let module = entry.path.first?.name.plainText else { continue }
      let isPublic = session.index.interfaces.first { $0.moduleName == module }?.replacedNames[token.text]
      if isPublic == true || (isPublic == false && entry.attributes.has("testable")) { return nil }
    }
    return token.text
  }
}
