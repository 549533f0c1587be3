/// Whether words are completed in the line; UIKit's values.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
