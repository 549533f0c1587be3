import Foundation
import QuartzCore

/// A line of text that can be edited: a caret, a selection, a placeholder, a button that clears.
///
/// Text comes from the keyboard and the input method while the field is the first responder. Mouse and fingers place the
/// caret and select; arrows, Home and End move it, with Shift they select, with Control by words; Control+A, C, X and V
/// select all, copy, cut and paste.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Neither line nor background. The default.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line with a shade.
    case bezel = 2
    /// A rounded box.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never. The default.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// All the time that there is text, or that it is edited.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed counts.
    case committed = 0
  }

  /// Sent with the field as object when it has become the first responder.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Sent with the field as object when it is the first responder no more.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Sent with the field as object when the user has changed the text.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")

  package weak var fieldDelegate: (any UITextFieldDelegate)?
  var model = FieldText()
  /// How far a long text is moved to the left.
  var scrolled: CGFloat = 0
  let clip = UIView(frame: .zero)
  let label = UILabel(frame: .zero)
  let placeholderLabel = UILabel(frame: .zero)
  let selectionView = UIView(frame: .zero)
  let caret = UIView(frame: .zero)
  lazy var clearButton = FieldClearButton(self)
  var blink: Int?
  /// What a finger or mouse selects: whole words after a double click.
  var selectsWords: NSRange?
  /// Where typing would go on that is a part of the last step of undo.
  var typedUpTo: Int?
  private var press: MenuPressGestureRecognizer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes what `UIControl` decodes: an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    for view in [selectionView, label, caret] { clip.addSubview(view) }
    addSubview(placeholderLabel)
    addSubview(clip)
    placeholderLabel.isUserInteractionEnabled = false
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    selectionView.isHidden = true
    let press = MenuPressGestureRecognizer { [weak self] point, isPointer in
      self?.showEditMenu(at: point, isPointer: isPointer) ?? false
    }
    self.press = press
    addGestureRecognizer(press)
    restyle()
  }

  // MARK: Text

  /// The text; never nil when it is read. Setting it puts the caret at its end and tells nobody.
  open var text: String? {
    get { model.string }
    set {
      model.set(newValue ?? "")
      undoManager?.removeAllActions(withTarget: self)
      typedUpTo = nil
      textDidChange()
    }
  }

  /// The text with the field's font and colour. Setting it takes over the characters, and the first character's font and
  /// colour for all of them.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: model.string, attributes: attributes) }
    set {
      if let newValue, newValue.length > 0 {
        let first = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
      }
      text = newValue?.string
    }
  }

  /// Default: the system font, 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      restyle()
      invalidateIntrinsicContentSize()
    }
  }

  /// Default `label`.
  open var textColor: UIColor? = .label { didSet { restyle() } }

  /// Default natural.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsLayout() } }

  /// What is shown while there is no text. Default nil.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(
          string: $0, attributes: [.font: usedFont, .foregroundColor: UIColor.placeholderText])
      }
      placeholderIsPlain = true
    }
  }
  private var placeholderIsPlain = true

  /// The placeholder with a look of its own.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholderIsPlain = false
      placeholderLabel.attributedText = attributedPlaceholder
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }
  var attributes: [NSAttributedString.Key: Any] {
    [.font: usedFont, .foregroundColor: textColor ?? .label]
  }

  func restyle() {
    selectionView.backgroundColor = tintColor.withAlphaComponent(0.25)
    caret.backgroundColor = tintColor
    if placeholderIsPlain, let placeholder { self.placeholder = placeholder }
    showBorder()
    textDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    restyle()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  // MARK: Looks

  /// Default none.
  open var borderStyle: BorderStyle = .none {
    didSet {
      showBorder()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// When the button that empties the field is shown; only where there is text. Default never.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view before the text. Default nil.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// A view behind the text; a clear button takes its place. Default nil.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// Default never.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Default never.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func showBorder() {
    let line = UIColor.separator.resolvedColor(with: traitCollection)
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor = line.cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 7 : 0
    backgroundIsOwn = borderStyle == .roundedRect && (backgroundColor == nil || backgroundIsOwn)
    if backgroundIsOwn { backgroundColor = .systemBackground }
  }
  private var backgroundIsOwn = false

  // MARK: Editing

  /// Whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether becoming the first responder empties it. Default false.
  open var clearsOnBeginEditing = false
  /// Whether the next text replaces all that is there. Default false; typing resets it.
  open var clearsOnInsertion = false

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
  open var isSecureTextEntry = false { didSet { textDidChange() } }

  /// A disabled field cannot be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, fieldDelegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, !model.string.isEmpty { text = "" }
    select(model.length, model.length)
    setNeedsLayout()
    fieldDelegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard fieldDelegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    model.unmark()
    model.select(model.head, model.head)
    scrolled = 0
    showText()
    selectionDidChange(tells: false)
    fieldDelegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

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
  /// Stands at the bottom of the window while this is edited. Default nil.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set {
      inputViewStorage = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }
  private var inputViewStorage: UIView?
  /// Stands at the bottom of the window while this is edited, above `inputView`. Default nil.
  open override var inputAccessoryView: UIView? {
    get { accessoryStorage }
    set {
      accessoryStorage = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }
  private var accessoryStorage: UIView?

  // MARK: UITextInput

  /// Is told about changes. Not retained.
  public weak var inputDelegate: (any UITextInputDelegate)?
  /// How composed text looks; it is underlined here whatever it says. Default nil.
  public var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Finds words.
  public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  /// Where the caret stands, in the field's coordinates: 2 points wide. An empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect {
    naturalCaret(at: (position as? IndexPosition)?.index ?? 0)
  }

  /// What a range covers: one rectangle in the field's coordinates, none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rect = rect(of: IndexRange(range).range)
    return rect.width > 0 ? [IndexSelectionRect(rect, isFirst: true, isLast: true)] : []
  }

  /// The place nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(place(at: point)) }

  // MARK: Rectangles

  /// Where the text lies while it is not edited, in the field's coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Where the text lies while it is edited. Default: `textRect`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder lies. Default: `textRect`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the border lies: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the clear button lies: 19 points wide and high, 5 from the end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearSide
    return CGRect(x: bounds.maxX - side - 5, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
  }
  /// Where `leftView` lies: at the beginning, as large as it is, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where `rightView` lies: at the end, as large as it is, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize { fittingSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    UIView.withoutAnimation { settle() }
  }

  // MARK: Keyboard

  /// Whether there is anything to delete.
  public var hasText: Bool { !model.string.isEmpty }

  /// Puts text in the place of the selection, as if it were typed.
  public func insertText(_ text: String) { insertTyped(text) }

  /// Deletes the selection, or what is before the caret.
  public func deleteBackward() { deleteTyped() }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  // MARK: Standard actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case "copy:", "cut:": isEditing && model.selection.length > 0 && !isSecureTextEntry
    case "paste:": isEditing && UIPasteboard.general.hasStrings
    case "selectAll:": isEditing && hasText && model.selection.length < model.length
    case "delete:": isEditing && model.selection.length > 0
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) {
    if copySelection() { change(model.selection, to: "") }
  }
  open override func paste(_ sender: Any?) {
    guard isEditing, let text = UIPasteboard.general.string else { return }
    // One line it is, and one it stays.
    change(model.selection, to: text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
  open override func delete(_ sender: Any?) {
    if model.selection.length > 0 { change(model.selection, to: "") }
  }
  open override func selectAll(_ sender: Any?) { select(0, model.length) }
  open override func select(_ sender: Any?) {
    let word = model.word(at: model.head)
    select(word.location, NSMaxRange(word))
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointerDown(touch, with: event)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointerMoved(touch)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pointerUp(touch)
  }
}

/// Lets `UITextField` and its subclasses have a delegate of their own kind.
@preconcurrency @MainActor public protocol UITextFieldDelegating: UITextField {}

extension UITextFieldDelegating {
  /// Is asked and told. Not retained.
  public var delegate: (any UITextFieldDelegate)? {
    get { fieldDelegate }
    set { fieldDelegate = newValue }
  }
}

extension UITextField: UITextFieldDelegating {}
