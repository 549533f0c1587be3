/// The setting for adding and removing spaces when text is pasted or deleted. The raw values are the same as in UIKit.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The adjustment of spaces depends on the kind of text.
  case `default` = 0
  /// Spaces are not adjusted.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}
