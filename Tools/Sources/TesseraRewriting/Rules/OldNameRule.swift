import SwiftSyntax

/// Replaces the names of Swift 4 and 4.2 by those of today.
enum OldNameRule: Rule {
  static func apply(_ session: RewritingSession) {
    let declared = declaredNames(session.index)
    for (number, file) in session.files.enumerated() {
      for token in file.nodes.identifiers {
        let text = token.text
        guard let name = OldNames.names[text], !declared.contains(text) else { continue }
        session.edits[number].replace(token.start..<token.end, with: name)
      }
      for access in file.nodes.memberAccesses {
        let text = access.declName.baseName.text
        guard let name = OldNames.notifications[text], !declared.contains(text) else { continue }
        session.edits[number].replace(access.start..<access.declName.end, with: name)
      }
      for call in file.nodes.calls { rewrite(call, declared, &session.edits[number]) }
    }
  }

  private static func declaredNames(_ index: ModuleIndex) -> Set<String> {
    var result = Set(index.entries.filter { $0.kind != .external }.map { $0.simpleName })
    for type in index.entries { result.formUnion(type.members.lazy.filter { !$0.isOverride }.map { $0.name }) }
    return result
  }

  /// Functions that became methods or initializers.
  private static func rewrite(
    _ call: FunctionCallExprSyntax, _ declared: Set<String>, _ edits: inout FileEdits
  ) {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), let open = call.leftParen,
      let close = call.rightParen, !declared.contains(callee.baseName.text)
    else { return }
    let arguments = Array(call.arguments)
    if arguments.contains(where: { $0.label != nil }) { return }
    switch (callee.baseName.text, arguments.count) {
    case ("UIEdgeInsetsMake", 4):
      edits.replace(callee.start..<callee.end, padding: "UIEdgeInsets")
      for (argument, label) in zip(arguments, ["top", "left", "bottom", "right"]) {
        edits.insert("\(label): ", at: argument.start)
      }
    case ("UIOffsetMake", 2):
      edits.replace(callee.start..<callee.end, padding: "UIOffset")
      for (argument, label) in zip(arguments, ["horizontal", "vertical"]) {
        edits.insert("\(label): ", at: argument.start)
      }
    case ("UIEdgeInsetsInsetRect", 2), ("UIImageJPEGRepresentation", 2):
      let method = callee.baseName.text == "UIEdgeInsetsInsetRect" ? ".inset(by:" : ".jpegData(compressionQuality:"
      edits.replace(callee.start..<callee.end, with: "")
      guard let comma = arguments[0].trailingComma else { return }
      edits.replace(comma.start..<comma.end, with: ")\(method)")
    case ("UIImagePNGRepresentation", 1):
      edits.replace(callee.start..<callee.end, with: "")
      edits.insert(".pngData()", at: close.end)
      _ = open
    default: return
    }
  }
}
