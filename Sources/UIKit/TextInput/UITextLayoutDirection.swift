import CoreGraphics
import Foundation

/// Where a place lies from another, as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// A line up.
  case up = 4
  /// A line down.
  case down = 5
}
