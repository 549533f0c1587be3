import CoreGraphics
import Foundation

/// A line under or through text.
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
  /// Not under spaces.
  package var isByWord = false
  /// Nil: the text's colour.
  package var color: CGColor?

  package init() {}
}
