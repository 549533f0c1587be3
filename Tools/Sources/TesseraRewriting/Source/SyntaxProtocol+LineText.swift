import SwiftSyntax

extension SyntaxProtocol {
  /// The text of the node on one line, without comments. Generated code is written on lines of the original, where the text
  /// after `//` would be a part of the comment.
  ///
  /// Statements that end with a line break end with a semicolon, and a string literal of several lines becomes one of one
  /// line.
  var lineText: String {
    let text = trimmedDescription
    guard text.contains("//") || text.contains("/*") || text.contains("\n") else { return text }
    var result = ""
    var isSeparated = false
    for token in tokens(viewMode: .sourceAccurate) {
      if let segment = token.literalText {
        // The spaces before a line of a literal are its indentation.
        let isOpening = token.parent?.as(StringLiteralExprSyntax.self)?.openingQuote == token
        if isOpening, isSeparated || !token.leadingTrivia.isEmpty, !result.isEmpty, !result.hasSuffix("(") {
          result += " "
        }
        result += segment
        isSeparated = !isOpening && token.tokenKind == .multilineStringQuote && !token.trailingTrivia.isEmpty
        continue
      }
      let isClosing = [.rightParen, .rightSquare, .comma, .backslash].contains(token.tokenKind)
      if !result.isEmpty, isSeparated || !token.leadingTrivia.isEmpty, !isClosing, !result.hasSuffix("(") {
        result += " "
      }
      result += token.text
      if token.endsStatement { result += ";" }
      isSeparated = !token.trailingTrivia.isEmpty
    }
    return result
  }
}

extension TokenSyntax {
  /// Indicates whether the token is the last one of a statement or a declaration that another one follows without a
  /// semicolon.
  fileprivate var endsStatement: Bool {
    var current = parent
    while let node = current, node.lastToken(viewMode: .sourceAccurate) == self {
      if let item = node.as(CodeBlockItemSyntax.self), item.semicolon == nil,
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
      {
        return list.last?.id != item.id
      }
      current = node.parent
    }
    return false
  }

  /// The text of a token of a string literal of several lines in a literal of one line, or nil for another token.
  fileprivate var literalText: String? {
    if tokenKind == .multilineStringQuote { return "\"" }
    guard case .stringSegment(let text) = tokenKind,
      let segments = parent?.parent?.as(StringLiteralSegmentListSyntax.self),
      let literal = segments.parent?.as(StringLiteralExprSyntax.self),
      literal.openingQuote.tokenKind == .multilineStringQuote
    else { return nil }
    let escape = "\\" + (literal.openingPounds?.text ?? "")
    var line = text
    if segments.last?.id == parent?.id, line.hasSuffix("\n") { line.removeLast() }
    // A backslash at the end of a line joins it to the next one.
    line = line.split(separator: escape + "\n", omittingEmptySubsequences: false).joined()
    // An even number of backslashes before a quotation mark does not escape it.
    var result = ""
    var isEscaped = false
    for character in line {
      if character == "\n" {
        result += escape + "n"
      } else if character == "\"", !isEscaped || escape.count > 1 {
        result += escape + "\""
      } else {
        result.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}
