import CoreGraphics
import Foundation

/// The editing behavior that text fields and text views share: typing, composing, deleting, the pasteboard, undo, keys
/// and pointers.
///
/// Conforming views describe their text, update their subviews after changes, and notify their delegates.
@MainActor protocol TextEditor: UIView, UITextInput, ComposingInput {
  var editedText: EditedText { get }
  var textUndo: TextUndo { get }
  /// Indicates whether the user can currently change the text.
  var isTextEditable: Bool { get }
  /// Indicates whether the user can select text.
  var isTextSelectable: Bool { get }
  /// Indicates whether the characters are hidden. Hidden characters cannot be copied, and their word boundaries are not
  /// revealed.
  var isTextHidden: Bool { get }
  var clearsOnInsertion: Bool { get set }
  /// Indicates whether the user can change attributes, such as bold.
  var allowsEditingTextAttributes: Bool { get set }
  /// The font of text without a font attribute.
  var effectiveFont: UIFont { get }
  /// The attributes that were assigned to `typingAttributes` since the last change of the selection, or `nil` if none
  /// were assigned.
  var explicitTypingAttributes: [NSAttributedString.Key: Any]? { get set }
  /// The attributes of text in an empty view.
  var baseAttributes: [NSAttributedString.Key: Any] { get }

  /// Asks the delegate whether to allow a change by the user. Returns `true` to allow the change.
  func delegateAllows(_ text: String, in range: NSRange) -> Bool
  /// Updates the view after a change of the characters or their attributes.
  func showText()
  /// Updates the view after a change of the selection or the caret.
  func showSelection()
  func notifySelectionChange()
  func notifyTextChange()
  /// Scrolls until the caret is visible.
  func revealCaret()
  /// Scrolls towards a point outside of the visible area during a selection with the pointer.
  func reveal(_ point: CGPoint)
  /// Returns the part of a pasted text that the view accepts.
  func acceptedPaste(_ text: String) -> String

  /// Returns the index nearest to a point, in the view's coordinates.
  func index(at point: CGPoint) -> Int
  func isRightToLeft(at index: Int) -> Bool
  /// Sets the writing direction of the paragraphs that contain a part of a range.
  func setWritingDirection(_ direction: NSWritingDirection, ofParagraphsIn range: NSRange)
  /// Returns the index after a movement of the caret by lines, or `nil` for other movements.
  func indexByLines(_ movement: TextMovement) -> Int?
  /// Returns the index that is a number of lines below another, limited to the ends of the text. A negative number
  /// means lines above it.
  func index(_ lineCount: Int, linesBelow index: Int) -> Int
  /// Returns the range of the displayed line that contains an index.
  func line(at index: Int) -> NSRange
  /// Called before the caret moves. The movement is `nil` if the user did not move the caret with a key.
  func caretWillMove(by movement: TextMovement?)

  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu?
  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating)
  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating)
}

extension TextEditor {
  func acceptedPaste(_ text: String) -> String { text }
  func reveal(_ point: CGPoint) {}
  func setWritingDirection(_ direction: NSWritingDirection, ofParagraphsIn range: NSRange) {}
  func caretWillMove(by movement: TextMovement?) {}

  /// The attributes of text that is inserted next.
  var attributesForNewText: [NSAttributedString.Key: Any] {
    explicitTypingAttributes ?? editedText.attributesForTyping ?? baseAttributes
  }

  // MARK: Selection

  func setSelection(_ anchor: Int, _ head: Int, notifies: Bool = true) {
    selecting(notifies: notifies) { editedText.select(anchor, head) }
  }

  /// Calls a closure that changes the selection, then updates the view. If the selected range has changed and `notifies` is `true`, the
  /// delegate is notified.
  func selecting(notifies: Bool = true, _ body: () -> Void) {
    let oldSelection = editedText.selection
    let (oldAnchor, oldHead) = (editedText.anchor, editedText.head)
    body()
    if editedText.selection != oldSelection {
      if notifies, !editedText.isChangingSelectionWithText, let inputDelegate {
        // The input delegate is called before the change, so the old selection is restored during the call.
        let (anchor, head) = (editedText.anchor, editedText.head)
        editedText.select(oldAnchor, oldHead)
        inputDelegate.selectionWillChange(self)
        editedText.select(anchor, head)
      }
      explicitTypingAttributes = nil
      clearsOnInsertion = false
      if selectionAffinity != .forward { selectionAffinity = .forward }
      if notifies { notifySelectionChange() }
    }
    showSelection()
  }

  /// Selects a range in UTF-16 code units, limited to the text.
  func select(_ range: NSRange) {
    let range = range.limited(to: editedText.length)
    setSelection(range.location, NSMaxRange(range))
  }

  // MARK: Changes

  /// Replaces the entire text programmatically, without asking the delegate, and discards the undo history. If `notifies` is `true`,
  /// the delegate is notified if the selection changes.
  func setContent(_ newText: NSAttributedString, notifies: Bool) {
    inputDelegate?.textWillChange(self)
    editedText.set(newText)
    textUndo.removeUndo(in: undoManager)
    showText()
    setSelection(editedText.length, editedText.length, notifies: notifies)
    inputDelegate?.textDidChange(self)
  }

  /// Replaces a range with a text that the user has entered. `name` is the name of the change in the undo menu item. If `isTyping` is
  /// `true`, the change can extend the previous undo step. Returns `false` if the text is not editable or the delegate does not allow
  /// the change.
  @discardableResult
  func changeByUser(_ range: NSRange, to text: String, name: String, isTyping: Bool = false) -> Bool {
    guard isTextEditable, delegateAllows(text, in: range) else { return false }
    // The delegate may have replaced the text itself, so the range is limited to the text.
    change(
      editedText.clampedToText(range), to: NSAttributedString(string: text, attributes: attributesForNewText),
      name: name,
      isTyping: isTyping)
    revealCaret()
    return true
  }

