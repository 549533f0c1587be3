import CoreGraphics
import Foundation

/// The lengths of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  package var ascent: CGFloat
  /// From the baseline down to the bottom of a line; positive.
  package var descent: CGFloat
  /// Space between two lines.
  package var leading: CGFloat
  /// Height of flat capital letters.
  package var capHeight: CGFloat
  /// Height of flat small letters.
  package var xHeight: CGFloat
  /// The middle of an underline, below the baseline; positive.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlinePosition: CGFloat, underlineThickness: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  /// What UIKit reports of its system font (units of 1/2048 em: 1950 up, 494 down, so that a line is 1.193359375 × size).
  /// Layouts made for iOS come out alike, whichever font draws the glyphs.
  package static func system(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
      xHeight: size * 1078 / 2048, underlinePosition: size * 0.1, underlineThickness: size * 0.07)
  }
}
