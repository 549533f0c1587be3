import CoreGraphics
import Foundation

/// Where text goes on from a place.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}
