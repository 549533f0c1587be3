import CoreGraphics
import Foundation

/// The units that a tokenizer divides text into.
public enum UITextGranularity: Int, Sendable {
  /// Characters as they are seen.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences, with the space behind them.
  case sentence = 2
  /// Paragraphs.
  case paragraph = 3
  /// Lines as they are seen; in inputs of your own, paragraphs.
  case line = 4
  /// All of the text.
  case document = 5
}
