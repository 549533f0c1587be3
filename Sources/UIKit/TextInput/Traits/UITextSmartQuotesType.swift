/// The setting for the replacement of straight quotes by typographic ones. The raw values are the same as in UIKit.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The replacement depends on the kind of text.
  case `default` = 0
  /// Quotes are not replaced.
  case no = 1
  /// Quotes are replaced.
  case yes = 2
}
