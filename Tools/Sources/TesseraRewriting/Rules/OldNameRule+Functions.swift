import SwiftSyntax

// The functions that became methods, and the keys of the options of documents.
extension OldNameRule {
  /// Rewrites calls of functions that became methods or initializers.
  static func rewrite(
    _ call: FunctionCallExprSyntax, _ declared: Set<String>, _ edits: inout FileEdits
  ) {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), call.leftParen != nil,
      let close = call.rightParen, !declared.contains(callee.baseName.text)
    else { return }
    let arguments = Array(call.arguments)
    if arguments.contains(where: { $0.label != nil }) { return }
    if let labels = OldNames.labels[callee.baseName.text], labels.count == arguments.count {
      for (argument, label) in zip(arguments, labels) where !label.isEmpty {
        edits.insert("\(label): ", at: argument.start)
      }
      return
    }
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
    case ("UIEdgeInsetsEqualToEdgeInsets", 2):
      edits.replace(callee.start..<callee.end, with: "")
      guard let comma = arguments[0].trailingComma else { return }
      edits.replace(comma.start..<comma.end, with: " ==")
    case ("UIAccessibilityPostNotification", 2):
      edits.replace(callee.start..<callee.end, with: "UIAccessibility.post")
      for (argument, label) in zip(arguments, ["notification", "argument"]) {
        edits.insert("\(label): ", at: argument.start)
      }
    case ("UIAccessibilityConvertFrameToScreenCoordinates", 2):
      edits.replace(callee.start..<callee.end, with: "UIAccessibility.convertToScreenCoordinates")
      edits.insert("in: ", at: arguments[1].start)
    case ("UI_USER_INTERFACE_IDIOM", 0):
      edits.replace(callee.start..<close.end, with: "UIDevice.current.userInterfaceIdiom")
    case ("UIImagePNGRepresentation", 1):
      edits.replace(callee.start..<callee.end, with: "")
      edits.insert(".pngData()", at: close.end)
    case (let name, 0):
      guard let property = OldNames.accessibilityFunctions[name] else { return }
      edits.replace(callee.start..<close.end, padding: "UIAccessibility.\(property)")
    case (let name, 1):
      guard let method = OldNames.coderFunctions[name] else { return }
      edits.replace(callee.start..<callee.end, with: "NSCoder.\(method)")
      edits.insert("for: ", at: arguments[0].start)
    default: return
    }
  }

  /// Rewrites a key of the options or attributes of a document, such as `NSDocumentTypeDocumentAttribute`.
  ///
  /// The key became a member of two types. That of attributes is meant in an argument `documentAttributes:`, and that of options
  /// elsewhere: most programs use the key for reading HTML.
  static func rewriteDocumentKey(_ token: TokenSyntax, _ key: String, _ edits: inout FileEdits) {
    var isAttribute = false
    var dictionary: DictionaryExprSyntax?
    var ancestor = token.parent
    while let node = ancestor, !node.is(CodeBlockItemSyntax.self), !node.is(MemberBlockItemSyntax.self) {
      if dictionary == nil { dictionary = node.as(DictionaryExprSyntax.self) }
      if let argument = node.as(LabeledExprSyntax.self), argument.label?.text == "documentAttributes" {
        isAttribute = true
      }
      ancestor = node.parent
    }
    let type = "NSAttributedString.\(isAttribute ? "DocumentAttributeKey" : "DocumentReadingOptionKey")"
    edits.replace(token.start..<token.end, with: "\(type).\(key)")
    // The first key of a dictionary changes the type of the keys that the sources name, because it was a string.
    guard let dictionary, case .elements(let elements) = dictionary.content,
      let first = elements.first(where: { OldNames.documentKeys[$0.key.trimmedDescription] != nil }),
      first.key.start == token.start, let keyType = statedType(of: dictionary)?.as(DictionaryTypeSyntax.self)?.key,
      ["String", "NSObject", "AnyHashable"].contains(keyType.trimmedDescription)
    else { return }
    edits.replace(keyType.start..<keyType.end, with: type)
  }

  /// Returns the type that a cast or the declaration of a variable gives a dictionary.
  private static func statedType(of dictionary: DictionaryExprSyntax) -> TypeSyntax? {
    var expression = Syntax(dictionary)
    if let list = dictionary.parent?.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self) {
      let elements = Array(list)
      if elements.count == 3, elements[0].is(DictionaryExprSyntax.self), elements[1].is(UnresolvedAsExprSyntax.self) {
        return elements[2].as(TypeExprSyntax.self)?.type
      }
      expression = Syntax(sequence)
    }
    return expression.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?
      .typeAnnotation?.type
  }
}
