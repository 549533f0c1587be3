import CoreGraphics
import Foundation

/// A visual direction in the layout of a text.
public enum UITextLayoutDirection: Int, Sendable {
  /// The direction to the right, regardless of the writing direction.
  case right = 2
  /// The direction to the left, regardless of the writing direction.
  case left = 3
  /// Up, towards the line above.
  case up = 4
  /// Down, towards the line below.
  case down = 5
}
