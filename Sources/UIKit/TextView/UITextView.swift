import CoreGraphics
import Foundation
import RuntimeInterface

/// Text of many lines that scrolls, and can be selected and edited.
///
/// Text comes from the keyboard and the input method while the view is the first responder. Mouse and fingers place the
/// caret and select; arrows, Home, End and pages move it, with Shift they select, with Control by words and to the ends;
/// Control+A, C, X, V, Z and Y select all, copy, cut, paste, undo and redo. Every change lays the text out anew: O(length).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  /// Sent with the view as object when editing has begun.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Sent with the view as object when the text has changed, not by setting it.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Sent with the view as object when editing has ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The space between the text and the sides of `textContainerInset`, as in UIKit's text containers.
  static let fragmentPadding: CGFloat = 5

  let storage = NSMutableAttributedString(string: "")
  /// Where the selection began, and where the caret is; UTF-16.
  var anchor = 0
  var head = 0
  var marked: NSRange?
  private var hasSelection = true
  private var cachedLayout: (layout: TextLayout, width: CGFloat)?
  private var tiles: [Int: TextTile] = [:]
  private var selectionViews: [UIView] = []
  let caretView = UIView(frame: .zero)
  private var blink: Int?
  /// The column that up and down keep to.
  var goalX: CGFloat?
  var selectsWords: NSRange?
  var typing = TextViewTyping()
  private var toShow: NSRange?
  lazy var hands = TextViewHands(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view with its own text container; the container's size is not looked at.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

  /// Decodes what `UIScrollView` decodes: a view without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    caretView.isUserInteractionEnabled = false
    caretView.layer.cornerRadius = 1
    caretView.isHidden = true
    addSubview(caretView)
    hands.attach()
    updateTouches()
    showTint()
  }

  // MARK: Text

  /// The text; never nil when it is read. Setting it puts the caret at its end; the delegate hears of the selection alone,
  /// and only if that has changed (measured: cb-textview-set-text, cb-textview-set-same-length).
  open var text: String! {
    get { storage.string }
    set { setContent(NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
  }

  /// The text with its attributes. Setting it as `text`.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  private func setContent(_ new: NSAttributedString) {
    storage.setAttributedString(new)
    marked = nil
    typing.forget()
    undoManager?.removeAllActions(withTarget: self)
    textChanged()
    setSelection(storage.length, storage.length)
  }

  /// Of all of the text; of text with attributes, the first character's. Default nil: 12 points, the system's.
  open var font: UIFont? {
    get { storage.length > 0 ? storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : fontStorage }
    set {
      fontStorage = newValue
      typingStorage[.font] = newValue
      setForAll(.font, newValue)
    }
  }
  private var fontStorage: UIFont?

  /// Of all of the text. Default nil: the label's.
  open var textColor: UIColor? {
    get { colorStorage }
    set {
      colorStorage = newValue
      typingStorage[.foregroundColor] = newValue
      setForAll(.foregroundColor, newValue)
    }
  }
  private var colorStorage: UIColor?

  /// Of all paragraphs. Default natural.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textChanged() } } }

  private func setForAll(_ key: NSAttributedString.Key, _ value: Any?) {
    if storage.length > 0 {
      let whole = NSRange(location: 0, length: storage.length)
      if let value {
        storage.addAttribute(key, value: value, range: whole)
      } else {
        storage.removeAttribute(key, range: whole)
      }
    }
    textChanged()
  }

  var baseAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let fontStorage { attributes[.font] = fontStorage }
    if let colorStorage { attributes[.foregroundColor] = colorStorage }
    return attributes
  }

  /// What the next typed text looks like; follows the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typingStorage }
    set { typingStorage = newValue }
  }
  private var typingStorage: [NSAttributedString.Key: Any] = [:]

  /// Added to links. Default: the system's blue.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.systemBlue] {
    didSet { textChanged() }
  }

  /// The space around the text, inside of `contentInset`. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }

  /// Whether the user may change the text. Default true.
  open var isEditable = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
  /// Whether the user may select text, and links answer. Default true.
  open var isSelectable = true { didSet { updateTouches() } }
  /// Whether the user may change attributes. Stored: there are no commands for it. Default false.
  open var allowsEditingTextAttributes = false
  /// Whether the next text replaces all that is there. Default false; typing and selecting reset it.
  open var clearsOnInsertion = false
  /// Which data become links by themselves. Stored: nothing is recognized. Default none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether fonts of text styles follow the user's text size. Default false.
  open var adjustsFontForContentSizeCategory = false

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

  // MARK: Selection

  /// What is selected, in UTF-16 units; brought into the text. The delegate hears of a change.
  open var selectedRange: NSRange {
    get { NSRange(location: min(anchor, head), length: abs(head - anchor)) }
    set {
      let start = max(0, min(newValue.location, storage.length))
      hasSelection = true
      setSelection(start, max(start, min(NSMaxRange(newValue), storage.length)))
    }
  }

  func setSelection(_ newAnchor: Int, _ newHead: Int, tells: Bool = true) {
    let before = selectedRange
    anchor = newAnchor
    head = newHead
    if before != selectedRange {
      takeTypingAttributes()
      if tells { tellSelection() }
    }
    setNeedsLayout()
    showCaret()
  }

  func tellSelection() {
    inputDelegate?.selectionDidChange(self)
    viewDelegate?.textViewDidChangeSelection(self)
  }

  private func takeTypingAttributes() {
    guard storage.length > 0 else {
      typingStorage = baseAttributes
      return
    }
    let place = max(0, min(selectedRange.location - 1, storage.length - 1))
    typingStorage = storage.attributes(at: place, effectiveRange: nil)
    for key in [NSAttributedString.Key.link, .attachment, .textItemTag] { typingStorage[key] = nil }
  }

  /// Scrolls so far, in the next turn, that a range can be seen (scroll-traces, textview-scrollRangeToVisible).
  open func scrollRangeToVisible(_ range: NSRange) {
    let isWaiting = toShow != nil
    toShow = range
    guard !isWaiting else { return }
    FrameTimers.after(0) { [weak self] in self?.showWaitingRange() }
  }

  private func showWaitingRange() {
    guard let range = toShow else { return }
    toShow = nil
    layoutIfNeeded()
    let end = caretFrame(at: min(NSMaxRange(range), storage.length))
    let start = caretFrame(at: min(range.location, storage.length))
    var rect = end.union(start)
    if rect.height > bounds.height { rect = end }
    // With the space around the text, where the first or last line is meant.
    rect = rect.insetBy(dx: -4, dy: -7)
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Layout

  /// Of the ink, where it says nothing itself.
  var inkColor: CGColor { (colorStorage ?? .label).resolvedColor(with: traitCollection).cgColor }

  /// The layout's top left, in the content.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + Self.fragmentPadding, y: textContainerInset.top)
  }

  private func room(_ width: CGFloat) -> CGFloat {
    max(0, width - textContainerInset.left - textContainerInset.right - 2 * Self.fragmentPadding)
  }

  private func makeLayout(width: CGFloat) -> TextLayout {
    let shown = NSMutableAttributedString(attributedString: storage)
    let whole = NSRange(location: 0, length: shown.length)
    if shown.length > 0 {
      storage.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
        guard value != nil else { return }
        for (key, value) in linkTextAttributes ?? [:] { shown.addAttribute(key, value: value, range: range) }
      }
    }
    if let marked, NSMaxRange(marked) <= shown.length {
      let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
      for (key, value) in style { shown.addAttribute(key, value: value, range: marked) }
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    let defaults = StyledText.Defaults(
      font: usedFont, paragraphStyle: paragraph, traits: traitCollection)
    var box = TextBox(width: width)
    box.isRightToLeft = nil
    return TextLayout(StyledText.document(shown, defaults: defaults), box: box)
  }

  var usedFont: UIFont { fontStorage ?? .systemFont(ofSize: 12) }

  /// The text in the view's width.
  var textLayout: TextLayout {
    let width = room(bounds.width)
    if let cachedLayout, cachedLayout.width == width { return cachedLayout.layout }
    let made = makeLayout(width: width)
    cachedLayout = (made, width)
    return made
  }

  /// Insets and text, in whole points (behaviour.md 15.6).
  private func contentHeight(_ layout: TextLayout) -> CGFloat {
    let text = max(layout.size.height, storage.length == 0 ? usedFont.lineHeight : 0)
    return textContainerInset.top + (text - 0.001).rounded(.up) + textContainerInset.bottom
  }

  func textChanged() {
    cachedLayout = nil
    for tile in tiles.values { tile.setNeedsDisplay() }
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// None while it scrolls; else as large as the text in the view's width.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
  }

  /// As wide as the text, up to `size`, and as high as its lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1_000_000 ? size.width : .infinity
    let layout = makeLayout(width: width.isFinite ? room(width) : .infinity)
    let needed =
      (layout.size.width + textContainerInset.left + textContainerInset.right + 2 * Self.fragmentPadding).rounded(.up)
    return CGSize(width: min(needed, width), height: contentHeight(layout))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: contentHeight(textLayout))
    if contentSize != size { contentSize = size }
    UIView.withoutAnimation {
      layOutTiles()
      layOutSelection()
    }
  }

  private func layOutTiles() {
    let visible = bounds
    let last = max(0, Int(((contentSize.height - 1) / TextTile.height).rounded(.down)))
    let first = max(0, min(last, Int((visible.minY / TextTile.height).rounded(.down))))
    let end = max(first, min(last, Int((visible.maxY / TextTile.height).rounded(.down))))
    for (index, tile) in tiles where index < first || index > end {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    for index in first...end {
      let frame = CGRect(
        x: 0, y: CGFloat(index) * TextTile.height, width: bounds.width, height: TextTile.height)
      if let tile = tiles[index] {
        if tile.frame != frame {
          tile.frame = frame
          tile.setNeedsDisplay()
        }
        continue
      }
      let tile = TextTile(frame: frame)
      tile.owner = self
      tiles[index] = tile
      insertSubview(tile, belowSubview: caretView)
    }
  }

  private func layOutSelection() {
    let rects = selectedRange.length > 0 && isFirstResponder ? frames(of: selectedRange, within: bounds) : []
    while selectionViews.count > rects.count { selectionViews.removeLast().removeFromSuperview() }
    while selectionViews.count < rects.count {
      let view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      view.backgroundColor = tintColor.withAlphaComponent(0.25)
      insertSubview(view, at: 0)
      selectionViews.append(view)
    }
    for (view, rect) in zip(selectionViews, rects) { view.frame = rect }
    caretView.frame = caretRect(for: IndexPosition(head))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  private func showTint() {
    caretView.backgroundColor = tintColor
    for view in selectionViews { view.backgroundColor = tintColor.withAlphaComponent(0.25) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textChanged()
  }

  private func updateTouches() {
    // A mouse selects where a finger scrolls.
    let types: [UITouch.TouchType] = isSelectable ? [.direct, .pencil] : [.direct, .pencil, .indirectPointer]
    panGestureRecognizer.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
  }

  // MARK: Places

  /// The caret's line before a character: without width, as high as the line.
  func caretFrame(at index: Int) -> CGRect {
    let layout = textLayout
    let origin = textOrigin
    guard !layout.lines.isEmpty, storage.length > 0 else {
      var x = origin.x
      let width = room(bounds.width)
      if textAlignment == .center { x += width / 2 }
      if textAlignment == .right { x += width }
      return CGRect(x: x, y: origin.y, width: 0, height: usedFont.lineHeight)
    }
    return layout.caretRect(at: index).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// What a range covers of the lines that touch `area`.
  func frames(of range: NSRange, within area: CGRect? = nil) -> [CGRect] {
    let layout = textLayout
    let origin = textOrigin
    var rects: [CGRect] = []
    for line in layout.lines {
      let rect = line.rect.offsetBy(dx: origin.x, dy: origin.y)
      if let area, rect.maxY < area.minY || rect.minY > area.maxY { continue }
      guard line.range.lowerBound < NSMaxRange(range), line.range.upperBound >= range.location else { continue }
      let part =
        max(
          line.range.lowerBound, range.location)..<max(
          max(line.range.lowerBound, range.location), min(line.range.upperBound, NSMaxRange(range)))
      var covered = part.isEmpty ? [] : layout.rects(for: part)
      covered = covered.filter { abs($0.minY - line.top) < 0.5 }
      // What ends a paragraph reaches to the margin.
      if NSMaxRange(range) > line.range.upperBound, line.range.upperBound >= range.location {
        let start = covered.map(\.maxX).max() ?? line.x
        covered.append(
          CGRect(x: start, y: line.top, width: max(4, layout.box.width - start), height: line.height))
      }
      rects += covered.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
    return rects
  }

  /// The place nearest to a point of the content.
  func place(at point: CGPoint) -> Int {
    let origin = textOrigin
    guard storage.length > 0 else { return 0 }
    return min(textLayout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)), storage.length)
  }

  // MARK: The caret

  /// Shows the caret from now on: half a second on, half a second off.
  func showCaret() {
    FrameTimers.cancel(blink)
    blink = nil
    caretView.isHidden = !isFirstResponder || !isEditable || selectedRange.length > 0
    guard !caretView.isHidden else { return }
    caretView.alpha = 1
    blink = FrameTimers.after(0.5) { [weak self] in self?.turnCaret() }
  }

  private func turnCaret() {
    guard isFirstResponder, window != nil, !caretView.isHidden else {
      caretView.isHidden = true
      return
    }
    UIView.withoutAnimation { caretView.alpha = caretView.alpha > 0.5 ? 0 : 1 }
    blink = FrameTimers.after(0.5) { [weak self] in self?.turnCaret() }
  }

  // MARK: The first responder

  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }
  /// Tab reaches text that is edited; one that is only read scrolls.
  open override var canBecomeFocused: Bool { isEditable }
  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !isEditable || viewDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    showCaret()
    setNeedsLayout()
    guard isEditable else { return true }
    takeTypingAttributes()
    viewDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || viewDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    marked = nil
    typing.forget()
    textChanged()
    showCaret()
    guard isEditable else { return true }
    viewDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: UITextInput

  /// Whether there is text.
  public var hasText: Bool { storage.length > 0 }
  /// How composed text looks. Default nil: underlined.
  public var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textChanged() } }
  /// Is told about changes. Not retained.
  public weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words and paragraphs.
  public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The first place.
  open var beginningOfDocument: UITextPosition { IndexPosition(0) }
  /// The last place.
  open var endOfDocument: UITextPosition { IndexPosition(storage.length) }

  /// A range brought into the text; an empty one stays where it is.
  func within(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, storage.length))
    return NSRange(location: start, length: max(0, min(NSMaxRange(range), storage.length) - start))
  }

  /// The text in a range; halves of characters come as U+FFFD.
  open func text(in range: UITextRange) -> String? {
    let range = within(IndexRange(range).range)
    let units = Array(storage.string.utf16)[range.location..<NSMaxRange(range)]
    return String(decoding: units, as: UTF16.self)
  }

  /// Replaces a range by code: the delegate is not asked, but told.
  open func replace(_ range: UITextRange, withText text: String) {
    let range = within(IndexRange(range).range)
    change(range, to: NSAttributedString(string: text, attributes: typingAttributes), name: "Typing")
  }

  /// The selection; nil after nil was set, which selects nothing at the beginning.
  open var selectedTextRange: UITextRange? {
    get { hasSelection ? IndexRange(selectedRange) : nil }
    set {
      if let newValue {
        selectedRange = IndexRange(newValue).range
      } else {
        setSelection(0, 0)
        hasSelection = false
      }
    }
  }

  /// What an input method composes.
  open var markedTextRange: UITextRange? { marked.map { IndexRange($0) } }

  /// Where the caret stands: 2 points wide, a point to the left of the letters' edge and above their line (measured:
  /// textview-caret-17). In the content's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let line = caretFrame(at: (position as? IndexPosition)?.index ?? 0)
    return CGRect(x: line.minX - 1, y: line.minY - 1, width: 2, height: pixelUp(line.height) + 5.0 / 3)
  }

  /// Where the first line of a range lies, in the content's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    let range = IndexRange(range).range
    if range.length == 0 {
      let line = caretFrame(at: range.location)
      return CGRect(x: line.minX, y: line.minY, width: 0, height: pixelUp(line.height))
    }
    return frames(of: range).first ?? .zero
  }

  /// What a range covers, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = frames(of: IndexRange(range).range)
    return rects.enumerated().map {
      IndexSelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == rects.count - 1)
    }
  }

  /// The place nearest to a point of the content.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(place(at: point)) }

  /// Inserts at the caret, or in place of what is selected or composed.
  open func insertText(_ text: String) { insertTyped(text) }
  /// Deletes the character before the caret, or what is selected.
  open func deleteBackward() { deleteTyped() }
  /// Shows text that is not committed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { compose(markedText ?? "", selectedRange) }
  /// Commits what was composed.
  open func unmarkText() { commitMarked() }

  // MARK: Keys, touches, actions

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in !(press.key.map(handle) ?? false) }
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
    let hasRange = selectedRange.length > 0
    switch action.name {
    case "copy:": return hasRange
    case "cut:", "delete:": return hasRange && isEditable && isFirstResponder
    case "paste:": return isEditable && isFirstResponder && UIPasteboard.general.hasStrings
    case "select:": return isSelectable && hasText && !hasRange
    case "selectAll:": return isSelectable && hasText && selectedRange.length < storage.length
    default: return super.canPerformAction(action, withSender: sender)
    }
  }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) {
    if copySelection() { changeByHand(selectedRange, to: "", name: "Cut") }
  }
  open override func paste(_ sender: Any?) {
    if isEditable, let text = UIPasteboard.general.string { changeByHand(selectedRange, to: text, name: "Paste") }
  }
  open override func delete(_ sender: Any?) { changeByHand(selectedRange, to: "", name: "Delete") }
  open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: storage.length) }
  open override func select(_ sender: Any?) { selectedRange = TextBoundaries(storage.string).word(at: head) }
}

/// Which data of a text become links; UIKit's values.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The types whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Lets `UITextView` and its subclasses have a delegate of their own kind.
@preconcurrency @MainActor public protocol UITextViewDelegating: UITextView {}

extension UITextViewDelegating {
  /// Is asked and told, also as the scroll view's delegate. Not retained.
  public var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UITextView: UITextViewDelegating {
  var viewDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }
}
