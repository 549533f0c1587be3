import CoreGraphics
import Foundation

/// A visual direction in the layout of a text.
public enum UITextLayoutDirection: Int, Sendable {
  /// The position to the right of a character.
  case right = 2
  /// The position to the left of a character.
  case left = 3
  /// The position in the line above.
  case up = 4
  /// The position in the line below.
  case down = 5
}
