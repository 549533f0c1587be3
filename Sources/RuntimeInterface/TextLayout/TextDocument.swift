import CoreGraphics
import Foundation

/// Styled text that has been shaped, so that it can be laid out in boxes of any size. Instances are immutable.
package final class TextDocument: @unchecked Sendable {
  package final class Paragraph {
    package let shaped: ShapedText
    /// For each run of the paragraph, the index of its style in the document's `styles`.
    package let styleIndices: [Int]
    /// The runs for which the paragraph was shaped.
    let shapingRuns: [ShapingParagraph.Run]
    package let style: TextParagraphStyle
    /// The start of the paragraph in the document, in UTF-16 units.
    package let start: Int
    /// The length of the paragraph without its terminator, in UTF-16 units.
    package let length: Int

    init(
      shaped: ShapedText, styleIndices: [Int], shapingRuns: [ShapingParagraph.Run], style: TextParagraphStyle,
      start: Int, length: Int
    ) {
      self.shaped = shaped
      self.styleIndices = styleIndices
      self.shapingRuns = shapingRuns
      self.style = style
      self.start = start
      self.length = length
    }
  }

  package let styles: [TextStyle]
  /// The `kern` of each style in `styles`. These values are stored separately because they are read for every character. Copying a
  /// whole style for each character would use most of the time of layout.
  let kerns: [CGFloat]
  /// Indicates whether all styles have only a font, a color and letter spacing, as in most labels. The other properties
  /// of the styles are not read when such text is drawn.
  let isPlain: Bool
  package let paragraphs: [Paragraph]
  package let utf16Count: Int

  /// Creates a document with a single style.
  package convenience init(_ text: String, style: TextStyle, paragraphStyle: TextParagraphStyle) {
    self.init(text, attributes: TextAttributes(style, paragraphStyle: paragraphStyle))
  }

  /// Creates a document with a single style. `attributes` contains the style in the form in which documents store it.
  package init(_ text: String, attributes: TextAttributes) {
    styles = attributes.styles
    kerns = attributes.kerns
    isPlain = attributes.isPlain
    let paragraphStyle = attributes.paragraphStyle
    let font = attributes.style.font
    let hasLigatures = attributes.style.hasLigatures
    func paragraph(_ piece: String, _ start: Int, _ length: Int) -> Paragraph {
      let runs = [ShapingParagraph.Run(utf16Length: length, font: font, hasLigatures: hasLigatures)]
      let shaped = Runtime.textEngine.shape(
        ShapingParagraph(text: piece, runs: runs, direction: paragraphStyle.direction))
      return Paragraph(
        shaped: shaped, styleIndices: TextAttributes.styleIndices, shapingRuns: runs, style: paragraphStyle,
        start: start, length: length)
    }
    if !Self.mayHaveBreaks(text) {
      utf16Count = text.utf16.count
      paragraphs = [paragraph(text, 0, utf16Count)]
      return
    }
    var paragraphs: [Paragraph] = []
    var total = 0
    Self.split(text) { piece, start, length, next in
      paragraphs.append(paragraph(piece.string, start, length))
      total = next
    }
    self.paragraphs = paragraphs
    utf16Count = total
  }

  /// A run of a document: successive UTF-16 units with the same style.
  package struct Run {
    package var utf16Length: Int
    package var style: Int
    package var paragraphStyle: Int

    package init(utf16Length: Int, style: Int, paragraphStyle: Int) {
      self.utf16Length = utf16Length
      self.style = style
      self.paragraphStyle = paragraphStyle
    }
  }

  /// Creates a document with several styles.
  ///
  /// The sum of the runs' lengths must be the length of the text. A paragraph uses the paragraph style of its first
  /// character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - runs: The runs of the text, in order.
  ///   - styles: The styles of the runs.
  ///   - paragraphStyles: The paragraph styles of the runs.
  ///   - earlier: A document of which the text is an edited version, or `nil`. Its shaped paragraphs are used where the text and its
  ///     fonts are the same.
  package init(
    _ text: String, runs: [Run], styles: [TextStyle], paragraphStyles: [TextParagraphStyle],
    earlier: TextDocument? = nil
  ) {
    self.styles = styles
    kerns = styles.map(\.kern)
    isPlain = styles.allSatisfy(\.isPlain)
    var paragraphs: [Paragraph] = []
    var totalLength = 0
    var runIndex = 0
    var runStart = 0
    let lengthChange = earlier.map { text.utf16.count - $0.utf16Count } ?? 0
    Self.split(text) { piece, start, length, next in
      while runIndex < runs.count - 1 && runStart + runs[runIndex].utf16Length <= start {
        runStart += runs[runIndex].utf16Length
        runIndex += 1
      }
      let style = runs.isEmpty ? TextParagraphStyle() : paragraphStyles[runs[runIndex].paragraphStyle]
      var shapingRuns: [ShapingParagraph.Run] = []
      var runStyleIndices: [Int] = []
      var index = runIndex
      var position = runStart
      while index < runs.count && (position < start + length || runStyleIndices.isEmpty) {
        let end = position + runs[index].utf16Length
        let runStyle = styles[runs[index].style]
        shapingRuns.append(
          ShapingParagraph.Run(
            utf16Length: max(0, min(end, start + length) - max(position, start)), font: runStyle.font,
            hasLigatures: runStyle.hasLigatures))
        runStyleIndices.append(runs[index].style)
        position = end
        index += 1
      }
      // Before the edited part, an unchanged paragraph has the same start. After it, the start has moved by the change of the length.
      let shaped =
        earlier?.shapedText(at: start, piece, shapingRuns, style.direction)
        ?? earlier?.shapedText(at: start - lengthChange, piece, shapingRuns, style.direction)
        ?? Runtime.textEngine.shape(
          ShapingParagraph(text: piece.string, runs: shapingRuns, direction: style.direction))
      paragraphs.append(
        Paragraph(
          shaped: shaped, styleIndices: runStyleIndices, shapingRuns: shapingRuns, style: style, start: start,
          length: length))
      totalLength = next
    }
    self.paragraphs = paragraphs
    utf16Count = totalLength
  }

  /// A paragraph of a text that is split.
  private struct Piece {
    /// The whole text, if it is a single paragraph.
    let text: String?
    let codeUnits: ArraySlice<UInt16>

    var string: String { text ?? String(decoding: codeUnits, as: UTF16.self) }

    func isEqual(to other: String) -> Bool { text.map { $0 == other } ?? codeUnits.elementsEqual(other.utf16) }
  }

  /// Returns the shaped text of the paragraph that begins at a position, or `nil` if there is none or it has other characters, fonts
  /// or another direction.
  ///
  /// - Complexity: O(log *n* + *k*), where *n* is the number of paragraphs and *k* the length of the paragraph.
  private func shapedText(
    at start: Int, _ piece: Piece, _ runs: [ShapingParagraph.Run], _ direction: ShapingParagraph.Direction
  ) -> ShapedText? {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let midpoint = (low + high) / 2
      if paragraphs[midpoint].start < start { low = midpoint + 1 } else { high = midpoint }
    }
    guard low < paragraphs.count, paragraphs[low].start == start else { return nil }
    let paragraph = paragraphs[low]
    guard paragraph.style.direction == direction, paragraph.shapingRuns.count == runs.count,
      zip(paragraph.shapingRuns, runs).allSatisfy({
        $0.utf16Length == $1.utf16Length && $0.font === $1.font && $0.hasLigatures == $1.hasLigatures
      }),
      piece.isEqual(to: paragraph.shaped.text)
    else { return nil }
    return paragraph.shaped
  }

  /// Returns whether any byte of the text may belong to a paragraph terminator.
  private static func mayHaveBreaks(_ text: String) -> Bool {
    // The bytes are compared, because reading the characters of a short string one by one takes longer than shaping it.
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte == 0x0A || byte == 0x0D || byte == 0xE2 { return true }
      return false
    }
  }

  /// Calls `body` for each paragraph. The arguments are its text, its start, its length, and the start of the next
  /// paragraph.
  ///
  /// The last paragraph of a text that ends with a line break is empty. An empty text has one empty paragraph.
  private static func split(_ text: String, _ body: (Piece, Int, Int, Int) -> Void) {
    if !mayHaveBreaks(text) {
      let length = text.utf16.count
      return body(Piece(text: text, codeUnits: []), 0, length, length)
    }
    let codeUnits = Array(text.utf16)
    var start = 0
    var index = 0
    while index < codeUnits.count {
      let codeUnit = codeUnits[index]
      guard codeUnit == 0x0A || codeUnit == 0x0D || codeUnit == 0x2029 else {
        index += 1
        continue
      }
      let next = codeUnit == 0x0D && index + 1 < codeUnits.count && codeUnits[index + 1] == 0x0A ? index + 2 : index + 1
      body(Piece(text: nil, codeUnits: codeUnits[start..<index]), start, index - start, next)
      start = next
      index = next
    }
    body(Piece(text: nil, codeUnits: codeUnits[start...]), start, codeUnits.count - start, codeUnits.count)
  }

  package var isEmpty: Bool { utf16Count == 0 }
}
