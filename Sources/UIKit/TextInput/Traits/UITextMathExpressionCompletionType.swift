/// The setting for completing mathematical expressions with their results. The raw values are the same as in UIKit.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The completion depends on the kind of text.
  case `default` = 0
  /// Expressions are not completed.
  case no = 1
  /// Expressions are completed.
  case yes = 2
}
