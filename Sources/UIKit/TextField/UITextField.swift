import Foundation
import QuartzCore
import RuntimeInterface

/// A line of text that can be edited: a caret, a selection, a placeholder, a button that clears.
///
/// Text comes from the keyboard and the input method while the field is the first responder. Mouse and fingers place the
/// caret and select; arrows, Home and End move it, with Shift they select, with Control by words; Control+A, C, X, V, Z and Y
/// select all, copy, cut, paste, undo and redo. Tab goes to the next field of the window.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  package weak var fieldDelegate: (any UITextFieldDelegate)?
  let edited = EditedText()
  private(set) lazy var undo = TextUndo(edited) { [weak self] in self?.putBack($0, $1) }
  var look = FieldLook()
  var chosenTypingAttributes: [NSAttributedString.Key: Any]?
  /// How far a long text is moved to the left.
  var scrolled: CGFloat = 0
  var line: FieldLine?
  /// The line's text that the label shows.
  var labelled: NSAttributedString?
  var drag: SelectionDrag?
  let clip = UIView(frame: .zero)
  let label = UILabel(frame: .zero)
  private(set) lazy var placeholderLabel = FieldLabel(self)
  let selectionViews = TextSelectionViews()
  let caret = TextCaretView()
  lazy var clearButton = FieldClearButton(self)
  lazy var border = FieldBorderView(frame: .zero)
  var hasBorderView = false
  var showsDisabled = false
  /// The background that was asked for: a rounded box fills itself with it.
  var fill: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes what `UIControl` decodes: an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Text

  /// The text; never nil when it is read. Setting it puts the caret at its end and tells nobody.
  open var text: String? {
    get { edited.string }
    set { setContent(NSAttributedString(string: newValue ?? "", attributes: look.attributes), tells: false) }
  }

  /// The text with its attributes. Setting it takes over those of the first character for the field's own font, colour and
  /// alignment, which stand where other characters have none.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: edited.attributed) }
    set { setAttributedContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// Of all of the text. Default: the system font, 17 points.
  open var font: UIFont? {
    get { look.font }
    set { setFont(newValue) }
  }

  /// Of all of the text. Default `label`.
  open var textColor: UIColor? {
    get { look.color }
    set { setColor(newValue) }
  }

  /// Default natural.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      look.alignment = newValue
      setNeedsLayout()
    }
  }

  /// What all of the text looks like: font, colour, alignment (of its paragraph style) and whatever else. Setting it gives
  /// these attributes to all of the text, and takes away others.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { look.allAttributes }
    set { setDefaultAttributes(newValue) }
  }

  /// What the next typed text looks like: as the character before the caret, until something else is assigned; that holds
  /// until the selection changes. Nil while the field is not edited, and cannot be set then.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesForNewText : nil }
    set { if isEditing { chosenTypingAttributes = newValue } }
  }

  /// Whether the user may change attributes. Stored: there are no commands for it, and text is pasted without. Default
  /// false.
  open var allowsEditingTextAttributes = false

  /// What is shown while there is no text. Default nil.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { setPlaceholder(newValue) }
  }
  var placeholderIsPlain = true

  /// The placeholder with a look of its own.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholderChanged() } }

  /// Whether a font of a text style, or one that `UIFontMetrics` scaled, changes with the user's text size. Default false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// Whether text becomes smaller, down to `minimumFontSize`, so that it fits; on its baseline. Default false.
  open var adjustsFontSizeToFitWidth = false { didSet { showText() } }
  /// How small text becomes, in points. Default 0; less than 9 points is never taken.
  open var minimumFontSize: CGFloat = 0 { didSet { showText() } }

  // MARK: Looks

  /// Default none.
  open var borderStyle: BorderStyle = .none { didSet { borderChanged() } }
  /// Shown in the border's rectangle in place of a line; stretched as it says. A rounded box ignores it. Default nil.
  open var background: UIImage? { didSet { borderChanged() } }
  /// Shown in place of `background` while the field is disabled; ignored without that. Default nil.
  open var disabledBackground: UIImage? { didSet { borderChanged() } }

  /// Fills the bounds, or the rounded box. Default nil; a rounded box has the system's background then.
  open override var backgroundColor: UIColor? {
    get { fill }
    set {
      fill = newValue
      borderChanged()
    }
  }

  /// When the button that empties the field is shown; only where there is text. Default never.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view before the text: on the left, or on the right where text is written to the left. Default nil.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// A view behind the text; a clear button takes its place. Default nil.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// Default never.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Default never.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  package override var takesTaps: Bool { true }
  package override final var ownCursor: HostCursor? { isEnabled ? .text : .arrow }
  package override final func activateByKey() { becomeFirstResponder() }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    (borderRect(forBounds: bounds), borderStyle == .roundedRect ? FieldBorderView.boxRadius : layer.cornerRadius)
  }

  package override func stateChanged() {
    super.stateChanged()
    enabledChanged()
  }

  package override func semanticContentAttributeChanged() {
    super.semanticContentAttributeChanged()
    setNeedsLayout()
  }

  // MARK: Rectangles

  /// Where the text lies while it is not edited, in the field's coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Where the text lies while it is edited. Default: `textRect`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder lies. Default: `textRect`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the border and the background image lie: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the clear button lies: 19 points wide and high, 5 from the end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }
  /// Where `leftView` lies: at the beginning, as large as it is, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(bounds, leftView, atEnd: false) }
  /// Where `rightView` lies: at the end, as large as it is, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(bounds, rightView, atEnd: true) }

  /// Draws the placeholder in `rect` (the field's coordinates). To be overridden for another look.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawPlainly(in: rect) }
  /// As in UIKit since iOS 15, nobody calls this.
  open func drawText(in rect: CGRect) { label.drawText(in: rect) }

  open override var intrinsicContentSize: CGSize { fittingSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    UIView.withoutAnimation { settle() }
  }

  // MARK: Editing

  /// Whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether becoming the first responder empties it. Default false.
  open var clearsOnBeginEditing = false
  /// Whether the next text replaces all that is there; the selection is not shown then. Default false; typing and selecting
  /// reset it.
  open var clearsOnInsertion = false { didSet { setNeedsLayout() } }
  /// The selection, and whether the field is edited: a property list that can be kept, and set again after the text.
  open var interactionState: Any {
    get { savedInteraction }
    set { restoreInteraction(newValue) }
  }

  /// A disabled field cannot be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, fieldDelegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    didBegin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard fieldDelegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    didEnd()
    return true
  }

  // MARK: Traits of input

  /// Which letters a keyboard on the screen would make capitals. Stored: there is none. Default `sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words would be corrected. Stored: none are. Default `default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which keys a keyboard on the screen would show. Stored: there is none. Default `default`.
  open var keyboardType = UIKeyboardType.default
  /// What its Return key would say. Stored: there is none. Default `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether Return does nothing while there is no text. Default false.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden behind dots, and neither copied nor cut. Default false.
  open var isSecureTextEntry = false { didSet { showText() } }
  /// Stored: there is no keyboard on the screen. Default `default`.
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

  // MARK: UITextInput

  /// Is told about changes. Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// How composed text looks. Default nil: underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { showText() } }
  /// Finds words.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Whether there is anything to delete.
  open var hasText: Bool { edited.length > 0 }
  /// The first place.
  open var beginningOfDocument: UITextPosition { IndexPosition(0) }
  /// The last place.
  open var endOfDocument: UITextPosition { IndexPosition(edited.length) }
  /// The text in a range, also where it is shown as dots; halves of characters come as U+FFFD.
  open func text(in range: UITextRange) -> String? { edited.text(in: IndexRange(range).range) }
  /// Replaces a range by code: the delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { replaceByCode(IndexRange(range).range, text) }
  /// What is selected; an empty range is the caret. Nil selects nothing at the beginning.
  open var selectedTextRange: UITextRange? {
    get { IndexRange(edited.selection) }
    set { selectByCode(newValue.map { IndexRange($0).range } ?? NSRange(location: 0, length: 0)) }
  }
  /// What an input method composes.
  open var markedTextRange: UITextRange? { edited.marked.map { IndexRange($0) } }
  /// Shows text that is not committed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { compose(markedText ?? "", selectedRange) }
  /// Commits what was composed.
  open func unmarkText() { commitMarked() }
  /// Puts text in the place of the selection. What is typed comes here: ends of lines and tabs are no text in a field.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection, or what is before the caret. The key comes here.
  open func deleteBackward() { deleteTyped() }
  /// Where a range lies, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { rect(of: edited.within(IndexRange(range).range)) }
  /// Where the caret stands, in the field's coordinates: 2 points wide. An empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect {
    naturalCaret(at: (position as? IndexPosition)?.index ?? 0)
  }
  /// What a range covers, in the field's coordinates: one rectangle where text has one direction, none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    IndexSelectionRect.make(rects(of: edited.within(IndexRange(range).range)))
  }
  /// The place nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(place(at: point)) }

  // MARK: Keys, touches, actions

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
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

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointerDown(touch, with: event)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag?.move()
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pointerUp(touch)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag?.end()
    drag = nil
  }
}
