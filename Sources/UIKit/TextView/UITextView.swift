import CoreGraphics
import Foundation
import RuntimeInterface

/// A scroll view for displaying and editing text of many lines.
///
/// The keyboard and the input method enter text while the view is the first responder. The mouse and fingers move the
/// caret and select text. The arrow keys, Home, End and the page keys move the caret. With Shift they extend the
/// selection, and with Control they move by words and to the ends. Control+A, C, X, V, Z and Y select all, copy, cut,
/// paste, undo and redo. Every change lays out the whole text, in O(*n*) for a text of length *n*.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// Posted when editing begins. The object is the text view.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the text changes, except when code assigns a new value to `text` or `attributedText`. The object is the text view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing ends. The object is the text view.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  let editedText: EditedText
  private(set) lazy var textUndo = TextUndo(editedText) { [weak self] in self?.restoreText($0, $1) }
  /// The font that was assigned to `font`, or `nil` if none was assigned. `textColorStorage` contains the color that was assigned to
  /// `textColor`.
  var fontStorage: UIFont?
  var textColorStorage: UIColor?
  /// Indicates whether `textColor` was set. Until then it is the label color, afterwards it can be `nil`.
  private var hasAssignedTextColor = false
  var explicitTypingAttributes: [NSAttributedString.Key: Any]?
  /// Indicates whether there is a selection. There is none after `selectedTextRange` was set to `nil`, until the selection or the
  /// text changes.
  var hasSelection = true
  var cachedLayout: TextLayout?
  /// The layout of the text before a change, until the text is laid out again. The lines of unchanged paragraphs are taken from it.
  var outdatedLayout: TextLayout?
  /// The markers of the lists in `cachedLayout`.
  var listMarkers = ListMarkerLayouts()
  let tiles = TextTiles()
  let selectionViews = TextSelectionViews()
  let caretView = TextCaretView()
  /// The horizontal position at which vertical movements of the caret began, or `nil` after any other movement. Further vertical
  /// movements keep to this position.
  var preferredColumnX: CGFloat?
  var pendingRangeToReveal: NSRange?
  private lazy var inputHandler = TextViewInput(self)
  /// The find interaction and its results, or `nil` if the user cannot search the text.
  var finding: TextViewFinding?

  /// The container that determines the area of the text, inside of `textContainerInset`.
  public let textContainer: NSTextContainer
  /// The text of the view, which code can change directly. The view shows the changes; the delegate is not notified.
  open var textStorage: NSTextStorage { editedText.storage }
  /// The layout manager of the text, with which an application can query the layout. The view does not use it to lay out and
  /// draw its text, but the result is the same.
  open var layoutManager: NSLayoutManager {
    if let madeLayoutManager { return madeLayoutManager }
    let manager = makeLayoutManager()
    madeLayoutManager = manager
    return manager
  }
  private var madeLayoutManager: NSLayoutManager?

  /// Creates a text view with a text container.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the superview.
  ///   - textContainer: The container of the text, or `nil` to create one that is as wide as the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    editedText = EditedText(textContainer?.layoutManager?.textStorage ?? NSTextStorage())
    if textContainer == nil { self.textContainer.widthTracksTextView = true }
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text view with a text container that is as wide as the view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view with a text container that is as wide as the view.
  ///
  /// - Parameter usingTextLayoutManager: `false` on iOS for an object that lays out its text with `layoutManager`. All text views of
  ///   Tessera have such a layout manager, so the argument has no effect.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Creates a text view from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the text
  /// view is empty.
  ///
  /// - Parameter coder: The unarchiver, which is ignored unless it reads a nib or storyboard.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    textContainer.widthTracksTextView = true
    editedText = EditedText()
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UITextView.self)
  }

  /// The delegate of the text view, which is also its delegate as a scroll view. The view does not retain the delegate.
  open weak var delegate: (any UITextViewDelegate)? {
    get { viewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The stored delegate. The view itself uses it, so that a subclass that overrides `delegate` can place an object of its
  /// own between the view and the delegate of the application.
  final var viewDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

  private func setUp() {
    textContainer.onChange = { [weak self] in self?.showText() }
    textContainer.trackedWidth = { [weak self] in self?.widthOfContainer ?? 0 }
    if textContainer.layoutManager == nil {
      textContainer.makeLayoutManager = { [weak self] in self?.layoutManager }
    }
    editedText.onForeignChange = { [weak self] in self?.showForeignChange() }
    setBackgroundColor(.systemBackground)
    alwaysBounceVertical = true
    addSubview(caretView)
    inputHandler.attach()
    updateTouches()
  }

  // MARK: Text

  /// The text of the view. The value is never `nil`. Setting `nil` sets an empty text.
  ///
  /// Setting the property moves the caret to the end. The delegate is notified only of the selection, and only if the selection has
  /// changed (measured on UIKit, cases cb-textview-set-text and cb-textview-set-same-length).
  open var text: String! {
    get { editedText.string }
    set { setContent(NSAttributedString(string: newValue ?? "", attributes: baseAttributes), notifies: true) }
  }

  /// The text of the view with its attributes. Setting the property has the same effects as setting `text`.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: editedText.attributedString) }
    set { setContent(newValue ?? NSAttributedString(string: ""), notifies: true) }
  }

  /// Returns a print formatter that lays out the view's text over pages.
  ///
  /// - Returns: A new formatter that retains the view.
  open override func viewPrintFormatter() -> UIViewPrintFormatter { TextViewPrintFormatter(self) }

  /// The font of the whole text. The default is `nil`, which uses the system font of 12 points.
  ///
  /// If the text has attributes, this is the font of its first character.
  open var font: UIFont? {
    get { hasText ? editedText.attributes(at: 0)[.font] as? UIFont : fontStorage }
    set {
      recordAppearanceValue(\UITextView.font, newValue)
      fontStorage = newValue
      setAttributeOfText(.font, newValue)
    }
  }

  /// The color of the whole text. The default is the label color, which is also used if the value is `nil`.
  open var textColor: UIColor? {
    get { textColorStorage ?? (hasAssignedTextColor ? nil : .label) }
    set {
      recordAppearanceValue(\UITextView.textColor, newValue)
      textColorStorage = newValue
      hasAssignedTextColor = true
      setAttributeOfText(.foregroundColor, newValue)
    }
  }

  /// The alignment of all paragraphs without a paragraph style. The default is `natural`.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { showText() } } }

  /// The attributes of the text that the user types next. The default is the attributes of the text before the caret.
  ///
  /// Attributes that are set apply until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesForNewText }
    set { explicitTypingAttributes = newValue }
  }

  /// The attributes that are added to the text of links. The default is the system's blue as the text color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.systemBlue] {
    didSet {
      recordAppearanceValue(\UITextView.linkTextAttributes, linkTextAttributes)
      showText()
    }
  }

  /// The distances between the text and the edges of the content. The default is 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { showText() } }

  /// A Boolean value that determines whether the user can edit the text. The default is `true`.
  open var isEditable = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
  /// A Boolean value that determines whether the user can select text and activate links. The default is `true`.
  open var isSelectable = true { didSet { updateTouches() } }
  /// A Boolean value that determines whether the user can change attributes. The default is `false`.
  ///
  /// If the value is `true`, Control-B, Control-I and Control-U turn bold, italics and underlines on and off. Text is pasted without
  /// attributes.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that determines whether text has the size of other platforms. The value has no effect, as on an iPhone:
  /// it is for Macs, whose text is smaller. The default is `false`.
  open var usesStandardTextScaling = false
  /// A Boolean value that determines whether inserted text replaces the whole text. The default is `false`.
  ///
  /// While the value is `true`, the selection is not visible. Typing or selecting text sets the property to `false`.
  open var clearsOnInsertion = false { didSet { setNeedsLayout() } }
  /// The kinds of data that become links automatically. The value is stored but has no effect. The default is none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// A Boolean value that determines whether fonts adapt to the preferred text size. The default is `false`.
  ///
  /// Only fonts of text styles and fonts scaled by `UIFontMetrics` adapt.
  open var adjustsFontForContentSizeCategory = false { didSet { updateForTextSize() } }
  /// A Boolean value that determines whether the user can search the text with the find navigator. The default is `false`.
  open var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      finding?.detach()
      finding = newValue ? TextViewFinding(self) : nil
    }
  }
  /// The interaction that shows the find navigator, or `nil` if `isFindInteractionEnabled` is `false`.
  open var findInteraction: UIFindInteraction? { finding?.interaction }
  /// The selection and the editing state of the view as a property list. Assign a stored value after you set the text to restore the
  /// state.
  open var interactionState: Any {
    get { savedInteraction }
    set { restoreInteraction(newValue) }
  }

  // MARK: Text input traits

  /// The automatic capitalization of text from an on-screen keyboard. The value is stored but has no effect. The default is
  /// `sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction of typed words. The value is stored but has no effect. The default is `default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The type of an on-screen keyboard. The value is stored but has no effect. The default is `default`.
  open var keyboardType = UIKeyboardType.default
  /// The title of an on-screen keyboard's Return key. The value is stored but has no effect. The default is `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that determines whether the Return key is ignored while there is no text. The value is stored but has no effect.
  /// The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that determines whether the text is hidden. The value is stored but has no effect: text views always show their
  /// text. The default is `false`.
  open var isSecureTextEntry = false
  /// The appearance of an on-screen keyboard. The value is stored but has no effect. The default is `default`.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { recordAppearanceValue(\UITextView.keyboardAppearance, keyboardAppearance) }
  }
  /// The setting for spell checking. The value is stored but has no effect. The default is `default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The setting for smart quotes. The value is stored but has no effect. The default is `default`.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The setting for smart dashes. The value is stored but has no effect. The default is `default`.
  open var smartDashesType = UITextSmartDashesType.default
  /// The setting for smart spaces around inserted and deleted text. The value is stored but has no effect. The default is `default`.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of content, for AutoFill. The value is stored but has no effect. The default is `nil`.
  open var textContentType: UITextContentType!
  /// The rules for suggested passwords. The value is stored but has no effect. The default is `nil`.
  open var passwordRules: UITextInputPasswordRules?
  /// The setting for inline predictions. The value is stored but has no effect. The default is `default`.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The setting for inserting the results of mathematical expressions. The value is stored but has no effect. The default is
  /// `default`.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The setting for writing tools. The value is stored but has no effect. The default is `default`.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The results that writing tools may produce. The value is stored but has no effect. The default is empty.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  /// The view to show at the bottom of the window while the text is edited. The default is `nil`.
  ///
  /// A change while the text is edited takes effect with `reloadInputViews()`.
  open override dynamic var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }
  private var inputViewStorage: UIView?
  /// The view to show above `inputView` while the text is edited. The default is `nil`.
  ///
  /// A change while the text is edited takes effect with `reloadInputViews()`.
  open override dynamic var inputAccessoryView: UIView? {
    get { accessoryViewStorage }
    set { accessoryViewStorage = newValue }
  }
  private var accessoryViewStorage: UIView?

  // MARK: Selection

  /// The selected range, in UTF-16 code units. A range beyond the end is limited to the text. The delegate is notified when it changes.
  open var selectedRange: NSRange {
    get { editedText.selection }
    set {
      hasSelection = true
      select(newValue)
    }
  }

  /// Scrolls in the next iteration of the run loop until a range is visible (measured on UIKit, case textview-scrollRangeToVisible of
  /// scroll-traces).
  ///
  /// - Parameter range: The range, in UTF-16 code units. A range that is not within the text is limited to it.
  open func scrollRangeToVisible(_ range: NSRange) {
    let isWaiting = pendingRangeToReveal != nil
    pendingRangeToReveal = range
    guard !isWaiting else { return }
    FrameTimers.schedule(after: 0) { [weak self] in self?.revealPendingRange() }
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: text, traits: isFirstResponder ? [.textArea, .isEditing] : .textArea)
  }

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The natural size. While scrolling is enabled, the view has no natural size. Otherwise, the natural size is the size of the text in
  /// the width of the view.
  open override dynamic var intrinsicContentSize: CGSize { intrinsicSize() }

  /// Returns the size that fits the text: the text's width, which is limited to the width of `size`, and the height of
  /// its lines.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
    showText()
  }

  // Extensions override the properties of this class (see `ExtensionOverrides`), so they are replaceable here and not for all views.
  open override dynamic var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  open override dynamic var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }

  // MARK: The first responder

  open override dynamic var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }
  /// A Boolean value that indicates whether Tab can focus the view. The value is `true` if the text is editable.
  open override dynamic var canBecomeFocused: Bool { isEditable }
  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  package override final var hoverCursor: HostCursor? { isEditable || isSelectable ? .text : nil }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode([selectedRange.location, selectedRange.length], forKey: "UITextView.selectedRange")
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    restoreSelection(from: coder)
  }
  @discardableResult open override dynamic func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if window == nil, isEditable || isSelectable { FirstResponder.request(self) }
    guard canBecomeFirstResponder, !isEditable || viewDelegate?.textViewShouldBeginEditing(self) ?? true else {
      return false
    }
    // The delegate can have begun the editing, and the callbacks of the view that resigns can have ended it.
    if isFirstResponder { return true }
    hasBegunEditing = false
    guard super.becomeFirstResponder(), isFirstResponder else { return false }
    if hasBegunEditing { return true }
    didBegin()
    return true
  }

  @discardableResult open override dynamic func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || viewDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    // The delegate can have ended the editing.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    didEnd()
    return true
  }

  package override func editingWasForcedToEnd() { didEnd() }
  /// Indicates whether the beginning of the current editing was announced.
  final var hasBegunEditing = false
  final let announcements = EditingAnnouncements()

  // MARK: UITextInput

  /// The delegate that observes changes of the text and the selection. The view does not retain the delegate.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The attributes of marked text. The default is `nil`, which underlines marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { showText() } }
  /// The object that finds the boundaries of words and other text units.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// A Boolean value that indicates whether the view contains text.
  open var hasText: Bool { editedText.length > 0 }
  /// The position at the start of the text.
  open var beginningOfDocument: UITextPosition { IndexPosition(0) }
  /// The position at the end of the text.
  open var endOfDocument: UITextPosition { IndexPosition(editedText.length) }
  /// Returns the text of a range.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The text, in which halves of surrogate pairs are replaced by U+FFFD.
  open func text(in range: UITextRange) -> String? { editedText.text(in: IndexRange(range).range) }
  /// Replaces the text of a range. The delegate is notified of the change, but cannot prevent it.
  ///
  /// - Parameters:
  ///   - range: The range of text to replace.
  ///   - text: The replacement, which may be empty.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceProgrammatically(IndexRange(range).range, text)
  }
  /// The range of the selection. An empty range is the position of the caret.
  ///
  /// Setting the property to `nil` moves the caret to the start of the text. The value is `nil` afterwards.
  open var selectedTextRange: UITextRange? {
    get { hasSelection ? IndexRange(selectedRange) : nil }
    set {
      selectedRange = newValue.map { IndexRange($0).range } ?? NSRange(location: 0, length: 0)
      hasSelection = newValue != nil
    }
  }
  /// The range of the marked text, which an input method is composing, or `nil` if there is none.
  open var markedTextRange: UITextRange? { editedText.markedRange.map { IndexRange($0) } }
  /// Replaces the marked text, which the input method has not committed yet.
  ///
  /// - Parameters:
  ///   - markedText: The text, or `nil` for an empty one.
  ///   - selectedRange: The selected range within the marked text, in UTF-16 code units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { compose(markedText ?? "", selectedRange) }
  /// Commits the marked text, so that it becomes part of the regular text.
  open func unmarkText() { commitMarkedText() }
  /// Inserts text at the caret, or replaces the selection or the marked text.
  ///
  /// - Parameter text: The text to insert.
  open func insertText(_ text: String) { insertTypedText(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { deleteByTyping() }
  /// Returns the rectangle of the first line of a range.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The rectangle, in the coordinates of the content.
  open func firstRect(for range: UITextRange) -> CGRect { firstFrame(of: IndexRange(range).range) }
  /// Returns the rectangle of the caret at a position.
  ///
  /// - Parameter position: The position in the text.
  /// - Returns: The rectangle, in the coordinates of the content, 2 points wide. A subclass can return an empty one to
  ///   hide the caret.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretBar(at: (position as? IndexPosition)?.index ?? 0)
  }
  /// Returns the rectangles that show a range as selected.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The rectangles, line by line, in the coordinates of the content.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    IndexSelectionRect.make(selectionFrames(of: IndexRange(range).range))
  }
  /// The side of a wrapped line at which the caret is shown if it is between two lines: `forward` at the start of the second line,
  /// `backward` at the end of the first. A new selection resets the value to `forward`, the default.
  open var selectionAffinity = UITextStorageDirection.forward { didSet { setNeedsLayout() } }
  /// Returns the position in the text that is nearest to a point.
  ///
  /// - Parameter point: A point in the coordinates of the content.
  /// - Returns: The nearest position.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(index(at: point)) }

  // MARK: Menus, changes and input that subclasses override

  /// Returns the edit menu for a range of text. The default implementation asks the delegate.
  ///
  /// - Parameters:
  ///   - textRange: The selected range.
  ///   - suggestedActions: The elements of the standard menu.
  /// - Returns: The menu, or `nil` for the standard one.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    viewDelegate?.textView(self, editMenuForTextIn: IndexRange(textRange).range, suggestedActions: suggestedActions)
  }

  /// Returns a Boolean value that indicates whether the user may change the text. The default implementation asks the
  /// delegate.
  ///
  /// - Parameters:
  ///   - range: The range of text that is replaced.
  ///   - text: The replacement, which is empty for a deletion.
  /// - Returns: `true` to allow the change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    viewDelegate?.textView(self, shouldChangeTextIn: IndexRange(range).range, replacementText: text) ?? true
  }

  /// Called before the edit menu appears. The default implementation notifies the delegate.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    viewDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Called before the edit menu disappears. The default implementation notifies the delegate.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    viewDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  /// Called when the keyboard becomes a trackpad that moves the caret. Tessera never calls this method, because hardware
  /// keyboards do not become trackpads. The default implementation does nothing.
  ///
  /// - Parameter point: The position of the caret, in the view's coordinates.
  open func beginFloatingCursor(at point: CGPoint) {}

  /// Called when the caret is moved with the keyboard as a trackpad. Tessera never calls this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter point: The position of the caret, in the view's coordinates.
  open func updateFloatingCursor(at point: CGPoint) {}

  /// Called when the keyboard stops being a trackpad. Tessera never calls this method. The default implementation does
  /// nothing.
  open func endFloatingCursor() {}

  /// Inserts dictated text. Tessera never calls this method, because desktops have no dictation.
  ///
  /// - Parameter dictationResult: The phrases, whose texts the default implementation inserts.
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }

  /// Called when the user stops dictating. Tessera never calls this method. The default implementation does nothing.
  open func dictationRecordingDidEnd() {}

  /// Called when dictated text was not recognized. Tessera never calls this method. The default implementation does
  /// nothing.
  open func dictationRecognitionFailed() {}

  // MARK: Keys, touches, actions

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { press in !(press.key.map(handleCommand) ?? false) }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  final override var canRejectOuterGestures: Bool { isEditable }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // The tap that begins editing or moves the cursor prevents those of the views around, which often end the editing.
    if isEditable, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !inputHandler.touchesDidBegin(touches, event) { super.touchesBegan(touches, with: event) }
  }

  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !inputHandler.touchesDidMove(touches) { super.touchesMoved(touches, with: event) }
  }

  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !inputHandler.touchesDidEnd(touches) { super.touchesEnded(touches, with: event) }
  }

  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    inputHandler.touchesWereCancelled()
    super.touchesCancelled(touches, with: event)
  }

  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override dynamic func copy(_ sender: Any?) { copySelection() }
  open override dynamic func cut(_ sender: Any?) { cutSelection() }
  open override dynamic func paste(_ sender: Any?) { pasteText() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText(keepsStyle: false) }
  open override dynamic func delete(_ sender: Any?) { deleteSelection() }
  open override dynamic func selectAll(_ sender: Any?) { setSelection(0, editedText.length) }
  open override dynamic func select(_ sender: Any?) { selectWord(at: editedText.head) }
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold, name: "Bold") }
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic, name: "Italics") }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderlineOfSelection() }
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    if allowsEditingTextAttributes, isEditable { changeAttributes(name: "Format", conversionHandler) }
  }
}
