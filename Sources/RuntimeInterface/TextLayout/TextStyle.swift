import CoreGraphics
import Foundation

/// How a piece of text looks, all resolved: no dynamic colours, no defaults left open but the text colour.
package struct TextStyle {
  package var font: TextFont
  /// The line's share of this text, in points; the toolkit's metrics, not those of the font that draws.
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat = 0
  /// Nil: the colour that is given when drawing.
  package var color: CGColor?
  package var background: CGColor?
  /// Points added after each character.
  package var kern: CGFloat = 0
  package var hasLigatures = true
  /// Points above the baseline.
  package var baselineOffset: CGFloat = 0
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  package var shadow: TextShadow?
  /// Width of outlines in points; negative ones are filled as well; 0: none.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: CGColor?
  package var attachment: TextAttachment?

  package init(font: TextFont, ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
    self.font = font
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// Letters and nothing else.
  var isPlain: Bool {
    background == nil && baselineOffset == 0 && underline == nil && strikethrough == nil && shadow == nil
      && strokeWidth == 0 && attachment == nil
  }
}
