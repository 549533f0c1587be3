/// Whether spelling is checked; UIKit's values.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
