/// What a keyboard on the screen would look like for whoever takes text. There is none here: only `isSecureTextEntry` and
/// `enablesReturnKeyAutomatically` change anything, the rest is kept for those who ask.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which letters would become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing would be corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Which keys the keyboard would have.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key would say.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden behind dots, and not copied.
  var isSecureTextEntry: Bool { get set }
}

/// Which letters become capitals by themselves; UIKit's values.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None of them.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether typing is corrected; UIKit's values.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the text is used for. The default.
  case `default` = 0
  /// Words stay as they were typed.
  case no = 1
  /// Words may be corrected.
  case yes = 2
}

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
}

/// What the return key says; UIKit's values.
public enum UIReturnKeyType: Int, Sendable {
  /// "return". The default.
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Search", with Google in mind.
  case google = 2
  /// "Join".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Search", with Yahoo in mind.
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency call".
  case emergencyCall = 10
  /// "Continue".
  case `continue` = 11
}
