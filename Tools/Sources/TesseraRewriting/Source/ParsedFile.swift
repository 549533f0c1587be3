import SwiftParser
import SwiftSyntax

/// A source file with its syntax tree and the nodes that the rules examine.
///
/// The tree is traversed only once (`NodeCollector`). The rules then iterate over the lists of nodes.
struct ParsedFile: @unchecked Sendable {
  /// The path of the file, for messages.
  let path: String
  /// The contents of the file as UTF-8. Offsets in the syntax tree are indexes of this array.
  let text: [UInt8]
  /// The syntax tree of the original text. Edits do not change the tree.
  let tree: SourceFileSyntax
  /// The nodes that the rules examine.
  let nodes: NodeCollector
  /// The converter of offsets to lines.
  private let lines: SourceLocationConverter

  /// Parses the text of a file and collects its nodes.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - keepsConditions: `true` if the module supports Linux, so that `os(iOS)` is false.
  init(_ file: SourceFile, keepsConditions: Bool) {
    path = file.path
    text = Array(file.text.utf8)
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    nodes = NodeCollector(keepsConditions: keepsConditions)
    nodes.walk(tree)
    lines = SourceLocationConverter(fileName: file.path, tree: tree)
  }

  /// Indicates whether the file consists of statements that run when the program starts.
  var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

  /// Creates a message about a node of the file.
  func diagnostic(
    _ node: some SyntaxProtocol, _ severity: RewritingDiagnostic.Severity, _ message: String
  ) -> RewritingDiagnostic {
    let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return RewritingDiagnostic(path: path, line: place.line, column: place.column, severity: severity, message: message)
  }

  /// Returns a text that replaces a range, with spaces instead of characters and with the same line breaks.
  func spaces(for range: Range<Int>) -> String {
    String(decoding: text[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Indicates whether there is a line break between two offsets.
  func hasLineBreak(between start: Int, and end: Int) -> Bool {
    start < end && text[start..<end].contains(UInt8(ascii: "\n"))
  }
}

extension SyntaxProtocol {
  /// The offset in UTF-8 of the node's first token, after comments and spaces.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset in UTF-8 of the end of the node's last token, before comments and spaces.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
