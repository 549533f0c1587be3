import Foundation

// What typing, keys, mouse and fingers do.
extension UITextField: ComposingInput {
  // MARK: Changes by hand

  /// Replaces a range, if the delegate has nothing against it, and tells everybody. False when it has.
  @discardableResult
  func change(_ range: NSRange, to text: String) -> Bool {
    guard isEnabled,
      fieldDelegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return false }
    // The delegate may have set the text itself, and then usually answers false; if not, the range counts as far as it is.
    let start = min(range.location, model.length)
    let end = min(NSMaxRange(range), model.length)
    remember(start, isTyping: TypedText.isTyping && start == end, length: text.utf16.count)
    model.replace(NSRange(location: start, length: end - start), with: text)
    edited()
    return true
  }

  // MARK: Undo

  /// Typing that goes on where it was is one step.
  private func remember(_ start: Int, isTyping: Bool, length: Int) {
    guard let undoManager, !undoManager.isUndoing, !undoManager.isRedoing else { return }
    defer { typedUpTo = isTyping ? start + length : nil }
    if isTyping, typedUpTo == start, undoManager.canUndo { return }
    let before = model.string
    undoManager.registerUndo(withTarget: self) { $0.restore(before) }
    undoManager.setActionName("Typing")
  }

  private func restore(_ text: String) {
    let now = model.string
    undoManager?.registerUndo(withTarget: self) { $0.restore(now) }
    undoManager?.setActionName("Typing")
    typedUpTo = nil
    model.set(text)
    edited()
  }

  func edited() {
    showText()
    invalidateIntrinsicContentSize()
    selectionDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func insertTyped(_ text: String) {
    if text == "\n" {
      pressReturn()
      return
    }
    let line = text.filter { !$0.isNewline && $0 != "\t" }
    guard !line.isEmpty else { return }
    // What was composed gives way to what is committed.
    var range = model.marked ?? model.selection
    if clearsOnInsertion {
      clearsOnInsertion = false
      range = NSRange(location: 0, length: model.length)
    }
    if !change(range, to: line), model.marked != nil {
      // The delegate refuses: the composed text goes.
      model.compose("", selection: 0..<0)
      edited()
    }
  }

  func deleteTyped() {
    let selection = model.selection
    if selection.length > 0 {
      change(selection, to: "")
    } else if model.head > 0 {
      let start = model.before(model.head)
      change(NSRange(location: start, length: model.head - start), to: "")
    }
  }

  private func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard fieldDelegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { _ = resignFirstResponder() }
  }

  func clear() {
    guard fieldDelegate?.textFieldShouldClear(self) ?? true else { return }
    model.set("")
    edited()
  }

  @discardableResult
  func copySelection() -> Bool {
    guard model.selection.length > 0, !isSecureTextEntry else { return false }
    UIPasteboard.general.string = model.selected
    return true
  }

  func select(_ anchor: Int, _ head: Int) {
    let before = model
    model.select(anchor, head)
    showCaret()
    if model != before { selectionDidChange() }
  }

  // MARK: Composing

  package func setComposedText(_ text: String, selection: Range<Int>) {
    // An end without a beginning is no change.
    guard !text.isEmpty || model.marked != nil else { return }
    model.compose(text, selection: selection)
    edited()
  }

  package var caretForComposing: CGRect { convert(caret.bounds, from: caret) }

  // MARK: Keys

  /// Whether the key does something in the text.
  func handle(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    let isShift = key.modifierFlags.contains(.shift)
    let isControl = key.modifierFlags.contains(.control) || key.modifierFlags.contains(.command)
    func go(_ place: Int) {
      select(isShift ? model.anchor : place, place)
    }
    let selection = model.selection
    let isCollapsing = selection.length > 0 && !isShift && !isControl
    switch key.keyCode {
    case .keyboardLeftArrow:
      go(isControl ? model.wordStart(before: model.head) : isCollapsing ? selection.location : model.before(model.head))
    case .keyboardRightArrow:
      go(isControl ? model.wordEnd(after: model.head) : isCollapsing ? NSMaxRange(selection) : model.after(model.head))
    case .keyboardHome, .keyboardUpArrow: go(0)
    case .keyboardEnd, .keyboardDownArrow: go(model.length)
    case .keyboardDeleteForward:
      if selection.length > 0 {
        change(selection, to: "")
      } else if model.head < model.length {
        let end = isControl ? model.wordEnd(after: model.head) : model.after(model.head)
        change(NSRange(location: model.head, length: end - model.head), to: "")
      }
    case .keyboardDeleteOrBackspace where isControl && selection.length == 0:
      let start = model.wordStart(before: model.head)
      if start < model.head { change(NSRange(location: start, length: model.head - start), to: "") }
    case .keyboardA where isControl: selectAll(nil)
    case .keyboardC where isControl: copy(nil)
    case .keyboardX where isControl: cut(nil)
    case .keyboardV where isControl: paste(nil)
    case .keyboardZ where isControl: if isShift { undoManager?.redo() } else { undoManager?.undo() }
    case .keyboardY where isControl: undoManager?.redo()
    default: return false
    }
    return true
  }

  // MARK: Mouse and fingers

  func pointerDown(_ touch: UITouch, with event: UIEvent?) {
    selectsWords = nil
    let isMouse = touch.type == .indirectPointer
    // A finger may be about to scroll: it begins to edit when it leaves.
    guard isMouse || isEditing, becomeFirstResponder() else { return }
    layoutIfNeeded()
    let place = place(at: touch.location(in: self))
    switch touch.tapCount {
    case 0, 1:
      let extends = isMouse && event?.modifierFlags.contains(.shift) == true
      select(extends ? model.anchor : place, place)
    case 2:
      let word = model.word(at: place)
      selectsWords = word
      select(word.location, NSMaxRange(word))
    default:
      // Everything stays selected, wherever the pointer goes.
      selectsWords = NSRange(location: 0, length: model.length)
      select(0, model.length)
    }
  }

  func pointerMoved(_ touch: UITouch) {
    guard isEditing else { return }
    let place = place(at: touch.location(in: self))
    guard let first = selectsWords else {
      select(model.anchor, place)
      return
    }
    let word = model.word(at: place)
    if word.location < first.location {
      select(NSMaxRange(first), word.location)
    } else {
      select(first.location, max(NSMaxRange(first), NSMaxRange(word)))
    }
  }

  func pointerUp(_ touch: UITouch?) {
    guard let touch, !isEditing, bounds.contains(touch.location(in: self)), becomeFirstResponder() else { return }
    layoutIfNeeded()
    let place = place(at: touch.location(in: self))
    select(place, place)
  }
}
