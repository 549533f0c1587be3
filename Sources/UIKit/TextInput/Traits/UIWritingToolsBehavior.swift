/// The setting for writing tools. The raw values are the same as in UIKit.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Writing tools are not offered.
  case none = -1
  /// The behavior of writing tools depends on the kind of text.
  case `default` = 0
  /// Writing tools change the text in place.
  case complete = 1
  /// Writing tools show their results in a panel.
  case limited = 2
}
