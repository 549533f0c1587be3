/// How much of the writing tools is offered; UIKit's values.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// As the text is used for.
  case `default` = 0
  /// All of it, in the text.
  case complete = 1
  /// What shows its results beside the text.
  case limited = 2
}
