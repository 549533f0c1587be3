import CoreGraphics
import Foundation
import RuntimeInterface

/// Text of many lines that scrolls, and can be selected and edited.
///
/// Text comes from the keyboard and the input method while the view is the first responder. Mouse and fingers place the
/// caret and select; arrows, Home, End and pages move it, with Shift they select, with Control by words and to the ends;
/// Control+A, C, X, V, Z and Y select all, copy, cut, paste, undo and redo. Every change lays the text out anew: O(length).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// Sent with the view as object when editing has begun.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Sent with the view as object when the text has changed, not by setting it.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Sent with the view as object when editing has ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  let edited = EditedText()
  private(set) lazy var undo = TextUndo(edited) { [weak self] in self?.putBack($0, $1) }
  /// What `font` and `textColor` were set to.
  var ownFont: UIFont?
  var ownColor: UIColor?
  var chosenTypingAttributes: [NSAttributedString.Key: Any]?
  private var hasSelection = true
  var cachedLayout: TextLayout?
  let tiles = TextTiles()
  let selectionViews = TextSelectionViews()
  let caretView = TextCaretView()
  /// The column that up and down keep to.
  var goalX: CGFloat?
  var toShow: NSRange?
  private lazy var hands = TextViewHands(self)
  /// What a delegate left to the defaults of `UITextViewDelegate`, since it was last emptied.
  var defaultAnswers: TextItemAnswers = []

  /// The space of the text inside of `textContainerInset`.
  public let textContainer: NSTextContainer

  /// A view whose text flows into a container; nil: into one that is as wide as the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    if textContainer == nil { self.textContainer.widthTracksTextView = true }
    super.init(frame: frame)
    setUp()
  }

  /// A view without text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Decodes what `UIScrollView` decodes: a view without text.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    textContainer.widthTracksTextView = true
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    textContainer.onChange = { [weak self] in self?.showText() }
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    addSubview(caretView)
    hands.attach()
    updateTouches()
  }

  // MARK: Text

  /// The text; never nil when it is read. Setting it puts the caret at its end; the delegate hears of the selection alone,
  /// and only if that has changed (measured: cb-textview-set-text, cb-textview-set-same-length).
  open var text: String! {
    get { edited.string }
    set { setContent(NSAttributedString(string: newValue ?? "", attributes: baseAttributes), tells: true) }
  }

  /// The text with its attributes. Setting it as `text`.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: edited.attributed) }
    set { setContent(newValue ?? NSAttributedString(string: ""), tells: true) }
  }

  /// Of all of the text; of text with attributes, the first character's. Default nil: 12 points, the system's.
  open var font: UIFont? {
    get { hasText ? edited.attributes(at: 0)[.font] as? UIFont : ownFont }
    set {
      ownFont = newValue
      setForAll(.font, newValue)
    }
  }

  /// Of all of the text. Default nil: the label's.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      setForAll(.foregroundColor, newValue)
    }
  }

  /// Of all paragraphs. Default natural.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { showText() } } }

  /// What the next typed text looks like: as the text before the caret, until something else is assigned; that holds until
  /// the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesForNewText }
    set { chosenTypingAttributes = newValue }
  }

  /// Added to links. Default: the system's blue.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.systemBlue] {
    didSet { showText() }
  }

  /// The space around the text, inside of `contentInset`. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { showText() } }

  /// Whether the user may change the text. Default true.
  open var isEditable = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
  /// Whether the user may select text, and links answer. Default true.
  open var isSelectable = true { didSet { updateTouches() } }
  /// Whether the user may change attributes. Stored: there are no commands for it. Default false.
  open var allowsEditingTextAttributes = false
  /// Whether the next text replaces all that is there; the selection is not shown then. Default false; typing and selecting
  /// reset it.
  open var clearsOnInsertion = false { didSet { setNeedsLayout() } }
  /// Which data become links by themselves. Stored: nothing is recognized. Default none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether fonts of text styles, and those that `UIFontMetrics` scaled, follow the user's text size. Default false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// The selection, and whether the view is edited: a property list that can be kept, and set again after the text.
  open var interactionState: Any {
    get { savedInteraction }
    set { restoreInteraction(newValue) }
  }

  // MARK: Traits of input

  /// Stored: there is no keyboard on the screen. Default sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored. Default `default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored. Default `default`.
  open var keyboardType = UIKeyboardType.default
  /// Stored. Default `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// Stored: Return begins a line. Default false.
  open var enablesReturnKeyAutomatically = false
  /// Stored: text views hide nothing. Default false.
  open var isSecureTextEntry = false
  /// Stored. Default `default`.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Stored: nothing is checked. Default `default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored: quotes stay as they are typed. Default `default`.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored: dashes stay as they are typed. Default `default`.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored: spaces stay as they are. Default `default`.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Stored: nothing is filled in. Default nil.
  open var textContentType: UITextContentType!
  /// Stored: no passwords are suggested. Default nil.
  open var passwordRules: UITextInputPasswordRules?
  /// Stored: nothing is completed. Default `default`.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Stored: nothing is worked out. Default `default`.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// Stored: there are no writing tools. Default `default`.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// Stored: there are no writing tools. Default empty.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  /// Stands at the bottom of the window while this is edited; after a change then, from `reloadInputViews()` on. Default nil.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// Stands at the bottom of the window, above `inputView`, in the same way. Default nil.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  // MARK: Selection

  /// What is selected, in UTF-16 units; brought into the text. The delegate hears of a change.
  open var selectedRange: NSRange {
    get { edited.selection }
    set {
      hasSelection = true
      select(newValue)
    }
  }

  /// Scrolls so far, in the next turn, that a range can be seen (scroll-traces, textview-scrollRangeToVisible).
  open func scrollRangeToVisible(_ range: NSRange) {
    let isWaiting = toShow != nil
    toShow = range
    guard !isWaiting else { return }
    FrameTimers.after(0) { [weak self] in self?.showWaitingRange() }
  }

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// None while it scrolls; else as large as the text in the view's width.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  /// As wide as the text, up to `size`, and as high as its lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    settle()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    showText()
  }

  // MARK: The first responder

  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }
  /// Tab reaches text that is edited; one that is only read scrolls.
  open override var canBecomeFocused: Bool { isEditable }
  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  package override final var ownCursor: HostCursor? { isEditable || isSelectable ? .text : nil }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !isEditable || viewDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    didBegin()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || viewDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    didEnd()
    return true
  }

  // MARK: UITextInput

  /// Is told about changes. Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// How composed text looks. Default nil: underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { showText() } }
  /// Finds words and paragraphs.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Whether there is text.
  open var hasText: Bool { edited.length > 0 }
  /// The first place.
  open var beginningOfDocument: UITextPosition { IndexPosition(0) }
  /// The last place.
  open var endOfDocument: UITextPosition { IndexPosition(edited.length) }
  /// The text in a range; halves of characters come as U+FFFD.
  open func text(in range: UITextRange) -> String? { edited.text(in: IndexRange(range).range) }
  /// Replaces a range by code: the delegate is not asked, but told.
  open func replace(_ range: UITextRange, withText text: String) { replaceByCode(IndexRange(range).range, text) }
  /// The selection; nil after nil was set, which selects nothing at the beginning.
  open var selectedTextRange: UITextRange? {
    get { hasSelection ? IndexRange(selectedRange) : nil }
    set {
      selectedRange = newValue.map { IndexRange($0).range } ?? NSRange(location: 0, length: 0)
      hasSelection = newValue != nil
    }
  }
  /// What an input method composes.
  open var markedTextRange: UITextRange? { edited.marked.map { IndexRange($0) } }
  /// Shows text that is not committed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { compose(markedText ?? "", selectedRange) }
  /// Commits what was composed.
  open func unmarkText() { commitMarked() }
  /// Inserts at the caret, or in place of what is selected or composed.
  open func insertText(_ text: String) { insertTyped(text) }
  /// Deletes the character before the caret, or what is selected.
  open func deleteBackward() { deleteTyped() }
  /// Where the first line of a range lies, in the content's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { firstFrame(of: IndexRange(range).range) }
  /// Where the caret stands: 2 points wide, in the content's coordinates. An empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretBar(at: (position as? IndexPosition)?.index ?? 0)
  }
  /// What a range covers, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    IndexSelectionRect.make(frames(of: IndexRange(range).range))
  }
  /// The place nearest to a point of the content.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(place(at: point)) }

  // MARK: Keys, touches, actions

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in !(press.key.map(handles) ?? false) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !hands.began(touches, event) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !hands.moved(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !hands.ended(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hands.cancelled()
    super.touchesCancelled(touches, with: event)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func selectAll(_ sender: Any?) { setSelection(0, edited.length) }
  open override func select(_ sender: Any?) { selectWord(at: edited.head) }
}
