import CoreGraphics
import Foundation

/// The side of its source on which an edit menu appears, expressed as the direction of the menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system chooses the side. The menu is above the source if there is enough space.
  case automatic = 0
  /// The menu is below the source.
  case up = 1
  /// The menu is above the source.
  case down = 2
  /// The menu is to the right of the source.
  case left = 3
  /// The menu is to the left of the source.
  case right = 4
}
