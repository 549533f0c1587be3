import CoreGraphics
import Foundation

/// A visual direction in the layout of a text.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}
