import CoreGraphics
import Foundation

/// The space in which text is laid out.
package struct TextBox: Hashable, Sendable {
  /// Points; infinite when lines may be as long as they like.
  package var width: CGFloat
  /// Points; lines that do not fit are left out (the first line always stays).
  package var height = CGFloat.infinity
  /// 0: as many as there are.
  package var maximumLines = 0
  /// Wraps text by words although its paragraph style truncates or clips: labels of several lines truncate only the
  /// last one.
  package var wrapsAlways = false
  /// The last line is truncated at its tail when lines are left out, whatever the paragraph style says.
  package var truncatesLastLine = false
  /// Where natural alignment leads; nil: by the paragraph's direction.
  package var isRightToLeft: Bool?
  /// Whether line heights include the fonts' leading (between lines).
  package var usesLeading = true
  /// Letters may come this much closer, as a part of the font size, before text is truncated.
  package var tightening: CGFloat = 0

  package init(width: CGFloat) { self.width = width }
}
