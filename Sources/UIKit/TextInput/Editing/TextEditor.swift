import CoreGraphics
import Foundation

/// What text fields and text views have in common while they are edited: typing, composing, deleting, the clipboard, undo,
/// keys and pointers are the same. Each says what it is, shows what has changed, and tells its delegate.
@MainActor protocol TextEditor: UIView, UITextInput, ComposingInput {
  var edited: EditedText { get }
  var undo: TextUndo { get }
  /// Whether the user may change the text now.
  var isTextEditable: Bool { get }
  /// Whether the user may select text.
  var isTextSelectable: Bool { get }
  /// Whether the characters are not shown: they are not copied then, and words cannot be told.
  var isTextHidden: Bool { get }
  var clearsOnInsertion: Bool { get set }
  /// What was assigned to `typingAttributes` since the selection changed last.
  var chosenTypingAttributes: [NSAttributedString.Key: Any]? { get set }
  /// What text looks like where there is none yet.
  var baseAttributes: [NSAttributedString.Key: Any] { get }

  /// Asks the delegate about what the user does.
  func delegateAllows(_ text: String, in range: NSRange) -> Bool
  /// The characters have changed, or their attributes.
  func showText()
  /// The selection or the caret is another one.
  func showSelection()
  func tellSelection()
  func tellTextChange()
  /// Scrolls so that the caret can be seen.
  func revealCaret()
  /// Scrolls so far that a point can be seen where a pointer selects.
  func reveal(_ point: CGPoint)
  /// What of a text that is pasted can be taken.
  func pasted(_ text: String) -> String

  /// The place nearest to a point (own coordinates).
  func place(at point: CGPoint) -> Int
  func isRightToLeft(at place: Int) -> Bool
  /// Where a movement leads that goes by lines; nil where it leads nowhere.
  func placeByLines(_ movement: TextMovement) -> Int?
  /// The place some lines below another; negative: above. Beyond the ends the ends.
  func place(_ lines: Int, linesBelow place: Int) -> Int
  /// The line in which a place is seen.
  func line(at place: Int) -> NSRange
  /// The caret goes elsewhere, by a movement or, nil, otherwise.
  func caretMoves(by movement: TextMovement?)

  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu?
  func menuAppears(_ animator: any UIEditMenuInteractionAnimating)
  func menuGoes(_ animator: any UIEditMenuInteractionAnimating)
}

extension TextEditor {
  func pasted(_ text: String) -> String { text }
  func reveal(_ point: CGPoint) {}
  func caretMoves(by movement: TextMovement?) {}

  /// What new text looks like.
  var attributesForNewText: [NSAttributedString.Key: Any] {
    chosenTypingAttributes ?? edited.attributesForTyping ?? baseAttributes
  }

  // MARK: Selecting

  func setSelection(_ anchor: Int, _ head: Int, tells: Bool = true) {
    selecting(tells: tells) { edited.select(anchor, head) }
  }

  /// Shows what became of the selection, and tells it if it is another range.
  func selecting(tells: Bool = true, _ body: () -> Void) {
    let before = edited.selection
    body()
    if edited.selection != before {
      chosenTypingAttributes = nil
      clearsOnInsertion = false
      if tells { tellSelection() }
    }
    showSelection()
  }

  /// The selection by UTF-16 units brought into the text.
  func select(_ range: NSRange) {
    let start = max(0, min(range.location, edited.length))
    setSelection(start, max(start, min(NSMaxRange(range), edited.length)))
  }

  // MARK: Changing

  /// Another text, by code: nobody is asked, and what was done before cannot be taken back.
  func setContent(_ new: NSAttributedString, tells: Bool) {
    edited.set(new)
    undo.forget(in: undoManager)
    showText()
    setSelection(edited.length, edited.length, tells: tells)
  }

  /// Changes the text as a user does: if the delegate has nothing against it. False when it has.
  @discardableResult
  func changeByHand(_ range: NSRange, to text: String, name: String, isTyping: Bool = false) -> Bool {
    guard isTextEditable, delegateAllows(text, in: range) else { return false }
    // The delegate may have set the text itself: then the range counts as far as it is.
    change(
      edited.within(range), to: NSAttributedString(string: text, attributes: attributesForNewText), name: name,
      isTyping: isTyping)
    revealCaret()
    return true
  }

  /// Replaces a range, puts the caret behind what has come and tells everybody.
  func change(_ range: NSRange, to new: NSAttributedString, name: String, isTyping: Bool = false) {
    inputDelegate?.textWillChange(self)
    undo.remember(range, new, name: name, isTyping: isTyping, in: undoManager)
    edited.replace(range, with: new)
    caretMoves(by: nil)
    showText()
    let place = range.location + new.length
    setSelection(place, place)
    inputDelegate?.textDidChange(self)
    tellTextChange()
  }

  /// What the undo manager puts back.
  func putBack(_ range: NSRange, _ old: NSAttributedString) {
    change(range, to: old, name: "")
    revealCaret()
  }

  func replaceByCode(_ range: NSRange, _ text: String) {
    undo.endTyping()
    change(
      edited.within(range), to: NSAttributedString(string: text, attributes: attributesForNewText), name: "Typing")
  }

  func selectByCode(_ range: NSRange) {
    undo.endTyping()
    select(range)
  }

  // MARK: Typing

  func insertTyped(_ text: String) {
    var range = edited.marked ?? edited.selection
    if clearsOnInsertion {
      clearsOnInsertion = false
      range = edited.whole
    }
    if TypedText.isTyping {
      guard changeByHand(range, to: text, name: "Typing", isTyping: text != "\n") else {
        // What was composed does not stay where it is refused.
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

  func deleteTyped() {
    let range = edited.deleted(by: .left)
    guard range.length > 0 else { return }
    if TypedText.isTyping {
      changeByHand(range, to: "", name: "Typing")
    } else {
      change(range, to: NSAttributedString(string: ""), name: "Typing")
    }
  }

  // MARK: Composing

  /// Measured: each text that is composed tells the selection and the change; one that ends tells them twice
  /// (openuikit, textviewinputprobe).
  func compose(_ text: String, _ selected: NSRange) {
    let isEnd = text.isEmpty
    guard !isEnd || edited.marked != nil else { return }
    if edited.marked == nil, edited.selection.length > 0 {
      undo.remember(edited.selection, NSAttributedString(string: ""), name: "Typing", in: undoManager)
    }
    edited.compose(NSAttributedString(string: text, attributes: attributesForNewText), selected: selected)
    undo.endTyping()
    showText()
    showSelection()
    for _ in 0..<(isEnd ? 2 : 1) {
      tellSelection()
      tellTextChange()
    }
  }

  func commitMarked() {
    guard let range = edited.marked else { return }
    keepMarked()
    let isWithin = NSIntersectionRange(range, edited.selection).length > 0
    if isWithin { setSelection(edited.selection.location, edited.selection.location, tells: false) }
    tellSelection()
    tellSelection()
    if isWithin { tellTextChange() }
  }

  /// What is composed becomes text like any other. Tells nobody.
  func keepMarked() {
    guard let range = edited.marked else { return }
    let kept = edited.attributedText(in: range)
    undo.remember(NSRange(location: range.location, length: 0), kept, name: "Typing", in: undoManager)
    edited.unmark()
    showText()
  }

  // MARK: State

  /// As UIKit says: the selection and whether it is edited, as a property list.
  var savedInteraction: Any {
    let selection = edited.selection
    return ["location": selection.location, "length": selection.length, "isFirstResponder": isFirstResponder ? 1 : 0]
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
