/// Whether quotes become curly; UIKit's values.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They stay straight.
  case no = 1
  /// They do.
  case yes = 2
}
