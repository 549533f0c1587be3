import CoreGraphics
import Foundation

/// What a font is asked for by: a description, from which the text engine finds the nearest face that it has.
package struct FontRequest: Hashable, Sendable {
  /// The looks of the system font.
  package enum Design: Hashable, Sendable {
    case standard
    case monospaced
    case rounded
    case serif
  }

  /// A family by name, or nil for the system font.
  package var family: String?
  /// Of the system font only.
  package var design = Design.standard
  /// Points.
  package var size: CGFloat
  /// 100 (thinnest) to 900 (blackest), 400 regular.
  package var weight = 400
  package var isItalic = false
  /// 100 is normal; condensed fonts are less, expanded ones more.
  package var stretch = 100
  /// Digits of one width.
  package var hasMonospacedDigits = false

  package init(family: String? = nil, size: CGFloat) {
    self.family = family
    self.size = size
  }
}
