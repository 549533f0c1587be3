/// The layout of an on-screen keyboard. The raw values are the same as in UIKit.
public enum UIKeyboardType: Int, Sendable {
  /// The default layout for the language.
  case `default` = 0
  /// A layout of ASCII characters.
  case asciiCapable = 1
  /// A layout that starts with digits and punctuation.
  case numbersAndPunctuation = 2
  /// A layout for web addresses, with a dot, a slash and ".com".
  case URL = 3
  /// A layout of digits.
  case numberPad = 4
  /// A layout for telephone numbers, with digits, a star and a number sign.
  case phonePad = 5
  /// A layout for names and telephone numbers.
  case namePhonePad = 6
  /// A layout for email addresses, with an at sign, a dot and a space.
  case emailAddress = 7
  /// A layout of digits and the decimal separator.
  case decimalPad = 8
  /// A layout with an at sign and a number sign.
  case twitter = 9
  /// A layout for searches and web addresses, with a dot.
  case webSearch = 10
  /// A layout of ASCII digits.
  case asciiCapableNumberPad = 11

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
