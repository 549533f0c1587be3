/// The automatic capitalization of typed text. The raw values are the same as in UIKit.
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
