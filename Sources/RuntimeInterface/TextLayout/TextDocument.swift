import CoreGraphics
import Foundation

/// Styled text, shaped and ready to be laid out in boxes of any size. Immutable.
package final class TextDocument: @unchecked Sendable {
  package final class Paragraph {
    package let shaped: ShapedText
    /// Indices into the document's styles, one for each run that was shaped.
    package let runStyles: [Int]
    package let style: TextParagraphStyle
    /// Where it begins in the document, in UTF-16, and how long it is without what ends it.
    package let start: Int
    package let length: Int

    init(shaped: ShapedText, runStyles: [Int], style: TextParagraphStyle, start: Int, length: Int) {
      self.shaped = shaped
      self.runStyles = runStyles
      self.style = style
      self.start = start
      self.length = length
    }
  }

  package let styles: [TextStyle]
  /// The `kern` of each style: asked for with every letter, where a copy of the style would cost more than all the rest.
  let kerns: [CGFloat]
  /// Nothing but letters in their colours: most labels. They are drawn without a look at the rest of the styles.
  let isPlain: Bool
  package let paragraphs: [Paragraph]
  package let utf16Count: Int

  /// A text in one style.
  package convenience init(_ text: String, style: TextStyle, paragraphStyle: TextParagraphStyle) {
    self.init(text, look: TextLook(style, paragraphStyle: paragraphStyle))
  }

  /// A text in one style that is known already.
  package init(_ text: String, look: TextLook) {
    styles = look.styles
    kerns = look.kerns
    isPlain = look.isPlain
    let paragraphStyle = look.paragraphStyle
    let font = look.style.font
    let hasLigatures = look.style.hasLigatures
    func paragraph(_ piece: String, _ start: Int, _ length: Int) -> Paragraph {
      let run = ShapingParagraph.Run(utf16Length: length, font: font, hasLigatures: hasLigatures)
      let shaped = Runtime.textEngine.shape(
        ShapingParagraph(text: piece, runs: [run], direction: paragraphStyle.direction))
      return Paragraph(
        shaped: shaped, runStyles: TextLook.runStyles, style: paragraphStyle, start: start, length: length)
    }
    if !Self.mayHaveBreaks(text) {
      utf16Count = text.utf16.count
      paragraphs = [paragraph(text, 0, utf16Count)]
      return
    }
    var paragraphs: [Paragraph] = []
    var total = 0
    Self.split(text) { piece, start, length, next in
      paragraphs.append(paragraph(piece, start, length))
      total = next
    }
    self.paragraphs = paragraphs
    utf16Count = total
  }

  /// A run of a document: as many UTF-16 units in one style.
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

  /// A text in many styles; the runs together are as long as the text. A paragraph has the paragraph style of its first
  /// character.
  package init(_ text: String, runs: [Run], styles: [TextStyle], paragraphStyles: [TextParagraphStyle]) {
    self.styles = styles
    kerns = styles.map(\.kern)
    isPlain = styles.allSatisfy(\.isPlain)
    var paragraphs: [Paragraph] = []
    var total = 0
    var runIndex = 0
    var runStart = 0
    Self.split(text) { piece, start, length, next in
      while runIndex < runs.count - 1 && runStart + runs[runIndex].utf16Length <= start {
        runStart += runs[runIndex].utf16Length
        runIndex += 1
      }
      let style = runs.isEmpty ? TextParagraphStyle() : paragraphStyles[runs[runIndex].paragraphStyle]
      var shaping: [ShapingParagraph.Run] = []
      var indices: [Int] = []
      var index = runIndex
      var from = runStart
      while index < runs.count && (from < start + length || indices.isEmpty) {
        let end = from + runs[index].utf16Length
        let wanted = styles[runs[index].style]
        shaping.append(
          ShapingParagraph.Run(
            utf16Length: max(0, min(end, start + length) - max(from, start)), font: wanted.font,
            hasLigatures: wanted.hasLigatures))
        indices.append(runs[index].style)
        from = end
        index += 1
      }
      let shaped = Runtime.textEngine.shape(ShapingParagraph(text: piece, runs: shaping, direction: style.direction))
      paragraphs.append(Paragraph(shaped: shaped, runStyles: indices, style: style, start: start, length: length))
      total = next
    }
    self.paragraphs = paragraphs
    utf16Count = total
  }

  /// Whether there is a byte that may end a paragraph.
  private static func mayHaveBreaks(_ text: String) -> Bool {
    // Through its bytes: a short string gives its characters one at a time, which costs more than shaping them.
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte == 0x0A || byte == 0x0D || byte == 0xE2 { return true }
      return false
    }
  }

  /// Calls `body` for each paragraph: its text, where it starts, its length and where the next one starts. A text that
  /// ends with a newline has an empty last paragraph; an empty text has one empty paragraph.
  private static func split(_ text: String, _ body: (String, Int, Int, Int) -> Void) {
    if !mayHaveBreaks(text) {
      let length = text.utf16.count
      return body(text, 0, length, length)
    }
    let units = Array(text.utf16)
    var start = 0
    var index = 0
    while index < units.count {
      let unit = units[index]
      guard unit == 0x0A || unit == 0x0D || unit == 0x2029 else {
        index += 1
        continue
      }
      let next = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A ? index + 2 : index + 1
      body(String(decoding: units[start..<index], as: UTF16.self), start, index - start, next)
      start = next
      index = next
    }
    body(String(decoding: units[start...], as: UTF16.self), start, units.count - start, units.count)
  }

  /// Nothing to see.
  package var isEmpty: Bool { utf16Count == 0 }
}
