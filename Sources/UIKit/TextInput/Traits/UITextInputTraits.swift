/// The settings of a text input, most of which are for on-screen keyboards.
///
/// Tessera has no on-screen keyboard. Only `isSecureTextEntry` and `enablesReturnKeyAutomatically` have an effect. The
/// other settings are stored.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The automatic capitalization of typed text, such as the first letter of each sentence.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The setting for the automatic correction of typed text.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The layout of an on-screen keyboard, such as one for numbers.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the Return key of an on-screen keyboard.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that determines whether the Return key is ignored while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that determines whether the text is shown as dots and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  /// The appearance of an on-screen keyboard, dark or light.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// A value that determines whether the spelling of the text is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The setting for the replacement of straight quotes by typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The setting for the replacement of hyphens by dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The setting for adding and removing spaces when text is pasted or deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The kind of content that the user enters, such as a name.
  var textContentType: UITextContentType! { get set }
  /// The requirements for passwords that are suggested to the user, or `nil` for no requirements.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// The setting for the inline prediction of words.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The setting for completing mathematical expressions with their results.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// A value that determines which writing tools are available for the text.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// The kinds of results that writing tools may insert into the text.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
  /// The automatic capitalization of typed text. The default implementation returns `sentences` and ignores new values.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The setting for the automatic correction of typed text. The default implementation returns `default` and ignores
  /// new values.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The layout of an on-screen keyboard. The default implementation returns `default` and ignores new values.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The title of the Return key of an on-screen keyboard. The default implementation returns `default` and ignores new
  /// values.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// A Boolean value that determines whether the Return key is ignored while there is no text. The default
  /// implementation returns `false` and ignores new values.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that determines whether the text is shown as dots and cannot be copied. The default implementation
  /// returns `false` and ignores new values.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The appearance of an on-screen keyboard. The default implementation returns `default` and ignores new values.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The setting for spell checking. The default implementation returns `default` and ignores new values.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The setting for the replacement of straight quotes. The default implementation returns `default` and ignores new
  /// values.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The setting for the replacement of hyphens by dashes. The default implementation returns `default` and ignores new
  /// values.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The setting for adding and removing spaces. The default implementation returns `default` and ignores new values.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The kind of content that the user enters. The default implementation returns `nil` and ignores new values.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The requirements for passwords that are suggested to the user. The default implementation returns `nil` and
  /// ignores new values.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// The setting for the inline prediction of words. The default implementation returns `default` and ignores new
  /// values.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The setting for completing mathematical expressions. The default implementation returns `default` and ignores new
  /// values.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// The setting for writing tools. The default implementation returns `default` and ignores new values.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// The kinds of results that writing tools may insert. The default implementation returns an empty set and ignores
  /// new values.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}
