import CoreGraphics
import Foundation

/// The metrics of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of a line, in points.
  package var ascent: CGFloat
  /// The distance from the baseline to the bottom of a line, as a positive number.
  package var descent: CGFloat
  /// The space between two lines, in points.
  package var leading: CGFloat
  /// The height of capital letters, in points.
  package var capHeight: CGFloat
  /// The height of lowercase letters without ascenders, in points.
  package var xHeight: CGFloat
  /// The distance of an underline's center below the baseline, as a positive number.
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

  /// Returns the metrics that UIKit reports for its system font.
  ///
  /// In units of 1/2048 em, the ascent is 1950 and the descent is 494. The height of a line is therefore 1.193359375
  /// times the font size. With these metrics, layouts for iOS have the same sizes for every font that draws the glyphs.
  package static func system(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
      xHeight: size * 1078 / 2048, underlinePosition: size * 0.1, underlineThickness: size * 0.07)
  }
}
