import CoreGraphics
import Foundation

/// A line of a layout. Coordinates are points from the top left of the layout, with y pointing down.
package struct TextLine {
  /// Glyphs with one font and one style.
  package struct Run {
    package var font: AnyObject
    package var style: Int
    /// The indexes of the run's glyphs in the layout.
    package var glyphs: Range<Int>
    /// The distance of the run from the start of the line, in points.
    package var x: CGFloat
    package var width: CGFloat
    /// Indicates whether the run consists only of white space. Decorations by word omit such runs.
    package var isSpace: Bool
  }

  /// The index of the paragraph that contains the line, in the document's `paragraphs`.
  package var paragraph: Int
  /// The indexes of the paragraph's clusters that belong to the line.
  package var clusters: Range<Int>
  /// The visible clusters before the ellipsis, or all clusters of a line without an ellipsis.
  package var head: Range<Int>
  /// The visible clusters after the ellipsis. The range is empty if the line has no ellipsis or ends with it.
  package var tail: Range<Int>
  package var hasEllipsis: Bool
  /// The range of the line in the document in UTF-16 units, including truncated characters.
  package var range: Range<Int>

  /// The distance of the first glyph from the left edge of the layout, in points.
  package var x: CGFloat
  /// The width of the glyphs in points, without white space at the end.
  package var width: CGFloat
  package var top: CGFloat
  package var height: CGFloat
  package var baseline: CGFloat
  package var runs: Range<Int>

  /// The rectangle of the line in the coordinates of the text container, or nil if the line is as wide as its container.
  package var segment: CGRect?
  /// The used part of the line in the coordinates of the text container, or nil if it results from the glyphs.
  package var usedRect: CGRect?

  package var rect: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}
