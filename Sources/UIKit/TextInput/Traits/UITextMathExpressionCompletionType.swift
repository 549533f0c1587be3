/// The setting for completing mathematical expressions with their results. The raw values are those of UIKit.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The completion depends on the kind of text.
  case `default` = 0
  /// Expressions are not completed.
  case no = 1
  /// Expressions are completed.
  case yes = 2
}
