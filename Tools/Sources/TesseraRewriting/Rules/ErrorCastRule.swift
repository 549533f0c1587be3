import SwiftSyntax

/// Rewrites casts and patterns that convert errors to `NSError`, which fail on Linux for errors that are Swift types.
///
/// A conversion such as `error as NSError` is one of Foundation's, and works as on iOS. Casts from other Swift types to
/// classes of Foundation do, too. They are not changed.
enum ErrorCastRule: Rule {
  static func apply(_ session: RewritingSession) {
    let module = session.options.importMap["Darwin"]?.first
    for (number, file) in session.files.enumerated() {
      if let module {
        for sequence in file.nodes.casts where rewrite(sequence, &session.edits[number]) {
          session.edits[number].add(import: module)
        }
      }
      for clause in file.nodes.catches { rewrite(clause, &session.edits[number]) }
    }
  }

  /// Rewrites casts such as `error as? NSError`, whose operand is converted first. Returns whether there are any.
  private static func rewrite(_ sequence: SequenceExprSyntax, _ edits: inout FileEdits) -> Bool {
    let elements = Array(sequence.elements)
    var isChanged = false
    for (place, element) in elements.enumerated().dropFirst() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil,
        place + 1 < elements.count, let type = elements[place + 1].as(TypeExprSyntax.self),
        type.trimmedDescription == "NSError", !sequence.isInPattern
      else { continue }
      edits.insert("_error(", at: elements[place - 1].start)
      edits.insert(")", at: elements[place - 1].end)
      isChanged = true
    }
    return isChanged
  }

  /// Rewrites a clause such as `catch let error as NSError { … }`, which catches all errors.
  private static func rewrite(_ clause: CatchClauseSyntax, _ edits: inout FileEdits) {
    guard clause.catchItems.count == 1, let item = clause.catchItems.first, let pattern = item.pattern,
      clause.body.leftBrace.presence == .present
    else { return }
    let words = pattern.trimmedDescription.split(whereSeparator: \.isWhitespace)
    guard words.count == 4, words[0] == "let" || words[0] == "var", words[2] == "as", words[3] == "NSError" else {
      return
    }
    // The error has a name of its own, so that the code of the clause finds its variables called `error`.
    edits.replace(pattern.start..<pattern.end, padding: "let _caught")
    if let condition = item.whereClause?.condition {
      for token in condition.tokens(viewMode: .sourceAccurate)
      where token.text == words[1] && token.parent?.is(DeclReferenceExprSyntax.self) == true
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      {
        edits.replace(token.start..<token.end, with: "(_caught as NSError)")
      }
    }
    edits.insert(" \(words[0]) \(words[1]) = _caught as NSError;", at: clause.body.leftBrace.end)
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
