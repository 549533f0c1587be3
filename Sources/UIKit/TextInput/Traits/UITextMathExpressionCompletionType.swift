/// Whether sums are worked out; UIKit's values.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
