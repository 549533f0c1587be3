import CoreGraphics
import Foundation

/// On which side of its place an edit menu lies.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system decides: above where there is room.
  case automatic = 0
  /// The menu lies below its place.
  case up = 1
  /// The menu lies above its place.
  case down = 2
  /// The menu lies on the right of its place: here below it.
  case left = 3
  /// The menu lies on the left of its place: here above it.
  case right = 4
}
