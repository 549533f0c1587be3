import SwiftSyntax

/// Replaces the names of Swift 4 and 4.2 by the current ones.
enum OldNameRule: Rule {
  static func apply(_ session: RewritingSession) {
    let declared = session.declaredNames
    let hasNumericRates = DecelerationRule.applies(to: session)
    for (number, file) in session.files.enumerated() {
      for token in file.nodes.identifiers {
        let text = token.text
        guard !declared.contains(text) else { continue }
        if let name = OldNames.names[text] {
          let isRate = hasNumericRates && name.hasPrefix("UIScrollView.DecelerationRate.")
          session.edits[number].replace(token.start..<token.end, with: isRate ? "\(name).rawValue" : name)
        } else if let key = OldNames.documentKeys[text] {
          rewriteDocumentKey(token, key, &session.edits[number])
        }
      }
      for access in file.nodes.memberAccesses {
        let token = access.declName.baseName
        let text = token.text
        if let name = OldNames.members[text], !declared.contains(text),
          ["RunLoopMode", nil].contains(access.base?.trimmedDescription)
        {
          session.edits[number].replace(token.start..<token.end, with: name)
        }
        guard let name = OldNames.notifications[text], !declared.contains(text) else { continue }
        session.edits[number].replace(access.start..<access.declName.end, with: name)
      }
      for call in file.nodes.calls {
        rewrite(call, declared, &session.edits[number])
        rewriteLabel(call, declared, &session.edits[number])
      }
      for function in file.nodes.functions {
        rewriteKeys(function, &session.edits[number])
        // In extensions, the class gets the override (`ExtensionOverrideRule`).
        if function.modifiers.has("override"), !declared.contains(function.name.text),
          function.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == false,
          let parameter = function.signature.parameterClause.parameters.first, let name = currentName(of: function)
        {
          session.edits[number].replace(function.name.start..<function.name.end, with: name)
          session.edits[number].replace(
            parameter.firstName.start..<parameter.firstName.end,
            with: parameter.secondName == nil ? "_ \(parameter.firstName.text)" : "_")
        }
      }
    }
  }

  /// Returns the current name of an override whose label became a part of the name, such as `bringSubview(toFront:)`, or nil.
  static func currentName(of function: FunctionDeclSyntax) -> String? {
    guard let method = OldNames.methods[function.name.text],
      function.signature.parameterClause.parameters.first?.firstName.text == method.label
    else { return nil }
    return method.name
  }

  /// Rewrites calls such as `bringSubview(toFront: view)` and `UIActivityIndicatorView(activityIndicatorStyle: .gray)`.
  private static func rewriteLabel(
    _ call: FunctionCallExprSyntax, _ declared: Set<String>, _ edits: inout FileEdits
  ) {
    let callee =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let callee, !declared.contains(callee.text), let argument = call.arguments.first else { return }
    // `setCategory(AVAudioSessionCategoryPlayback, with: .mixWithOthers)`
    if callee.text == "setCategory", argument.expression.trimmedDescription.hasPrefix("AVAudioSessionCategory"),
      let with = call.arguments.dropFirst().first?.label, with.text == "with"
    {
      edits.replace(with.start..<with.end, with: "options")
    }
    // `AVAudioSession.setActive(_:with:)`
    if callee.text == "setActive", argument.label == nil, call.arguments.count == 2,
      let with = call.arguments.last?.label, with.text == "with"
    {
      edits.replace(with.start..<with.end, with: "options")
    }
    guard let label = argument.label, let colon = argument.colon else { return }
    if let method = OldNames.methods[callee.text], method.label == label.text {
      edits.replace(callee.start..<callee.end, with: method.name)
      edits.replace(label.start..<colon.end, with: "")
    } else if label.text == "activityIndicatorStyle" {
      edits.replace(label.start..<label.end, padding: "style")
    }
  }

  /// Rewrites declarations of `imagePickerController(_:didFinishPickingMediaWithInfo:)` with keys that are strings.
  /// Such a method would not implement the current requirement, so it would not be called. A private one is not called on iOS either.
  private static func rewriteKeys(_ function: FunctionDeclSyntax, _ edits: inout FileEdits) {
    let parameters = function.signature.parameterClause.parameters
    guard !function.modifiers.has("private"), !function.modifiers.has("fileprivate"),
      function.name.text == "imagePickerController", parameters.count == 2, let info = parameters.last,
      info.firstName.text == "didFinishPickingMediaWithInfo", let type = info.type.as(DictionaryTypeSyntax.self),
      type.key.trimmedDescription == "String"
    else { return }
    edits.replace(type.key.start..<type.key.end, with: "UIImagePickerController.InfoKey")
    edits.replace(type.value.start..<type.value.end, with: "Any")
  }

  /// Returns a text that a rule generates, with the current names. Rules copy types from the sources as they are spelled.
  static func currentNames(in text: String, declared: Set<String>) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(where: isPartOfName) {
      let end = rest[start...].firstIndex { !isPartOfName($0) } ?? rest.endIndex
      let word = String(rest[start..<end])
      result += rest[..<start]
      result += declared.contains(word) ? word : OldNames.names[word] ?? word
      rest = rest[end...]
    }
    return result + rest
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
