import Foundation
import QuartzCore
import RuntimeInterface

/// A control for editing a line of text, with a caret, a selection, a placeholder and a clear button.
///
/// The keyboard and the input method enter text while the field is the first responder. The mouse and fingers move the
/// caret and select text. The arrow keys, Home and End move the caret. With Shift they extend the selection, and with
/// Control they move by words. Control+A, C, X, V, Z and Y select all, copy, cut, paste, undo and redo. Tab moves to
/// the next field of the window.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// The storage of `delegate`. The field itself uses it, so that a subclass that overrides `delegate` can place an object
  /// of its own between the field and the delegate of the application.
  package final weak var fieldDelegate: (any UITextFieldDelegate)?
  let editedText = EditedText()
  private(set) lazy var textUndo = TextUndo(editedText) { [weak self] in self?.restoreText($0, $1) }
  var style = FieldStyle()
  var explicitTypingAttributes: [NSAttributedString.Key: Any]?
  /// The horizontal scroll offset of text that is wider than the field, in points.
  var scrollOffset: CGFloat = 0
  var line: FieldTextLayout?
  /// The attributed text that the label currently displays, or nil before the first layout.
  var displayedText: NSAttributedString?
  var drag: SelectionDrag?
  let clip = UIView(frame: .zero)
  let label = UILabel(frame: .zero)
  private(set) lazy var placeholderLabel = FieldLabel(self)
  let selectionViews = TextSelectionViews()
  let caret = TextCaretView()
  lazy var clearButton = FieldClearButton(self)
  lazy var borderView = FieldBorderView(frame: .zero)
  var hasBorderView = false
  var showsDisabledAppearance = false
  /// The background color that was assigned to the field, or nil if none was assigned. With a rounded border, the color fills the box.
  var assignedBackgroundColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text field from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UITextField.self)
  }

  /// Encodes the view with its plain text, its placeholder and the way in which they are shown.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encodeString(text, forKey: "UIText")
    coder.encodeString(placeholder, forKey: "UIPlaceholder")
    if let font { coder.encode(font, forKey: "UIFont") }
    if let textColor { coder.encode(textColor, forKey: "UITextColor") }
    coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(borderStyle.rawValue, forKey: "UIBorderStyle")
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    guard coder.containsValue(forKey: "UIBorderStyle") else { return }
    borderStyle = BorderStyle(rawValue: coder.decodeInteger(forKey: "UIBorderStyle")) ?? borderStyle
    if let font = coder.decodeValue(UIFont.self, forKey: "UIFont") { self.font = font }
    if let color = coder.decodeValue(UIColor.self, forKey: "UITextColor") { textColor = color }
    textAlignment = NSTextAlignment(rawValue: coder.decodeInt(forKey: "UITextAlignment")) ?? textAlignment
    placeholder = coder.decodeString(forKey: "UIPlaceholder")
    text = coder.decodeString(forKey: "UIText")
  }

  /// The delegate of the text field, which decides about editing and observes changes. The field does not retain the delegate.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { fieldDelegate }
    set { fieldDelegate = newValue }
  }

  // MARK: Text

  /// The text of the field. The value is never `nil`. Setting `nil` sets an empty text.
  ///
  /// Setting the property moves the caret to the end and sends no events.
  open var text: String? {
    get { editedText.string }
    set { setContent(NSAttributedString(string: newValue ?? "", attributes: style.attributes), notifies: false) }
  }

  /// The text of the field with its attributes. The value is never `nil`. Setting `nil` sets an empty text.
  ///
  /// Setting the property adopts the font, the color and the alignment of the first character as defaults for characters without these
  /// attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editedText.attributedString) }
    set { setAttributedContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the whole text. The default is the system font of 17 points, which is also used if the value is `nil`.
  open var font: UIFont? {
    get { style.effectiveFont }
    set {
      recordAppearanceValue(\UITextField.font, newValue)
      setFont(newValue)
    }
  }

  /// The color of the whole text. The default is `label`, which is also used if the value is `nil`.
  open var textColor: UIColor? {
    get { style.color }
    set {
      recordAppearanceValue(\UITextField.textColor, newValue)
      setColor(newValue)
    }
  }

  /// The alignment of the text. The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set {
      style.alignment = newValue
      setNeedsLayout()
    }
  }

  /// The attributes of the whole text: the font, the color, a paragraph style with the alignment, and any others.
  ///
  /// Setting the property applies these attributes to the whole text and removes all others.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { style.allAttributes }
    set {
      recordAppearanceValue(\UITextField.defaultTextAttributes, newValue)
      setDefaultAttributes(newValue)
    }
  }

  /// The attributes of the text that the user types next. The default is the attributes of the character before the caret.
  ///
  /// Attributes that are set apply until the selection changes. While the field is not edited, the value is `nil` and
  /// setting it has no effect.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesForNewText : nil }
    set { if isEditing { explicitTypingAttributes = newValue } }
  }

  /// A Boolean value that determines whether the user can change attributes. The default is `false`.
  ///
  /// If the value is `true`, Control-B, Control-I and Control-U turn bold, italics and underlines on and off. Text is pasted without
  /// attributes.
  open var allowsEditingTextAttributes = false

  /// The text to show while the field is empty. The default is `nil`.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { setPlaceholder(newValue) }
  }
  var hasPlainPlaceholder = true

  /// The placeholder with attributes. The default is `nil`, which shows no placeholder.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholderDidChange() } }

  /// A Boolean value that determines whether fonts adapt to the preferred text size. The default is `false`.
  ///
  /// Only fonts of text styles and fonts scaled by `UIFontMetrics` adapt.
  open var adjustsFontForContentSizeCategory = false { didSet { updateForTextSize() } }
  /// A Boolean value that determines whether the text shrinks to fit, down to `minimumFontSize`. The default is
  /// `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { showText() } }
  /// The minimum size of text that shrinks to fit, in points. The default is 0. Values below 9 points are treated as 9.
  open var minimumFontSize: CGFloat = 0 { didSet { showText() } }

  // MARK: Appearance

  /// The style of the border. The default is `none`.
  open var borderStyle: BorderStyle = .none {
    didSet {
      recordAppearanceValue(\UITextField.borderStyle, borderStyle)
      borderDidChange()
    }
  }
  /// The image to show behind the content instead of a line. A field with a rounded box does not show the image. The default is `nil`.
  open var background: UIImage? {
    didSet {
      recordAppearanceValue(\UITextField.background, background)
      borderDidChange()
    }
  }
  /// The image to show instead of `background` while the field is disabled. The image has no effect if `background` is `nil`. The
  /// default is `nil`.
  open var disabledBackground: UIImage? {
    didSet {
      recordAppearanceValue(\UITextField.disabledBackground, disabledBackground)
      borderDidChange()
    }
  }

  /// The background color of the field, which fills the bounds or the rounded box. The default is `nil`: a rounded box
  /// then has the system's background color.
  open override var backgroundColor: UIColor? {
    get { assignedBackgroundColor }
    set {
      recordAppearanceValue(\UIView.backgroundColor, newValue)
      assignedBackgroundColor = newValue
      borderDidChange()
    }
  }

  /// The mode that determines when the clear button is shown. The button is never shown while the field is empty. The default is
  /// `never`.
  open var clearButtonMode: ViewMode = .never {
    didSet {
      recordAppearanceValue(\UITextField.clearButtonMode, clearButtonMode)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The view before the text. The view is on the left, or on the right in right-to-left layouts. The default is `nil`.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// The view after the text. The clear button is hidden while the view is shown. The default is `nil`.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// A right view that is hidden while the clear button is shown, instead of the other way round: the bookmark or results button of
  /// a search bar.
  final weak var yieldingRightView: UIView?
  /// The mode that determines when `leftView` is shown. The default is `never`.
  open var leftViewMode: ViewMode = .never {
    didSet {
      updateSideViews()
      setNeedsLayout()
    }
  }
  /// The mode that determines when `rightView` is shown. The default is `never`.
  open var rightViewMode: ViewMode = .never {
    didSet {
      updateSideViews()
      setNeedsLayout()
    }
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }

  package override var hasTapPrecedence: Bool { true }
  package override final var hoverCursor: HostCursor? { isEnabled ? .text : .arrow }
  package override final func activateByKey() { becomeFirstResponder() }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    (borderRect(forBounds: bounds), borderStyle == .roundedRect ? FieldBorderView.boxRadius : layer.cornerRadius)
  }

  package override func stateChanged() {
    super.stateChanged()
    enabledStateDidChange()
  }

  package override func semanticContentAttributeDidChange() {
    super.semanticContentAttributeDidChange()
    setNeedsLayout()
  }

  // MARK: Accessibility

  // The field itself is not an element. It contains one, which has its text as the value (measurements.md 26.2).
  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      value: accessibleText, traits: isFirstResponder ? .isEditing : .none,
      elements: { [self] in
        let element = StandardAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = placeholder
        element.accessibilityValue = accessibleText
        element.accessibilityTraits = isFirstResponder ? .isEditing : .none
        element.accessibilityFrameInContainerSpace = bounds
        return [element]
      })
  }

  /// The text, or as many bullets as it has characters if the text is hidden.
  private final var accessibleText: String? {
    isTextHidden ? String(repeating: "\u{2022}", count: editedText.string.count) : text
  }

  // MARK: Rectangles

  /// Returns the rectangle in which the text is drawn while the field is not being edited.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle, in the field's coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Returns the rectangle in which the text is drawn while the field is being edited.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle, in the field's coordinates. The default is that of the text. An override of `textRect(forBounds:)` does
  ///   not change it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Returns the rectangle in which the placeholder is drawn.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle, in the field's coordinates. The default is `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the border, which the background image fills.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle, in the field's coordinates. The default is `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the button that clears the text.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle, in the field's coordinates. The default is 19 points high, about as wide, and 5 points from the
  ///   trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }
  /// Returns the rectangle of `leftView`, the view before the text.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle, in the field's coordinates. By default, the rectangle has the size of the view and is vertically
  ///   centered at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(bounds, leftView, atEnd: false) }
  /// Returns the rectangle of `rightView`, the view after the text.
  ///
  /// - Parameter bounds: The bounds of the field.
  /// - Returns: The rectangle, in the field's coordinates. By default, the rectangle has the size of the view and is vertically
  ///   centered at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(bounds, rightView, atEnd: true) }

  /// Draws the placeholder. Subclasses override this method to change the appearance.
  ///
  /// - Parameter rect: The rectangle to draw in, in the field's coordinates.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawLabelText(in: rect) }
  /// Draws the text. As in UIKit since iOS 15, the field itself never calls this method.
  ///
  /// - Parameter rect: The rectangle to draw in, in the field's coordinates.
  open func drawText(in rect: CGRect) { label.drawText(in: rect) }

  open override dynamic var intrinsicContentSize: CGSize { fittingSize() }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    UIView.withoutAnimation { layOutParts() }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the field is being edited. The value is `true` while the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// A Boolean value that determines whether the text is removed when editing begins. The default is `false`.
  open var clearsOnBeginEditing = false
  /// A Boolean value that determines whether inserted text replaces the whole text. The default is `false`.
  ///
  /// While the value is `true`, the selection is not visible. Typing or selecting text sets the property to `false`.
  open var clearsOnInsertion = false { didSet { setNeedsLayout() } }
  /// The selection and the editing state of the field as a property list. Assign a stored value after you set the text to restore the
  /// state.
  open var interactionState: Any {
    get { savedInteraction }
    set { restoreInteraction(newValue) }
  }

  /// A Boolean value that indicates whether the field can be edited. The value is `true` while the field is enabled and in a window.
  open override dynamic var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override dynamic func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if window == nil, isEnabled { FirstResponder.request(self) }
    guard canBecomeFirstResponder, fieldDelegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    // The delegate can have begun the editing, and the callbacks of the field that resigns can have ended it.
    if isFirstResponder { return true }
    hasBegunEditing = false
    guard super.becomeFirstResponder(), isFirstResponder else { return false }
    if hasBegunEditing { return true }
    didBegin()
    return true
  }

  @discardableResult
  open override dynamic func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard fieldDelegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    // The delegate can have ended the editing.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    didEnd()
    return true
  }

  // "May be called if forced even if shouldEndEditing returns NO (e.g. view removed from window) or endEditing:YES
  // called" (UITextField.h, textFieldDidEndEditing).
  package override func editingWasForcedToEnd() { didEnd() }
  /// Indicates whether the beginning of the current editing was announced.
  final var hasBegunEditing = false
  final let announcements = EditingAnnouncements()

  /// Returns whether the user may replace a range of the content. This method is called before the delegate's method.
  package func allowsChange(of range: NSRange, to text: String) -> Bool { true }
  /// Called before a new selection is shown. Subclasses override this method to extend the selection.
  package func adjustSelection() {}
  /// Indicates whether the edited line begins on a whole point and has a height of whole points, within the field.
  package var alignsLinesToWholePoints: Bool { false }

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
  /// A Boolean value that determines whether the Return key is ignored while there is no text. The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that determines whether the text is shown as dots and cannot be copied or cut. The default is
  /// `false`.
  open var isSecureTextEntry = false { didSet { showText() } }
  /// The appearance of an on-screen keyboard. The value is stored but has no effect. The default is `default`.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { recordAppearanceValue(\UITextField.keyboardAppearance, keyboardAppearance) }
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

  /// The view to show at the bottom of the window while the field is edited. The default is `nil`.
  ///
  /// A change while the field is edited takes effect with `reloadInputViews()`.
  open override dynamic var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }
  private var inputViewStorage: UIView?
  /// The view to show above `inputView` while the field is edited. The default is `nil`.
  ///
  /// A change while the field is edited takes effect with `reloadInputViews()`.
  open override dynamic var inputAccessoryView: UIView? {
    get { accessoryViewStorage }
    set { accessoryViewStorage = newValue }
  }
  private var accessoryViewStorage: UIView?

  // MARK: UITextInput

  /// The delegate that observes changes of the text and the selection. The field does not retain the delegate.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The attributes of marked text. The default is `nil`, which underlines marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { showText() } }
  /// The object that finds the boundaries of words and other text units.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// A Boolean value that indicates whether the field contains text.
  open var hasText: Bool { editedText.length > 0 }
  /// The position at the start of the text.
  open var beginningOfDocument: UITextPosition { IndexPosition(0) }
  /// The position at the end of the text.
  open var endOfDocument: UITextPosition { IndexPosition(editedText.length) }
  /// Returns the text of a range, even if the field shows dots instead of it.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The text, in which halves of surrogate pairs are replaced by U+FFFD.
  open func text(in range: UITextRange) -> String? { editedText.text(in: IndexRange(range).range) }
  /// Replaces the text of a range without calling the delegate.
  ///
  /// - Parameters:
  ///   - range: The range of text to replace.
  ///   - text: The replacement, which may be empty.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceProgrammatically(IndexRange(range).range, text)
  }
  /// The selected range. An empty range is the position of the caret. Setting `nil` moves the caret to the start of the
  /// text.
  open var selectedTextRange: UITextRange? {
    get { IndexRange(editedText.selection) }
    set { selectProgrammatically(newValue.map { IndexRange($0).range } ?? NSRange(location: 0, length: 0)) }
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
  /// Replaces the selection with text, with the same effect as typing.
  ///
  /// - Parameter text: The text. A line ending is treated as the Return key. Line endings and tabs within a longer text
  ///   are removed.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection, or the character before the caret, with the same effect as the Backspace key.
  open func deleteBackward() { deleteByTyping() }
  /// Returns the rectangle that contains the text of a range.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The rectangle, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { rect(of: editedText.clampedToText(IndexRange(range).range)) }
  /// Returns the rectangle of the caret at a position.
  ///
  /// - Parameter position: The position in the text.
  /// - Returns: The rectangle, in the field's coordinates, 2 points wide. A subclass can return an empty one to hide
  ///   the caret.
  open func caretRect(for position: UITextPosition) -> CGRect {
    visibleCaretRect(at: (position as? IndexPosition)?.index ?? 0)
  }
  /// Returns the rectangles that show a range as selected.
  ///
  /// - Parameter range: The range of text.
  /// - Returns: The rectangles, in the field's coordinates: one for text of a single direction, none for an empty
  ///   range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let range = editedText.clampedToText(IndexRange(range).range)
    let isRightToLeft = isRightToLeft(at: range.location)
    return IndexSelectionRect.make(rects(of: range).map { ($0, isRightToLeft) })
  }
  /// Returns the position in the text that is nearest to a point.
  ///
  /// - Parameter point: A point in the field's coordinates.
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
    fieldDelegate?.textField(
      self, editMenuForCharactersIn: IndexRange(textRange).range, suggestedActions: suggestedActions)
  }

  /// Returns a Boolean value that indicates whether the user may change the text. The default implementation asks the
  /// delegate.
  ///
  /// - Parameters:
  ///   - range: The range of text that is replaced.
  ///   - text: The replacement, which is empty for a deletion.
  /// - Returns: `true` to allow the change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    fieldDelegate?.textField(
      self, shouldChangeCharactersIn: IndexRange(range).range, replacementString: text) ?? true
  }

  /// Called before the edit menu appears. The default implementation notifies the delegate.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    fieldDelegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Called before the edit menu disappears. The default implementation notifies the delegate.
  ///
  /// - Parameter animator: The object that runs other animations together with that of the menu.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    fieldDelegate?.textField(self, willDismissEditMenuWith: animator)
  }

  /// Called when the keyboard becomes a trackpad that moves the caret. Tessera never calls this method, because hardware
  /// keyboards do not become trackpads. The default implementation does nothing.
  ///
  /// - Parameter point: The position of the caret, in the field's coordinates.
  open func beginFloatingCursor(at point: CGPoint) {}

  /// Called when the caret is moved with the keyboard as a trackpad. Tessera never calls this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter point: The position of the caret, in the field's coordinates.
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
    let unhandledPresses = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override dynamic func copy(_ sender: Any?) { copySelection() }
  open override dynamic func cut(_ sender: Any?) { cutSelection() }
  open override dynamic func paste(_ sender: Any?) { pasteText() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText(keepsStyle: false) }
  open override dynamic func delete(_ sender: Any?) { deleteSelection() }
  open override dynamic func selectAll(_ sender: Any?) {
    // A field in a window begins to be edited (measured on UIKit, case textfield-selectAll).
    if !isFirstResponder { becomeFirstResponder() }
    setSelection(0, editedText.length)
  }
  open override dynamic func select(_ sender: Any?) { selectWord(at: editedText.head) }
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold, name: "Bold") }
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic, name: "Italics") }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderlineOfSelection() }
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    if allowsEditingTextAttributes { changeAttributes(name: "Format", conversionHandler) }
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointerWasPressed(touch, with: event)
    return super.beginTracking(touch, with: event)
  }

  open override dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag?.move()
    return super.continueTracking(touch, with: event)
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pointerWasReleased(touch)
  }

  open override dynamic func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag?.end()
    drag = nil
  }
}
