/// The setting for the inline prediction of words. The raw values are the same as in UIKit.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The prediction depends on the kind of text.
  case `default` = 0
  /// Words are not predicted.
  case no = 1
  /// Words are predicted.
  case yes = 2
}
