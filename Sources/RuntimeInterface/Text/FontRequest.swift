import CoreGraphics
import Foundation

/// A description of a font, for which the text engine finds the nearest installed face.
package struct FontRequest: Hashable, Sendable {
  /// The designs of the system font.
  package enum Design: Hashable, Sendable {
    case standard
    case monospaced
    case rounded
    case serif
  }

  /// The name of a family, or nil for the system font.
  package var family: String?
  /// The design of the system font. Ignored for other fonts.
  package var design = Design.standard
  /// The font size in points.
  package var size: CGFloat
  /// The weight from 100 (thinnest) to 900 (heaviest). 400 is regular.
  package var weight = 400
  package var isItalic = false
  /// The width of the glyphs in percent: 100 is normal, condensed fonts have smaller values, expanded fonts larger
  /// ones.
  package var stretch = 100
  /// Indicates whether all digits have the same width.
  package var hasMonospacedDigits = false

  package init(family: String? = nil, size: CGFloat) {
    self.family = family
    self.size = size
  }
}
