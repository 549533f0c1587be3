/// Which letters become capitals by themselves; UIKit's values.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None of them.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}
