import CoreGraphics
import Foundation

/// The glyphs of a paragraph as if it stood on one endless line: what lines are cut from, without shaping again.
package final class ShapedText: @unchecked Sendable {
  /// Glyphs of one font and one direction.
  package struct Run {
    /// The engine's handle of the font that really draws (a fallback where the wanted one lacks the characters).
    package var font: AnyObject
    /// Index into the paragraph's runs.
    package var source: Int
    /// Unicode's embedding level: odd levels run right to left.
    package var level: UInt8

    package init(font: AnyObject, source: Int, level: UInt8) {
      self.font = font
      self.source = source
      self.level = level
    }
  }

  package struct Glyph {
    package var id: UInt32
    /// Offset from the pen, points, y down.
    package var x: Float
    package var y: Float
    package var advance: Float

    package init(id: UInt32, x: Float, y: Float, advance: Float) {
      self.id = id
      self.x = x
      self.y = y
      self.advance = advance
    }
  }

  /// Characters that cannot be told apart in glyphs, in logical order.
  package struct Cluster {
    package enum Kind: UInt8, Sendable {
      case normal
      case space
      case tab
      /// Ends a line and shows nothing.
      case newline
      /// U+FFFC, the place of an attachment.
      case attachment
    }

    package var start: Int32
    package var length: Int32
    package var firstGlyph: Int32
    package var glyphCount: Int32
    package var run: Int32
    package var kind: Kind
    /// Points.
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
  /// The paragraph's own level: 0 left to right, 1 right to left.
  package let baseLevel: UInt8
  /// Whether every run has the base level 0, the common case.
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

  /// Where lines may end; asked for only when the text does not fit on one.
  package var breaks: [TextBreaks] {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    if let foundBreaks { return foundBreaks }
    let breaks = Runtime.textEngine.breaks(in: text)
    foundBreaks = breaks
    return breaks
  }

  private var foundBreaks: [TextBreaks]?
  /// One for all: it is held for microseconds, and only for texts that are broken.
  private static let lock = NSLock()
}
