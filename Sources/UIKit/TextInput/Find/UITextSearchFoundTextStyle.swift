/// The styles in which a text shows the results of a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The text is no result.
  case normal = 0
  /// The text is a result that is not highlighted.
  case found = 1
  /// The text is the highlighted result, to which the user has moved.
  case highlighted = 2
}
