/// The automatic correction of typed text. The raw values are the same as in UIKit.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The correction depends on the kind of text. This is the default.
  case `default` = 0
  /// Text is not corrected.
  case no = 1
  /// Text is corrected.
  case yes = 2
}
