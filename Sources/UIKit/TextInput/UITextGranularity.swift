import CoreGraphics
import Foundation

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A character as the user perceives it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence, including the space after it.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line as it is shown. Text inputs other than `UITextField` and `UITextView` use paragraphs.
  case line = 4
  /// The whole text.
  case document = 5
}
