import CoreGraphics
import Foundation

/// The unit of text whose boundaries a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
  /// A unit is a character as the user perceives it.
  case character = 0
  /// A unit is a word, without the space around it.
  case word = 1
  /// A unit is a sentence, including the space after it.
  case sentence = 2
  /// A unit is a paragraph, including its separator.
  case paragraph = 3
  /// A unit is a displayed line. In text inputs other than `UITextField` and `UITextView`, it is a paragraph.
  case line = 4
  /// The unit is the whole text.
  case document = 5
}
