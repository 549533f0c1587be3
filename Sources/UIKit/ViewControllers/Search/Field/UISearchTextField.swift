import CoreGraphics
import Foundation

/// A text field for search terms, with a magnifying glass and with tokens before the text.
///
/// Each token is one character of the field's content, and all tokens precede the text. The property `text` does not
/// contain the tokens, and `textualRange` is the range of the text. The left arrow key selects the token before the
/// caret. Backspace first selects a token, and deletes it when pressed again.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  final let icon = SearchIconView()
  /// The selection before the last change. This selection determines in which direction the selection moves over
  /// tokens.
  final var lastSelection = NSRange(location: 0, length: 0)
  /// The index of the token that the current touch selected, or `nil` if no such touch is in progress.
  final var touchedToken: Int?
  /// The search bar that contains the field, or `nil` if there is none.
  package final weak var bar: UISearchBar?
  /// A closure that is called after the application or the user has changed the tokens.
  final var tokensChanged: (() -> Void)?
  final var suggestionList: SearchSuggestionList?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Creates a search field from data in an unarchiver. Only the properties of `UITextField` are decoded, and only from
  /// nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  /// The font of a field whose font the application has not set.
  private final var standardFont = UIFont.systemFont(ofSize: 17, weight: .medium)

  /// Scales the font with the preferred text size, as the height of the bar. A font that the application has set stays.
  ///
  /// - Parameter traits: The traits of the bar, which change before those of the field, or `nil` for the size of 17 points.
  final func updateStandardFont(for traits: UITraitCollection?) {
    guard font == standardFont else { return }
    let base = UIFont.systemFont(ofSize: 17, weight: .medium)
    standardFont = traits.map { UIFontMetrics(forTextStyle: .body).scaledFont(for: base, compatibleWith: $0) } ?? base
    AppearanceCatalog.withRecordingSuspended { font = standardFont }
  }

  private func setUpSearch() {
    AppearanceCatalog.withRecordingSuspended {
      font = standardFont
      backgroundColor = .tertiarySystemFill
    }
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    autocorrectionType = .no
    clipsToBounds = true
  }

  // MARK: Tokens

  /// The tokens before the text, in order. Setting this property does not change the text.
  open var tokens: [UISearchToken] {
    get { attachments(in: tokenRange).map(\.token) }
    set { replaceTokens(newValue) }
  }

  /// Inserts a token. Reports an error and does nothing if the field contains the token already, or if the index is out
  /// of range.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - tokenIndex: The index of the token, from 0 to the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { insert(token, at: tokenIndex) }

  /// Removes a token. Reports an error and does nothing if there is no token at the index.
  ///
  /// - Parameter tokenIndex: The index of the token.
  open func removeToken(at tokenIndex: Int) { remove(at: tokenIndex) }

  /// Returns the position before a token.
  ///
  /// - Parameter tokenIndex: The index of the token. If there is no token at the index, the method reports an error.
  /// - Returns: The position, or the start of the text if there is no such token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    guard isToken(tokenIndex, "positionOfToken(at:)") else { return IndexPosition(tokenCount) }
    return IndexPosition(tokenIndex)
  }

  /// Returns the tokens of a range.
  ///
  /// - Parameter textRange: A range of the field's content.
  /// - Returns: The tokens, in order. The array is empty if the range contains only text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    attachments(in: NSIntersectionRange(editedText.clampedToText(IndexRange(textRange).range), tokenRange)).map(\.token)
  }

  /// Replaces a part of the text with a token. Tokens in the range are kept.
  ///
  /// - Parameters:
  ///   - textRange: The range of the text to remove, usually `selectedTextRange` or `textualRange`.
  ///   - token: The token.
  ///   - tokenIndex: The index of the token among the tokens, from 0 to the number of tokens. If the index is out of range, the
  ///     method reports an error and does nothing.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replaceText(in: IndexRange(textRange).range, with: token, at: tokenIndex)
  }

  /// The range of the text, after all tokens.
  open var textualRange: UITextRange {
    IndexRange(NSRange(location: tokenCount, length: editedText.length - tokenCount))
  }

  /// The background color of tokens. Setting `nil` restores the default, which is the tint color.
  open var tokenBackgroundColor: UIColor! {
    get { customTokenColor ?? tintColor }
    set {
      customTokenColor = newValue
      redrawTokens()
    }
  }
  private var customTokenColor: UIColor?

  /// A Boolean value that determines whether the user can delete tokens. The default is `true`.
  open var allowsDeletingTokens = true
  /// A Boolean value that determines whether the user can copy tokens. The default is `true`.
  open var allowsCopyingTokens = true

  /// The suggestions to show below the field while it is edited. The default is `nil`.
  ///
  /// In the search bar of a search controller, the property contains the suggestions of the search controller.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { bar?.searchController?.searchSuggestions ?? customSuggestions }
    set {
      if let controller = bar?.searchController {
        controller.searchSuggestions = newValue
      } else {
        customSuggestions = newValue
        updateSuggestions()
      }
    }
  }
  final var customSuggestions: [any UISearchSuggestion]?

  // MARK: Text

  open override var text: String? {
    get { textual }
    set {
      setContent(
        withTokens(NSAttributedString(string: newValue ?? "", attributes: style.attributes)), notifies: false)
    }
  }

  open override var attributedText: NSAttributedString? {
    get { editedText.attributedText(in: NSRange(location: tokenCount, length: editedText.length - tokenCount)) }
    set {
      let oldTokens = tokens
      super.attributedText = newValue
      if !oldTokens.isEmpty { replaceTokens(oldTokens) }
    }
  }

  // MARK: Layout

  /// The background color of the field. The default is the system's tertiary fill color. In a search bar it is `nil`, and
  /// the background is glass.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      bar?.fieldBackgroundDidChange()
    }
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds, isEdited: false) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds, isEdited: true) }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { iconRect(bounds) }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.endGap : -Self.endGap, dy: 0)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { searchClearRect(bounds) }
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    suggestionList?.positionList()
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    redrawTokens()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    redrawTokens()
  }

  package override var alignsLinesToWholePoints: Bool { true }

  // MARK: Editing

  /// Indicates whether the search bar knows that editing has begun.
  private final var hasAnnouncedEditing = false

  @discardableResult
  open override dynamic func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    // Without a window, the field becomes the first responder later, when it is in a window. The delegate is asked at
    // that time.
    if window != nil, let bar, !(canBecomeFirstResponder && bar.editingMayBegin()) { return false }
    guard super.becomeFirstResponder() else { return false }
    // A callback can have begun the editing already, or ended it again.
    guard isFirstResponder, !hasAnnouncedEditing else { return true }
    hasAnnouncedEditing = true
    bar?.editingDidBegin()
    updateSuggestions()
    return true
  }

  @discardableResult
  open override dynamic func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if let bar, !bar.editingMayEnd() { return false }
    guard super.resignFirstResponder() else { return false }
    announceEnd()
    return true
  }

  package override func editingWasForcedToEnd() {
    super.editingWasForcedToEnd()
    announceEnd()
  }

  /// Tells the search bar that editing has ended, unless a callback has already done so.
  private func announceEnd() {
    guard hasAnnouncedEditing, !isFirstResponder else { return }
    hasAnnouncedEditing = false
    bar?.editingDidEnd()
    updateSuggestions()
  }

  package override func allowsChange(of range: NSRange, to text: String) -> Bool { mayChange(range, text) }
  package override func adjustSelection() { selectWholeTokens() }

  open override dynamic var keyCommands: [UIKeyCommand]? { bar?.escapeCommands ?? super.keyCommands }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { press in !(press.key.map { suggestionKey($0) } ?? false) }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  open override dynamic func copy(_ sender: Any?) { if !copyTokens() { super.copy(sender) } }

  open override dynamic func cut(_ sender: Any?) {
    guard !tokens(in: IndexRange(editedText.selection)).isEmpty else { return super.cut(sender) }
    if copyTokens() { delete(sender) }
  }

  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let hasTokens = NSIntersectionRange(editedText.selection, tokenRange).length > 0
    if hasTokens, !allowsCopyingTokens, action.name == "copy:" || action.name == "cut:" { return false }
    if hasTokens, !allowsDeletingTokens, action.name == "delete:" || action.name == "cut:" { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if selectToken(at: touch) { return true }
    return super.beginTracking(touch, with: event)
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let token = touchedToken
    touchedToken = nil
    super.endTracking(touch, with: event)
    if let token, isEditing, token < tokenCount { setSelection(token, token + 1) }
  }
}
