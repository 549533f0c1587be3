import SwiftSyntax

/// The changes of one file, and the messages about it.
///
/// Rules change small pieces, so that several rules can change the same expression.
struct FileEdits {
  private struct Edit {
    let range: Range<Int>
    let replacement: String
    let number: Int
  }

  private var edits: [Edit] = []
  /// The modules that the file must import for the changed code.
  private(set) var imports: [String] = []
  /// Declarations that are added after the last line.
  private(set) var declarations: [String] = []
  /// Indicates whether the changed code uses declarations of `UIKit`.
  var needsUIKit = false
  /// The offset at which the part of the file begins that is left out by a condition, or nil if no part is left out.
  var leftOutStart: Int?
  /// The ranges of declarations that are replaced by spaces.
  private(set) var leftOut: [Range<Int>] = []
  /// The code in place of the ranges that are left out, before the spaces.
  private var leftOutReplacements: [Range<Int>: String] = [:]
  /// The messages about constructs in the file that no rule can rewrite.
  var diagnostics: [RewritingDiagnostic] = []

  /// Indicates whether the file is unchanged.
  var isEmpty: Bool { edits.isEmpty && imports.isEmpty && declarations.isEmpty && leftOut.isEmpty }

  /// Replaces the bytes of a range.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    edits.append(Edit(range: range, replacement: replacement, number: edits.count))
  }

  /// Inserts a text before an offset. Texts at the same offset are inserted in the order of the calls.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Replaces the bytes of a range by spaces, so that the following columns do not change. Line breaks are preserved.
  mutating func blank(_ range: Range<Int>, in file: ParsedFile) {
    replace(range, with: file.spaces(for: range))
  }

  /// Replaces a range by a shorter text, followed by spaces up to the length of the range.
  mutating func replace(_ range: Range<Int>, padding text: String) {
    replace(range, with: text + String(repeating: " ", count: max(0, range.count - text.utf8.count)))
  }

  /// Replaces declarations by spaces. Other changes in the range are discarded.
  ///
  /// - Parameters:
  ///   - range: The range of the declarations.
  ///   - replacement: A text without line breaks that is inserted before the spaces.
  mutating func leaveOut(_ range: Range<Int>, replacement: String = "") {
    leftOut.append(range)
    if !replacement.isEmpty { leftOutReplacements[range] = replacement }
  }

  /// Returns whether a declaration is left out.
  func isLeftOut(_ node: some SyntaxProtocol) -> Bool {
    leftOutStart.map { node.start > $0 } == true
      || leftOut.contains { $0.lowerBound <= node.start && node.end <= $0.upperBound }
  }

  /// Adds an import of a module to the file.
  mutating func add(import module: String) {
    if !imports.contains(module) { imports.append(module) }
  }

  /// Adds a declaration after the last line of the file.
  mutating func add(declaration: String) { declarations.append(declaration) }

  /// Returns the changed text of a file.
  ///
  /// Imports and declarations are added after the last line, so that each line keeps its number. If two changes
  /// overlap, the second one is discarded. Line breaks that a change would add or remove are restored.
  func applied(to file: ParsedFile) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(file.text.count + 1024)
    var offset = 0
    var all = edits
    if !leftOut.isEmpty {
      all.removeAll { edit in
        leftOut.contains { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound }
      }
      all += leftOut.map { range in
        let replacement = (leftOutReplacements[range] ?? "") + file.spaces(for: range)
        // Of two ranges that begin at the same offset, the longer one is the declaration.
        return Edit(range: range, replacement: replacement, number: -range.count)
      }
    }
    let sorted = all.sorted {
      // An insertion comes before a replacement that begins at the same offset.
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.number)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.number)
    }
    for edit in sorted where edit.range.lowerBound >= offset && edit.range.upperBound <= file.text.count {
      result += file.text[offset..<edit.range.lowerBound]
      let breaks = file.text[edit.range].count { $0 == UInt8(ascii: "\n") }
      let replacement = edit.replacement.utf8
      let kept = replacement.count { $0 == UInt8(ascii: "\n") }
      if kept <= breaks {
        result += replacement
        result += repeatElement(UInt8(ascii: "\n"), count: breaks - kept)
      } else {
        result += replacement.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
      }
      offset = edit.range.upperBound
    }
    result += file.text[offset...]
    if leftOutStart != nil { result += "\n#endif\n".utf8 }
    let additions = imports.map { "import \($0)" } + declarations
    if !additions.isEmpty { result += "\n\(additions.joined(separator: "\n"))\n".utf8 }
    return String(decoding: result, as: UTF8.self)
  }
}
