import CoreGraphics
import Foundation

/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
  /// The direction towards the end of the text.
  case forward = 0
  /// The direction towards the start of the text.
  case backward = 1
}
