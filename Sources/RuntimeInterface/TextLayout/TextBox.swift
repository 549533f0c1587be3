import CoreGraphics
import Foundation

/// The space in which text is laid out, and options for its lines.
package struct TextBox: Hashable, Sendable {
  /// The width in points, or infinity for lines of unlimited length.
  package var width: CGFloat
  /// The height in points. Lines that do not fit are omitted, except for the first line.
  package var height = CGFloat.infinity
  /// The maximum number of lines, or 0 for no limit.
  package var maximumLines = 0
  /// Indicates whether text is wrapped at words even if its paragraph style requests truncation or clipping. Labels with
  /// several lines set this value, so that only the last line is truncated.
  package var wrapsAlways = false
  /// Indicates whether the last line is truncated at its end if lines after it are omitted. This applies even if the
  /// paragraph style does not truncate.
  package var truncatesLastLine = false
  /// Indicates whether text with natural alignment is aligned to the right. If nil, the direction of the paragraph
  /// determines its alignment.
  package var isRightToLeft: Bool?
  /// Indicates whether the leading of the fonts is added between lines.
  package var usesLeading = true
  /// The maximum by which letter spacing is reduced to avoid truncation, as a fraction of the font size.
  package var tightening: CGFloat = 0

  package init(width: CGFloat) { self.width = width }
}
