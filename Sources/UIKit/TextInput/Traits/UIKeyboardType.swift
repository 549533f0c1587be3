/// Which keys a keyboard on the screen has; UIKit's values.
public enum UIKeyboardType: Int, Sendable {
  /// As the language has it. The default.
  case `default` = 0
  /// Letters without accents.
  case asciiCapable = 1
  /// Digits and punctuation first.
  case numbersAndPunctuation = 2
  /// For addresses of the web: dot, slash, ".com".
  case URL = 3
  /// Digits alone.
  case numberPad = 4
  /// Digits, star and number sign: for dialling.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail: at sign, dot, space.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// With at sign and number sign at hand.
  case twitter = 9
  /// For searching or for an address: dot at hand.
  case webSearch = 10
  /// Digits that every program understands.
  case asciiCapableNumberPad = 11

  /// The name that `asciiCapable` had at first.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
