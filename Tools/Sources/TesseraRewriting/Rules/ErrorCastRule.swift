import SwiftSyntax

/// Rewrites conversions of errors to `NSError`, which fail on Linux for errors that are Swift types.
///
/// Casts from other Swift types to classes of Foundation work as on iOS and are not changed.
enum ErrorCastRule: Rule {
  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for sequence in file.nodes.casts { rewrite(sequence, &session.edits[number]) }
      for clause in file.nodes.catches { rewrite(clause, &session.edits[number]) }
    }
  }

  /// Returns an expression that creates an `NSError` for an error that is not an `NSError`.
  private static func substitute(for error: String) -> String {
    "NSError(domain: String(reflecting: type(of: \(error))), code: 1, userInfo: [NSLocalizedDescriptionKey: \"\\(\(error))\"])"
  }

  /// Rewrites a cast such as `error as NSError`.
  private static func rewrite(_ sequence: SequenceExprSyntax, _ edits: inout FileEdits) {
    let elements = Array(sequence.elements)
    for (place, element) in elements.enumerated().dropFirst() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        place + 1 < elements.count, let type = elements[place + 1].as(TypeExprSyntax.self),
        type.trimmedDescription == "NSError", let error = elements[place - 1].as(DeclReferenceExprSyntax.self),
        !sequence.isInPattern
      else { continue }
      edits.insert("?", at: cast.asKeyword.end)
      edits.insert(" ?? \(substitute(for: error.baseName.text))", at: type.end)
    }
  }

  /// Rewrites a clause such as `catch let error as NSError { … }`, which catches all errors.
  private static func rewrite(_ clause: CatchClauseSyntax, _ edits: inout FileEdits) {
    guard clause.catchItems.count == 1, let item = clause.catchItems.first, item.whereClause == nil,
      let pattern = item.pattern, clause.body.leftBrace.presence == .present
    else { return }
    let words = pattern.trimmedDescription.split(whereSeparator: \.isWhitespace)
    guard words.count == 4, words[0] == "let" || words[0] == "var", words[2] == "as", words[3] == "NSError" else {
      return
    }
    // The error has a name of its own, so that the code of the clause finds its variables called `error`.
    edits.replace(pattern.start..<pattern.end, padding: "let _caught")
    edits.insert(
      " \(words[0]) \(words[1]) = _caught as? NSError ?? \(substitute(for: "_caught"));",
      at: clause.body.leftBrace.end)
  }
}

extension SyntaxProtocol {
  /// Indicates whether the node is part of a pattern, such as `catch let error as NSError`.
  fileprivate var isInPattern: Bool {
    var current = parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) {
      if node.isProtocol((any PatternSyntaxProtocol).self) { return true }
      current = node.parent
    }
    let first = firstToken(viewMode: .sourceAccurate)?.tokenKind
    return first == .keyword(.let) || first == .keyword(.var)
  }
}
