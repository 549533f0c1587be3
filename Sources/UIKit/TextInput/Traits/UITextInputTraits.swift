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
  /// Which passwords would be suggested.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Whether words would be completed in the line.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether sums would be worked out.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// How much of the writing tools would be offered.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What writing tools may put in.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
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
  /// Default: nil, which cannot be changed.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// Default: `default`, which cannot be changed.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// Default: empty, which cannot be changed.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}
