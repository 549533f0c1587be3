/// The setting for spell checking. The raw values are the same as in UIKit.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Spell checking depends on the kind of text.
  case `default` = 0
  /// Spelling is not checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}
