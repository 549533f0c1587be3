import CoreGraphics
import Foundation

/// What typing has put in so far as one step that can be taken back.
struct TextViewTyping {
  /// Where the typed text lies that the last step of undo covers.
  var range: NSRange?
  var step: TypedStep?

  final class TypedStep {
    var range: NSRange
    let old: NSAttributedString
    init(_ range: NSRange, _ old: NSAttributedString) {
      self.range = range
      self.old = old
    }
  }

  mutating func forget() { step = nil }
}

extension UITextView: ComposingInput {
  // MARK: Changes

  /// Changes the text as a user does: if the delegate has nothing against it.
  @discardableResult
  func changeByHand(_ range: NSRange, to text: String, name: String) -> Bool {
    guard isEditable, viewDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return false
    }
    let start = min(range.location, storage.length)
    let whole = NSRange(location: start, length: min(NSMaxRange(range), storage.length) - start)
    change(whole, to: NSAttributedString(string: text, attributes: typingAttributes), name: name)
    scrollRangeToVisible(selectedRange)
    return true
  }

  /// Replaces a range, puts the caret behind what has come and tells everybody.
  func change(_ range: NSRange, to new: NSAttributedString, name: String, isTyping: Bool = false) {
    inputDelegate?.textWillChange(self)
    remember(range, new, name, isTyping)
    storage.replaceCharacters(in: range, with: new)
    marked = nil
    goalX = nil
    textChanged()
    let place = range.location + new.length
    setSelection(place, place)
    inputDelegate?.textDidChange(self)
    tellChange()
  }

  private func tellChange() {
    viewDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Undo

  /// Typing that goes on where it was is one step up to a line's end.
  private func remember(_ range: NSRange, _ new: NSAttributedString, _ name: String, _ isTyping: Bool) {
    guard let undoManager, !undoManager.isUndoing, !undoManager.isRedoing else { return }
    if isTyping, let step = typing.step, range.length == 0, range.location == NSMaxRange(step.range),
      !new.string.contains("\n"), undoManager.canUndo
    {
      step.range.length += new.length
      return
    }
    let old = storage.attributedSubstring(from: range)
    let step = TextViewTyping.TypedStep(NSRange(location: range.location, length: new.length), old)
    undoManager.registerUndo(withTarget: self) { $0.takeBack(step.range, step.old, name) }
    undoManager.setActionName(name)
    typing.step = isTyping ? step : nil
  }

  private func takeBack(_ range: NSRange, _ old: NSAttributedString, _ name: String) {
    guard NSMaxRange(range) <= storage.length else { return }
    let now = storage.attributedSubstring(from: range)
    let back = NSRange(location: range.location, length: old.length)
    undoManager?.registerUndo(withTarget: self) { $0.takeBack(back, now, name) }
    undoManager?.setActionName(name)
    typing.forget()
    change(range, to: old, name: name)
    scrollRangeToVisible(selectedRange)
  }

  // MARK: Typing

  func insertTyped(_ text: String) {
    var range = marked ?? selectedRange
    if clearsOnInsertion {
      clearsOnInsertion = false
      range = NSRange(location: 0, length: storage.length)
    }
    if TypedText.isTyping {
      guard isEditable, viewDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
        return
      }
      range = within(range)
    }
    change(
      range, to: NSAttributedString(string: text, attributes: typingAttributes), name: "Typing",
      isTyping: text != "\n")
    if isFirstResponder { scrollRangeToVisible(selectedRange) }
  }

  func deleteTyped() {
    var range = selectedRange
    if range.length == 0 {
      guard head > 0 else { return }
      let start = TextBoundaries(storage.string).before(head)
      range = NSRange(location: start, length: head - start)
    }
    if TypedText.isTyping { changeByHand(range, to: "", name: "Typing") } else { removeByCode(range) }
  }

  private func removeByCode(_ range: NSRange) { change(range, to: NSAttributedString(string: ""), name: "Typing") }

  // MARK: Composing

  /// Measured: each text that is composed tells the selection and the change; one that ends tells them twice.
  func compose(_ text: String, _ selection: NSRange) {
    let isEnd = text.isEmpty
    guard !isEnd || marked != nil else { return }
    let range = marked ?? selectedRange
    storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    let length = text.utf16.count
    marked = isEnd ? nil : NSRange(location: range.location, length: length)
    typing.forget()
    textChanged()
    let start = range.location + min(max(0, selection.location), length)
    setSelection(start, min(start + max(0, selection.length), range.location + length), tells: false)
    for _ in 0..<(isEnd ? 2 : 1) {
      tellSelection()
      tellChange()
    }
  }

  func commitMarked() {
    guard let range = marked else { return }
    marked = nil
    textChanged()
    let isWithin = NSIntersectionRange(range, selectedRange).length > 0
    if isWithin { setSelection(selectedRange.location, selectedRange.location, tells: false) }
    tellSelection()
    tellSelection()
    if isWithin { tellChange() }
  }

  package func setComposedText(_ text: String, selection: Range<Int>) {
    guard isEditable else { return }
    TypedText.from {
      compose(text, NSRange(location: selection.lowerBound, length: selection.count))
    }
  }

  package var caretForComposing: CGRect { caretRect(for: IndexPosition(head)) }

  @discardableResult
  func copySelection() -> Bool {
    guard selectedRange.length > 0 else { return false }
    UIPasteboard.general.string = (storage.string as NSString).substring(with: selectedRange)
    return true
  }

  // MARK: Keys

  /// Whether the key does something in the text.
  func handle(_ key: UIKey) -> Bool {
    guard isFirstResponder, isSelectable || isEditable else { return false }
    let isShift = key.modifierFlags.contains(.shift)
    let isControl = key.modifierFlags.contains(.control) || key.modifierFlags.contains(.command)
    if !isEditable, !isShift, !isControl { return false }
    let text = TextBoundaries(storage.string)
    let selection = selectedRange
    let isCollapsing = selection.length > 0 && !isShift && !isControl
    func go(_ place: Int, keepsColumn: Bool = false) {
      if !keepsColumn { goalX = nil }
      typing.forget()
      setSelection(isShift ? anchor : place, place)
      scrollRangeToVisible(NSRange(location: place, length: 0))
    }
    switch key.keyCode {
    case .keyboardLeftArrow:
      go(isControl ? text.wordStart(before: head) : isCollapsing ? selection.location : text.before(head))
    case .keyboardRightArrow:
      go(isControl ? text.wordEnd(after: head) : isCollapsing ? NSMaxRange(selection) : text.after(head))
    case .keyboardUpArrow: go(vertical(-1), keepsColumn: true)
    case .keyboardDownArrow: go(vertical(1), keepsColumn: true)
    case .keyboardPageUp: go(vertical(-pageLines), keepsColumn: true)
    case .keyboardPageDown: go(vertical(pageLines), keepsColumn: true)
    case .keyboardHome: go(isControl ? 0 : lineEnds.start)
    case .keyboardEnd: go(isControl ? storage.length : lineEnds.end)
    case .keyboardDeleteForward where isEditable:
      if selection.length > 0 {
        changeByHand(selection, to: "", name: "Delete")
      } else if head < storage.length {
        let end = isControl ? text.wordEnd(after: head) : text.after(head)
        changeByHand(NSRange(location: head, length: end - head), to: "", name: "Delete")
      }
    case .keyboardDeleteOrBackspace where isControl && selection.length == 0 && isEditable:
      let start = text.wordStart(before: head)
      if start < head { changeByHand(NSRange(location: start, length: head - start), to: "", name: "Delete") }
    case .keyboardA where isControl: selectAll(nil)
    case .keyboardC where isControl: copySelection()
    case .keyboardX where isControl && isEditable: cut(nil)
    case .keyboardV where isControl && isEditable: paste(nil)
    case .keyboardZ where isControl && isEditable: if isShift { undoManager?.redo() } else { undoManager?.undo() }
    case .keyboardY where isControl && isEditable: undoManager?.redo()
    default: return false
    }
    return true
  }

  private var pageLines: Int { max(1, Int(bounds.height / max(1, usedFont.lineHeight)) - 1) }

  /// The place some lines further down, in the column where the way began; beyond the ends the ends.
  private func vertical(_ lines: Int) -> Int {
    let layout = textLayout
    guard let line = layout.line(at: head) else { return head }
    let x = goalX ?? caretFrame(at: head).minX
    goalX = x
    let next = line + lines
    if next < 0 { return lines == -1 || line == 0 ? 0 : place(at: CGPoint(x: x, y: textOrigin.y)) }
    if next >= layout.lines.count { return storage.length }
    let row = layout.lines[next]
    return place(at: CGPoint(x: x, y: textOrigin.y + row.top + row.height / 2))
  }

  private var lineEnds: (start: Int, end: Int) {
    let layout = textLayout
    guard let number = layout.line(at: head) else { return (0, storage.length) }
    let line = layout.lines[number]
    let isWrapped =
      number + 1 < layout.lines.count && layout.lines[number + 1].range.lowerBound == line.range.upperBound
    let end = isWrapped ? TextBoundaries(storage.string).before(line.range.upperBound) : line.range.upperBound
    return (line.range.lowerBound, end)
  }
}
