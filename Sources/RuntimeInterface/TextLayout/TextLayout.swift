import CoreGraphics
import Foundation

/// Text laid out in a box: lines, where their glyphs stand, and how large it all is. Immutable; drawn on every thread.
package final class TextLayout: @unchecked Sendable {
  package let document: TextDocument
  package let box: TextBox
  package let lines: [TextLine]
  package let runs: [TextLine.Run]
  package let glyphs: [PositionedGlyph]
  /// Width of the widest line and height of all, in points, not rounded.
  package let size: CGSize
  /// Whether some of the text cannot be seen.
  package let isTruncated: Bool

  package init(_ document: TextDocument, box: TextBox) {
    self.document = document
    self.box = box
    var setter = LineSetter(document: document, box: box)
    setter.run()
    lines = setter.lines
    runs = setter.runs
    glyphs = setter.glyphs
    size = setter.size
    isTruncated = setter.isTruncated
  }

  /// From the top to the first baseline, in points.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// From the top to the last baseline, in points.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
