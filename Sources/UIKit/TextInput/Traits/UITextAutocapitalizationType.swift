/// The automatic capitalization of typed text. The raw values are those of UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters are capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}
