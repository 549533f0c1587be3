import CoreGraphics
import Foundation

/// One line of a layout. Coordinates are points from the layout's top left, y down.
package struct TextLine {
  /// Glyphs of one font and one style.
  package struct Run {
    package var font: AnyObject
    package var style: Int
    /// Indices into the layout's glyphs.
    package var glyphs: Range<Int>
    /// From the line's start.
    package var x: CGFloat
    package var width: CGFloat
    /// All of it is white space, which underlines by word leave out.
    package var isSpace: Bool
  }

  /// Which paragraph of the document, and which of its clusters: those that the line holds, and those that truncation
  /// left to be seen.
  package var paragraph: Int
  package var clusters: Range<Int>
  package var head: Range<Int>
  package var tail: Range<Int>
  package var hasEllipsis: Bool
  /// UTF-16 range in the document, hidden characters included.
  package var range: Range<Int>

  /// Where the glyphs begin.
  package var x: CGFloat
  /// Of the glyphs, without the white space at the end.
  package var width: CGFloat
  package var top: CGFloat
  package var height: CGFloat
  package var baseline: CGFloat
  package var runs: Range<Int>

  package var rect: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}
