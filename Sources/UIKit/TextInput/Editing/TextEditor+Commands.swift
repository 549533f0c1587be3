import CoreGraphics
import Foundation

extension TextEditor {
  // MARK: Keys

  /// Performs the editing command that a key triggers. Returns `false` if the key triggers no command.
  func handle(_ key: UIKey) -> Bool {
    guard isFirstResponder, isTextSelectable || isTextEditable, let command = TextCommand(key) else { return false }
    return perform(command)
  }

  /// Performs a command. Returns `false` if the command does not apply to this text.
  func perform(_ command: TextCommand) -> Bool {
    if command.isEdit, !isTextEditable { return false }
    switch command {
    case .move(let movement, let extends): return move(by: movement, extends: extends)
    case .delete(let movement):
      let range = editedText.rangeToDelete(by: withoutWordBoundaries(movement))
      if range.length > 0 { changeByUser(range, to: "", name: "Delete") }
    case .selectAll: selectAll(nil)
    case .copy: copy(nil)
    case .cut: cut(nil)
    case .paste: paste(nil)
    case .undo: undoManager?.undo()
    case .redo: undoManager?.redo()
    }
    return true
  }

  /// Returns the movement to perform for a movement of the caret. If the characters are hidden, a movement by words is
  /// replaced by a movement to an end of the text, because the boundaries of hidden words must not be revealed. Other
  /// movements do not change.
  private func withoutWordBoundaries(_ movement: TextMovement) -> TextMovement {
    guard isTextHidden else { return movement }
    let isForward = movement.isForward(isRightToLeft: isRightToLeft(at: editedText.head))
    return movement == .wordLeft || movement == .wordRight ? isForward ? .end : .start : movement
  }

  private func move(by movement: TextMovement, extends: Bool) -> Bool {
    let movement = withoutWordBoundaries(movement)
    guard
      let target = editedText.index(
        after: movement, extends: extends, isRightToLeft: isRightToLeft(at: editedText.head)) ?? indexByLines(movement)
    else { return false }
    caretWillMove(by: movement)
    textUndo.endTyping()
    setSelection(extends ? editedText.anchor : target, target)
    revealCaret()
    return true
  }

  // MARK: Pointers

  /// Begins a selection at the point where a mouse button was pressed. If `extends` is `true`, the current selection is extended to
  /// this point. Returns the drag that extends the selection further.
  func beginSelecting(by touch: UITouch, extends: Bool) -> SelectionDrag {
    let index = index(at: touch.location(in: self))
    let tapCount = touch.tapCount
    caretWillMove(by: nil)
    textUndo.endTyping()
    // A hidden text is treated as a single word.
    let pointer = PointerSelection(editedText, at: index, tapCount: isTextHidden && tapCount > 1 ? 3 : tapCount)
    selecting { pointer.begin(at: index, extends: extends) }
    return SelectionDrag(pointer, in: self, by: touch)
  }

  func selectWord(at index: Int) {
    let word = isTextHidden ? editedText.fullRange : editedText.boundaries.word(at: index)
    setSelection(word.location, NSMaxRange(word))
  }

  // MARK: Standard actions

  /// Returns whether a standard editing action is currently possible, or `nil` for other actions.
  func canEdit(_ action: Selector) -> Bool? {
    let selection = editedText.selection
    switch action.name {
    case "copy:": return selection.length > 0 && !isTextHidden
    case "cut:": return selection.length > 0 && !isTextHidden && isTextEditable && isFirstResponder
    case "delete:": return selection.length > 0 && isTextEditable && isFirstResponder
    case "paste:": return isTextEditable && isFirstResponder && UIPasteboard.general.hasStrings
    case "pasteAndMatchStyle:":
      return allowsEditingTextAttributes && isTextEditable && isFirstResponder && UIPasteboard.general.hasStrings
    case "select:": return isTextSelectable && hasText && selection.length == 0
    case "selectAll:": return isTextSelectable && hasText && selection.length < editedText.length
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      return allowsEditingTextAttributes && isTextEditable && isFirstResponder
    default: return nil
    }
  }

  @discardableResult
  func copySelection() -> Bool {
    guard editedText.selection.length > 0, !isTextHidden else { return false }
    let text = editedText.attributedText(in: editedText.selection)
    if allowsEditingTextAttributes,
      let document = try? text.data(
        from: NSRange(location: 0, length: text.length),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    {
      // Other programs paste the text with its fonts, colors and paragraphs.
      UIPasteboard.general.items = [[UniformType.text: text.string, UniformType.richText: document]]
    } else {
      UIPasteboard.general.string = text.string
    }
    return true
  }

  func cutSelection() {
    if isTextEditable, copySelection() { changeByUser(editedText.selection, to: "", name: "Cut") }
  }

  /// Pastes the text of the pasteboard, with its attributes if `keepsStyle` is `true` and the user can change attributes. A text that
  /// the view accepts only with other characters, such as lines in a text field, is pasted without its attributes.
  func pasteText(keepsStyle: Bool = true) {
    if isTextEditable, keepsStyle, allowsEditingTextAttributes,
      let data = UIPasteboard.general.data(forPasteboardType: UniformType.richText),
      let text = try? NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil),
      text.length > 0, acceptedPaste(text.string) == text.string
    {
      let range = editedText.selection
      guard delegateAllows(text.string, in: range) else { return }
      change(editedText.clampedToText(range), to: text, name: "Paste")
      revealCaret()
      return
    }
    guard isTextEditable, let text = UIPasteboard.general.string else { return }
    changeByUser(editedText.selection, to: acceptedPaste(text), name: "Paste")
  }

  func deleteSelection() {
    if editedText.selection.length > 0 { changeByUser(editedText.selection, to: "", name: "Delete") }
  }

  // MARK: The edit menu

  /// Selects the text at a point of the window and shows the edit menu, after a long press or a click of the secondary mouse button.
  /// `isPointer` is `true` for a click. Returns `false` if no menu is shown, because the view cannot become the first responder or the
  /// menu would be empty.
  func openEditMenu(at window: CGPoint, isPointer: Bool) -> Bool {
    guard becomeFirstResponder() else { return false }
    layoutIfNeeded()
    let index = index(at: convert(window, from: nil))
    let selection = editedText.selection
    let isInside = selection.length > 0 && index >= selection.location && index <= NSMaxRange(selection)
    if !isInside {
      if isTextHidden || isPointer && isTextEditable { setSelection(index, index) } else { selectWord(at: index) }
      layoutIfNeeded()
    }
    let range = IndexRange(editedText.selection)
    return TextMenus.show(
      for: self, at: window, selection: range.isEmpty ? caretRect(for: range.end) : firstRect(for: range),
      isPointer: isPointer)
  }
}
