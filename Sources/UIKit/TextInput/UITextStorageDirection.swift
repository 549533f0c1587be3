import CoreGraphics
import Foundation

/// A direction in the order of the characters of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward = 0
  /// Towards the start of the text.
  case backward = 1
}
