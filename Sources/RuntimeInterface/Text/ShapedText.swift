import CoreGraphics
import Foundation

/// The glyphs of a paragraph as one line of unlimited length. The lines of a layout are parts of this line, so the text is shaped only
/// once.
package final class ShapedText: @unchecked Sendable {
  /// Glyphs with one font and one direction.
  package struct Run {
    /// The text engine's object for the font that draws the glyphs. The font is a fallback font if the requested font does not contain
    /// the characters.
    package var font: AnyObject
    /// The index in `ShapingParagraph.runs` of the run that contains the characters.
    package var source: Int
    /// The embedding level in Unicode's bidirectional algorithm. Odd levels are written from right to left.
    package var level: UInt8

    package init(font: AnyObject, source: Int, level: UInt8) {
      self.font = font
      self.source = source
      self.level = level
    }
  }

  package struct Glyph {
    package var id: UInt32
    /// The horizontal offset of the glyph from the pen position, in points. The pen position is the point on the
    /// baseline at which the previous glyphs end.
    package var x: Float
    /// The vertical offset of the glyph from the pen position, in points with y pointing down.
    package var y: Float
    package var advance: Float

    package init(id: UInt32, x: Float, y: Float, advance: Float) {
      self.id = id
      self.x = x
      self.y = y
      self.advance = advance
    }
  }

  /// Successive characters that share glyphs, in logical order.
  package struct Cluster {
    package enum Kind: UInt8, Sendable {
      case normal
      case space
      case tab
      /// A line break. A line break ends a line and has no glyph.
      case newline
      /// U+FFFC, the character of an attachment.
      case attachment
    }

    package var start: Int32
    package var length: Int32
    package var firstGlyph: Int32
    package var glyphCount: Int32
    package var run: Int32
    package var kind: Kind
    /// The width of the cluster in points.
    package var advance: CGFloat

    package init(
      start: Int32, length: Int32, firstGlyph: Int32, glyphCount: Int32, run: Int32, kind: Kind, advance: CGFloat
    ) {
      self.start = start
      self.length = length
      self.firstGlyph = firstGlyph
      self.glyphCount = glyphCount
      self.run = run
      self.kind = kind
      self.advance = advance
    }
  }

  package let text: String
  package let utf16Count: Int
  package let runs: [Run]
  package let clusters: [Cluster]
  package let glyphs: [Glyph]
  /// The embedding level of the paragraph: 0 for left to right, 1 for right to left.
  package let baseLevel: UInt8
  /// Indicates whether the paragraph and all runs are left to right, which is the common case.
  package let isLeftToRight: Bool

  package init(text: String, utf16Count: Int, runs: [Run], clusters: [Cluster], glyphs: [Glyph], baseLevel: UInt8) {
    self.text = text
    self.utf16Count = utf16Count
    self.runs = runs
    self.clusters = clusters
    self.glyphs = glyphs
    self.baseLevel = baseLevel
    isLeftToRight = baseLevel == 0 && runs.allSatisfy { $0.level == 0 }
  }

  /// The positions at which lines may end. The positions are computed on first use, because they are required only if the text does not
  /// fit on one line.
  package var breaks: [TextBreaks] {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    if let foundBreaks { return foundBreaks }
    let breaks = Runtime.textEngine.breaks(in: text)
    foundBreaks = breaks
    return breaks
  }

  private var foundBreaks: [TextBreaks]?
  /// The lock that protects the breaks of all texts. The lock is held for microseconds, and only while text is broken into lines.
  private static let lock = NSLock()
}
