import CoreGraphics
import Foundation

/// The resolved properties of a run of text. A style contains no dynamic colors. Only the text color may be nil.
package struct TextStyle {
  package var font: TextFont
  /// The ascent of the text in points. This is the value that UIKit reports for its font, not the ascent of the font that draws the
  /// glyphs.
  package var ascent: CGFloat
  /// The descent of the text in points. This is the value that UIKit reports for its font, not the descent of the font that draws the
  /// glyphs.
  package var descent: CGFloat
  package var leading: CGFloat = 0
  /// The color of the text. If nil, the color that is passed when the text is drawn is used.
  package var color: CGColor?
  package var background: CGColor?
  /// The space added after each character, in points.
  package var kern: CGFloat = 0
  package var hasLigatures = true
  /// The offset above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  package var shadow: TextShadow?
  /// The width of the glyphs' outlines in points. With 0, no outlines are drawn. With a negative width, the glyphs are
  /// also filled.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: CGColor?
  package var attachment: TextAttachment?

  package init(font: TextFont, ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
    self.font = font
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// Indicates whether the style has only a font, a color and letter spacing.
  var isPlain: Bool {
    background == nil && baselineOffset == 0 && underline == nil && strikethrough == nil && shadow == nil
      && strokeWidth == 0 && attachment == nil
  }
}
