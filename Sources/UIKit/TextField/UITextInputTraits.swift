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
  /// Whether a keyboard on the screen would be light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Whether spelling would be checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes would become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens would become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces would follow what is pasted and deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// What the text is for.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// Default: `sentences`, which cannot be changed.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Default: false, which cannot be changed.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Default: false, which cannot be changed.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Default: nil, which cannot be changed.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// Whether a keyboard on the screen is light or dark; UIKit's values.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the surroundings.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// The name that `dark` had before iOS 7.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Whether spelling is checked; UIKit's values.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// Whether quotes become curly; UIKit's values.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They stay straight.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether hyphens become dashes; UIKit's values.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether spaces follow what is pasted and deleted; UIKit's values.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the text is used for.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
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

  /// The name that `asciiCapable` had at first.
  public static var alphabet: UIKeyboardType { .asciiCapable }
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
