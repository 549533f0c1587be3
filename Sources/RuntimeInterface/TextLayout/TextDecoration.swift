import CoreGraphics
import Foundation

/// The line of an underline or a strikethrough: its pattern, thickness and color.
package struct TextDecoration {
  package enum Pattern: Sendable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  package var isThick = false
  package var isDouble = false
  package var pattern = Pattern.solid
  /// Indicates whether only words are decorated, without the spaces between them.
  package var isByWord = false
  /// The color of the line, or nil for the color of the text.
  package var color: CGColor?

  package init() {}
}
