import CoreGraphics
import Foundation
import RuntimeInterface

// Changes of the text by the user and by code, and the notification of the delegate.
extension UITextView: TextEditor {
  var isTextEditable: Bool { isEditable }
  var isTextSelectable: Bool { isSelectable }
  var isTextHidden: Bool { false }

  var baseAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let fontStorage { attributes[.font] = fontStorage }
    if let textColorStorage { attributes[.foregroundColor] = textColorStorage }
    return attributes
  }

  func delegateAllows(_ text: String, in range: NSRange) -> Bool {
    shouldChangeText(in: IndexRange(range), replacementText: text)
  }

  func showText() {
    outdatedLayout = cachedLayout ?? outdatedLayout
    cachedLayout = nil
    tiles.redraw()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  func showSelection() {
    caretView.show(isFirstResponder && isEditable && editedText.selection.length == 0)
    setNeedsLayout()
  }

  func notifySelectionChange() {
    inputDelegate?.selectionDidChange(self)
    viewDelegate?.textViewDidChangeSelection(self)
  }

  func notifyTextChange() {
    hasSelection = true
    viewDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func revealCaret() { scrollRangeToVisible(NSRange(location: editedText.head, length: 0)) }

  /// Scrolls by one line towards a point outside of the visible area.
  func reveal(_ point: CGPoint) {
    scrollRectToVisible(CGRect(x: point.x, y: point.y, width: 1, height: 1), animated: false)
  }

  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    editMenu(for: IndexRange(selectedRange), suggestedActions: suggested)
  }

  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    willPresentEditMenu(animator: animator)
  }

  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    willDismissEditMenu(animator: animator)
  }

  package func setComposedText(_ text: String, selection: Range<Int>) {
    guard isTextEditable else { return }
    TypedText.performTyping { compose(text, NSRange(location: selection.lowerBound, length: selection.count)) }
  }

  package var caretForComposing: CGRect { caretRect(for: IndexPosition(editedText.head)) }

  // MARK: Beginning and ending

  func didBegin() {
    hasBegunEditing = true
    showSelection()
    guard let change = announcements.begin(), isEditable else { return }
    announcements.announce(
      [
        (
          { [unowned self] in viewDelegate?.textViewDidBeginEditing(self) },
          { [weak self] in self?.announceEndToDelegate() }
        ),
        (
          { [unowned self] in NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
          },
          { [weak self] in self?.postEndOfEditing() }
        ),
      ], ofChange: change)
  }

  func didEnd() {
    hasBegunEditing = false
    commitMarkedTextSilently()
    textUndo.endTyping()
    showSelection()
    announcements.end()
  }

  private func announceEndToDelegate() { viewDelegate?.textViewDidEndEditing(self) }
  private func postEndOfEditing() {
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Appearance

  func setAttributeOfText(_ key: NSAttributedString.Key, _ value: Any?) {
    explicitTypingAttributes = nil
    editedText.setAttribute(key, value)
    showText()
  }

  /// Updates the fonts that depend on the preferred text size.
  func updateForTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    if let font = fontStorage?.scaled(for: traits) { fontStorage = font }
    editedText.changeAttribute(.font) { ($0 as? UIFont)?.scaled(for: traits) }
    if let font = (explicitTypingAttributes?[.font] as? UIFont)?.scaled(for: traits) {
      explicitTypingAttributes?[.font] = font
    }
    showText()
  }

  func updateTouches() {
    // The mouse selects text, while a finger scrolls.
    let types: [UITouch.TouchType] = isSelectable ? [.direct, .pencil] : [.direct, .pencil, .indirectPointer]
    panGestureRecognizer.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
  }

  func revealPendingRange() {
    guard let pendingRange = pendingRangeToReveal else { return }
    pendingRangeToReveal = nil
    layoutIfNeeded()
    let range = editedText.clampedToText(pendingRange)
    let end = caretFrame(at: NSMaxRange(range))
    let start = caretFrame(at: range.location)
    var rect = end.union(start)
    if rect.height > bounds.height { rect = end }
    // For the first and the last line, the space between the text and the edge is also made visible.
    rect = rect.insetBy(dx: -4, dy: -7)
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Movement by lines

  func index(at point: CGPoint) -> Int {
    let origin = textOrigin
    guard hasText else { return 0 }
    return min(textLayout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)), editedText.length)
  }

  func isRightToLeft(at index: Int) -> Bool {
    let layout = textLayout
    guard hasText, let line = layout.line(at: index) else { return false }
    return layout.document.paragraphs[layout.lines[line].paragraph].shaped.baseLevel == 1
  }

  func setWritingDirection(_ direction: NSWritingDirection, ofParagraphsIn range: NSRange) {
    guard hasText else { return }
    let storage = textStorage
    storage.beginEditing()
    let paragraphs = (storage.string as NSString).paragraphRange(for: editedText.clampedToText(range))
    var styles: [(NSRange, NSParagraphStyle)] = []
    storage.enumerateAttribute(.paragraphStyle, in: paragraphs, options: []) { value, part, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle {
        style.setParagraphStyle(value)
      } else {
        style.alignment = textAlignment
      }
      style.baseWritingDirection = direction
      styles.append((part, style))
    }
    for (part, style) in styles { storage.addAttribute(.paragraphStyle, value: style, range: part) }
    storage.endEditing()
  }

  /// Performs the editing command that a key triggers. Returns `false` if the key triggers none, or if the text is not editable and no
  /// modifier key is held, so that the arrow keys scroll instead.
  func handleCommand(of key: UIKey) -> Bool {
    let flags = key.modifierFlags
    return (isEditable || !flags.isDisjoint(with: [.shift, .control, .command])) && handle(key)
  }

  func caretWillMove(by movement: TextMovement?) {
    if movement?.keepsColumn != true { preferredColumnX = nil }
  }

  func indexByLines(_ movement: TextMovement) -> Int? {
    switch movement {
    case .up: indexAfterVerticalMovement(-1)
    case .down: indexAfterVerticalMovement(1)
    case .pageUp: indexAfterVerticalMovement(-pageLineCount)
    case .pageDown: indexAfterVerticalMovement(pageLineCount)
    case .lineStart: lineBounds.start
    case .lineEnd: lineBounds.end
    default: nil
    }
  }

  private var pageLineCount: Int { max(1, Int(bounds.height / max(1, effectiveFont.lineHeight)) - 1) }

  /// Returns the index `lineCount` lines below the caret, in the column in which the vertical movement began. A negative number means
  /// lines above the caret.
  private func indexAfterVerticalMovement(_ lineCount: Int) -> Int {
    let x = preferredColumnX ?? caretFrame(at: editedText.head).minX
    preferredColumnX = x
    return index(lineCount, linesBelow: editedText.head, at: x)
  }

  func index(_ lineCount: Int, linesBelow index: Int) -> Int {
    self.index(lineCount, linesBelow: index, at: caretFrame(at: index).minX)
  }

  private func index(_ lineCount: Int, linesBelow start: Int, at x: CGFloat) -> Int {
    let layout = textLayout
    guard lineCount != 0, let line = layout.line(at: start) else { return start }
    // Lines beside an exclusion path are one row, in which the column determines the line.
    var row = layout.row(of: line)
    let isInFirstRow = row.lowerBound == 0
    func index(in row: Range<Int>) -> Int {
      min(layout.index(inRow: row, at: x - textOrigin.x), editedText.length)
    }
    for _ in 0..<abs(lineCount) {
      if lineCount < 0 {
        guard row.lowerBound > 0 else { return lineCount == -1 || isInFirstRow ? 0 : index(in: row) }
        row = layout.row(of: row.lowerBound - 1)
      } else {
        guard row.upperBound < layout.lines.count else { return editedText.length }
        row = layout.row(of: row.upperBound)
      }
    }
    return index(in: row)
  }

  func line(at index: Int) -> NSRange {
    let layout = textLayout
    guard hasText, let number = layout.line(at: index) else { return editedText.fullRange }
    let range = layout.lines[number].range
    return NSRange(location: range.lowerBound, length: range.count)
  }

  /// The indices to which Home and End move the caret. If the line wraps, the end is the index before its last character.
  private var lineBounds: (start: Int, end: Int) {
    let line = line(at: editedText.head)
    let nextLineStart = NSMaxRange(line)
    let isWrapped =
      line.length > 0 && nextLineStart < editedText.length && self.line(at: nextLineStart).location == nextLineStart
    return (line.location, isWrapped ? editedText.boundaries.previousBoundary(before: nextLineStart) : nextLineStart)
  }
}