  /// Replaces a range, moves the caret to the end of the new text, and notifies the delegates.
  func change(
    _ range: NSRange, to newText: NSAttributedString, name: String, isTyping: Bool = false
  ) {
    let endsComposition = editedText.markedRange != nil
    inputDelegate?.textWillChange(self)
    if editedText.selection != NSRange(location: range.location + newText.length, length: 0) {
      inputDelegate?.selectionWillChange(self)
    }
    // The input delegate can have replaced the text.
    let range = editedText.replaceableRange(range)
    let end = range.location + newText.length
    textUndo.registerChange(range, newText, name: name, isTyping: isTyping, in: undoManager)
    editedText.replace(range, with: newText)
    caretWillMove(by: nil)
    showText()
    editedText.isChangingSelectionWithText = true
    let isAtEnd = editedText.selection == NSRange(location: end, length: 0)
    setSelection(end, end)
    // The end of a composition notifies the delegate of the selection even if it is the same (measured: openuikit,
    // textviewinputprobe).
    if isAtEnd, endsComposition { notifySelectionChange() }
    editedText.isChangingSelectionWithText = false
    inputDelegate?.textDidChange(self)
    notifyTextChange()
  }

  /// Replaces a range by its previous text. The undo manager calls this method.
  func restoreText(_ range: NSRange, _ oldText: NSAttributedString) {
    change(range, to: oldText, name: "")
    revealCaret()
  }

  func replaceProgrammatically(_ range: NSRange, _ text: String) {
    textUndo.endTyping()
    change(
      editedText.clampedToText(range), to: NSAttributedString(string: text, attributes: attributesForNewText),
      name: "Typing")
  }

  func selectProgrammatically(_ range: NSRange) {
    textUndo.endTyping()
    select(range)
  }

  // MARK: Typing

  func insertTypedText(_ text: String) {
    var range = editedText.markedRange ?? editedText.selection
    if clearsOnInsertion {
      clearsOnInsertion = false
      range = editedText.fullRange
    }
    if TypedText.isTyping {
      guard changeByUser(range, to: text, name: "Typing", isTyping: text != "\n") else {
        // Marked text is removed if the delegate rejects the text that replaces it.
        compose("", NSRange(location: 0, length: 0))
        return
      }
    } else {
      change(
        range, to: NSAttributedString(string: text, attributes: attributesForNewText), name: "Typing",
        isTyping: text != "\n")
      if isFirstResponder { revealCaret() }
    }
  }

  func deleteByTyping() {
    let range = editedText.rangeToDelete(by: .left)
    guard range.length > 0 else { return }
    if TypedText.isTyping {
      changeByUser(range, to: "", name: "Typing")
    } else {
      change(range, to: NSAttributedString(string: ""), name: "Typing")
    }
  }

  // MARK: Composing

  /// Replaces the marked text and notifies the delegate.
  ///
  /// Each change of the marked text notifies the delegate once of the selection and once of the text. The end of the
  /// composition notifies it twice (measured: openuikit, textviewinputprobe).
  func compose(_ text: String, _ selected: NSRange) {
    compose(NSAttributedString(string: text, attributes: attributesForNewText), selected)
  }

  /// Replaces the marked text with attributed text and notifies the delegate.
  func compose(_ text: NSAttributedString, _ selected: NSRange) {
    let isEnd = text.length == 0
    guard !isEnd || editedText.markedRange != nil else { return }
    if editedText.markedRange == nil, editedText.selection.length > 0 {
      let range = editedText.replaceableRange(editedText.selection)
      textUndo.registerChange(range, NSAttributedString(string: ""), name: "Typing", in: undoManager)
    }
    editedText.compose(text, selected: selected)
    textUndo.endTyping()
    showText()
    showSelection()
    for _ in 0..<(isEnd ? 2 : 1) {
      notifySelectionChange()
      notifyTextChange()
    }
  }

  func commitMarkedText() {
    guard let range = editedText.markedRange else { return }
    commitMarkedTextSilently()
    let isWithin = NSIntersectionRange(range, editedText.selection).length > 0
    if isWithin { setSelection(editedText.selection.location, editedText.selection.location, notifies: false) }
    notifySelectionChange()
    notifySelectionChange()
    notifyTextChange()
  }

  /// Converts the marked text to normal text without notifying the delegate.
  func commitMarkedTextSilently() {
    guard let range = editedText.markedRange else { return }
    let oldText = editedText.attributedText(in: range)
    textUndo.registerChange(NSRange(location: range.location, length: 0), oldText, name: "Typing", in: undoManager)
    editedText.unmark()
    showText()
  }

  // MARK: State

  /// The selection and the editing state of the view, as a property list with UIKit's keys.
  var savedInteraction: Any {
    let selection = editedText.selection
    return [
      "location": selection.location, "length": selection.length,
      "isFirstResponder": isFirstResponder ? 1 : 0,
    ]
  }

  func restoreInteraction(_ state: Any) {
    guard let state = state as? [String: Any], let location = state["location"] as? Int,
      let length = state["length"] as? Int
    else { return }
    if state["isFirstResponder"] as? Int == 1 {
      becomeFirstResponder()
    } else if isFirstResponder {
      resignFirstResponder()
    }
    select(NSRange(location: max(0, location), length: max(0, length)))
  }
}
