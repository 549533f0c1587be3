/// The insertion and removal of spaces when text is pasted or deleted. The raw values are those of UIKit.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Adjustment depends on the kind of text.
  case `default` = 0
  /// Spaces are not adjusted.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}
