/// Whether typing is corrected; UIKit's values.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the text is used for. The default.
  case `default` = 0
  /// Words stay as they were typed.
  case no = 1
  /// Words may be corrected.
  case yes = 2
}
