import Foundation

// Changes of the text by the user and by code, and the notification of the delegate.
extension UITextField: TextEditor {
  var isTextEditable: Bool { isEnabled }
  var isTextSelectable: Bool { true }
  var isTextHidden: Bool { isSecureTextEntry }
  var baseAttributes: [NSAttributedString.Key: Any] { style.attributes }
  var effectiveFont: UIFont { style.effectiveFont }

  func delegateAllows(_ text: String, in range: NSRange) -> Bool {
    allowsChange(of: range, to: text)
      && shouldChangeText(in: IndexRange(range), replacementText: text)
  }

  func showText() {
    line = nil
    placeholderLabel.isHidden = hasText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func showSelection() {
    editedText.selectWholeCharacters()
    adjustSelection()
    caret.show(isEditing && editedText.selection.length == 0)
    setNeedsLayout()
  }

  func notifySelectionChange() {
    inputDelegate?.selectionDidChange(self)
    fieldDelegate?.textFieldDidChangeSelection(self)
  }

  func notifyTextChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Requests a layout pass, which scrolls to the caret.
  func revealCaret() { setNeedsLayout() }

  /// Returns pasted text as a single line.
  func acceptedPaste(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// Returns the start or the end of the text for a vertical movement of the caret, because a field has a single line.
  /// The result is nil for other movements.
  func indexByLines(_ movement: TextMovement) -> Int? {
    switch movement {
    case .up, .lineStart: 0
    case .down, .lineEnd: editedText.length
    default: nil
    }
  }

  func index(_ lineCount: Int, linesBelow index: Int) -> Int {
    lineCount < 0 ? 0 : lineCount > 0 ? editedText.length : index
  }
  func line(at index: Int) -> NSRange { editedText.fullRange }

  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    editMenu(for: IndexRange(editedText.selection), suggestedActions: suggested)
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

  package var caretForComposing: CGRect { convert(caret.bounds, from: caret) }

  // MARK: Beginning and ending

  func didBegin() {
    hasBegunEditing = true
    guard let change = announcements.begin() else { return }
    if clearsOnBeginEditing, hasText { text = "" }
    setSelection(editedText.length, editedText.length)
    announcements.announce(
      [
        (
          { [unowned self] in fieldDelegate?.textFieldDidBeginEditing(self) },
          { [weak self] in self?.announceEndToDelegate() }
        ),
        (
          { [unowned self] in sendActions(for: .editingDidBegin) },
          { [weak self] in self?.sendActions(for: .editingDidEnd) }
        ),
        (
          { [unowned self] in NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
          },
          { [weak self] in self?.postEndOfEditing() }
        ),
      ], ofChange: change)
  }

  private func announceEndToDelegate() { fieldDelegate?.textFieldDidEndEditing(self, reason: .committed) }

  private func postEndOfEditing() {
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  func didEnd() {
    hasBegunEditing = false
    commitMarkedTextSilently()
    textUndo.endTyping()
    setSelection(editedText.head, editedText.head, notifies: false)
    announcements.end()
  }

  // MARK: Text

  func insert(_ text: String) {
    if text == "\n" {
      performReturn()
      return
    }
    let line = text.filter { !$0.isNewline && $0 != "\t" }
    if !line.isEmpty || text.isEmpty { insertTypedText(line) }
  }

  private func performReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard fieldDelegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { _ = resignFirstResponder() }
  }

  func clear() {
    guard fieldDelegate?.textFieldShouldClear(self) ?? true else { return }
    textUndo.endTyping()
    change(editedText.fullRange, to: NSAttributedString(string: ""), name: "Clear")
  }

  // MARK: Mouse and fingers

  func pointerWasPressed(_ touch: UITouch, with event: UIEvent?) {
    let isMouse = touch.type == .indirectPointer
    // A finger may be about to scroll the view around the field, so editing begins when the touch ends.
    guard isMouse || isEditing, becomeFirstResponder() else { return }
    layoutIfNeeded()
    drag = beginSelecting(by: touch, extends: isMouse && event?.modifierFlags.contains(.shift) == true)
  }

  func pointerWasReleased(_ touch: UITouch?) {
    drag?.end()
    drag = nil
    guard let touch, !isEditing, bounds.contains(touch.location(in: self)), becomeFirstResponder() else { return }
    layoutIfNeeded()
    let index = index(at: touch.location(in: self))
    setSelection(index, index)
  }
}
