/// The way in which a text with alternatives is marked.
public enum UITextAlternativeStyle: Int, Sendable {
  /// The text is not marked.
  case none = 0
  /// The text is probably not what the user meant.
  case lowConfidence = 1
}
