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
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether typing is corrected; UIKit's values.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Which keys a keyboard on the screen has; UIKit's values.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// What the return key says; UIKit's values.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}
