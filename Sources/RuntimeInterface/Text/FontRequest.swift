import CoreGraphics
import Foundation

/// A description of a font, for which the text engine finds the nearest installed face.
package struct FontRequest: Hashable, Sendable {
  /// A design of the system font, such as serif or rounded.
  package enum Design: Hashable, Sendable {
    case standard
    case monospaced
    case rounded
    case serif
  }

  /// The name of a family, or nil for the system font.
  package var family: String?
  /// The design of the system font. The design is ignored if `family` is set.
  package var design = Design.standard
  /// The font size in points.
  package var size: CGFloat
  /// The weight from 100 (thinnest) to 900 (heaviest). The regular weight is 400.
  package var weight = 400
  package var isItalic = false
  /// The width of the glyphs in percent. The normal width is 100. Condensed fonts have smaller values, and expanded
  /// fonts have larger ones.
  package var stretch = 100
  /// Indicates whether all digits have the same width.
  package var hasMonospacedDigits = false

  package init(family: String? = nil, size: CGFloat) {
    self.family = family
    self.size = size
  }
}
