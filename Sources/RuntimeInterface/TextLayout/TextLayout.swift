import CoreGraphics
import Foundation

/// Text laid out in a box: the lines, the positions of the glyphs, and the size. A layout is immutable and can be drawn on any thread.
package final class TextLayout: @unchecked Sendable {
  package let document: TextDocument
  package let box: TextBox
  package let lines: [TextLine]
  package let runs: [TextLine.Run]
  package let glyphs: [PositionedGlyph]
  /// The width of the widest line and the total height of the lines, in points. The values are not rounded.
  package let size: CGSize
  /// Indicates whether a part of the text is omitted or replaced by an ellipsis.
  package let isTruncated: Bool
  /// The number of lines that were taken over from an earlier layout.
  package let reusedLineCount: Int
  /// Indicates whether closures took part in the layout, so that the lines do not depend on the document and the box alone.
  let hasHooks: Bool

  /// Lays out a document.
  ///
  /// - Parameters:
  ///   - document: The text.
  ///   - box: The space for the text.
  ///   - hooks: Closures that take part in the layout. They are called during this initializer only.
  ///   - earlier: A layout whose lines are used for the paragraphs that are the same, or `nil`. Layouts with hooks or a limited number
  ///     of lines have no such lines.
  package init(_ document: TextDocument, box: TextBox, hooks: TextLayoutHooks? = nil, earlier: TextLayout? = nil) {
    self.document = document
    self.box = box
    var typesetter = Typesetter(document: document, box: box)
    typesetter.hooks = hooks
    typesetter.run(like: earlier)
    lines = typesetter.lines
    runs = typesetter.runs
    glyphs = typesetter.glyphs
    size = typesetter.size
    isTruncated = typesetter.isTruncated
    hasHooks = hooks != nil
    reusedLineCount = typesetter.reusedLineCount
  }

  /// The distance from the top to the first baseline, in points.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last baseline, in points.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
