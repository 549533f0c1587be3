import UIKit
import UIKitTesting
import XCTest

/// Text fields and text views whose callbacks end or begin the editing, or replace the text.
@preconcurrency @MainActor
final class HostileTextTests: HostileTestCase {
  /// A delegate that records the callbacks, and calls a closure once in one of them.
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UITextInputDelegate {
    var log: [String] = []
    private var actions: [String: () -> Void] = [:]
    func once(_ callback: String, _ action: @escaping () -> Void) { actions[callback] = action }
    func call(_ callback: String) {
      log.append(callback)
      actions.removeValue(forKey: callback)?()
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { call("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { call("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) { actions.removeValue(forKey: "selection")?() }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      actions.removeValue(forKey: "should change")?()
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { call("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { call("end") }
    func textViewDidChange(_ textView: UITextView) { actions.removeValue(forKey: "change")?() }
    func selectionWillChange(_ textInput: (any UITextInput)?) { actions.removeValue(forKey: "will select")?() }
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) { actions.removeValue(forKey: "will change")?() }
    func textDidChange(_ textInput: (any UITextInput)?) {}
  }

  private let delegate = Delegate()

  private func makeField(_ text: String = "abc") -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    field.text = text
    field.delegate = delegate
    for (name, event) in [("action begin", UIControl.Event.editingDidBegin), ("action end", .editingDidEnd)] {
      field.addAction(UIAction { [delegate] _ in delegate.call(name) }, for: event)
    }
    root.view.addSubview(field)
    return field
  }

  private func makeView(_ text: String = "abc") -> UITextView {
    let view = UITextView(frame: CGRect(x: 10, y: 50, width: 200, height: 100))
    view.text = text
    view.delegate = delegate
    root.view.addSubview(view)
    return view
  }

  /// Each kind of announcement is in pairs, also if the editing ends while its beginning is announced.
  func testEditingThatEndsWhileItBegins() {
    let field = makeField()
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    delegate.once("selection") { field.resignFirstResponder() }
    field.becomeFirstResponder()
    XCTAssertFalse(field.isEditing)
    XCTAssertEqual(delegate.take(), [])
    delegate.once("begin") { field.resignFirstResponder() }
    field.becomeFirstResponder()
    XCTAssertFalse(field.isEditing)
    XCTAssertEqual(delegate.take(), ["begin", "end"])
    delegate.once("action begin") { field.removeFromSuperview() }
    field.becomeFirstResponder()
    XCTAssertEqual(delegate.take(), ["begin", "action begin", "end", "action end"])
    root.view.addSubview(field)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    XCTAssertEqual(delegate.take(), ["begin", "action begin", "end", "action end"])
  }

  func testEditingThatBeginsWhileItsEndIsAnnounced() {
    let field = makeField()
    field.becomeFirstResponder()
    delegate.once("end") { field.becomeFirstResponder() }
    field.resignFirstResponder()
    XCTAssertTrue(field.isEditing)
    XCTAssertEqual(delegate.take(), ["begin", "action begin", "end", "action end", "begin", "action begin"])
  }

  /// A text view that cannot be edited any more has ended its editing.
  func testATextViewThatCannotBeEditedAnyMore() {
    let view = makeView()
    view.becomeFirstResponder()
    view.isEditable = false
    XCTAssertFalse(view.isFirstResponder)
    XCTAssertEqual(delegate.take(), ["begin", "end"])
    delegate.once("begin") { view.isEditable = false }
    view.isEditable = true
    view.becomeFirstResponder()
    view.isEditable = true
    XCTAssertEqual(delegate.take(), ["begin", "end"])
  }

  /// The input delegate is called before a change, and can replace the text that is about to be changed.
  func testAnInputDelegateThatReplacesTheText() {
    let (field, view) = (makeField("a long text"), makeView("a long text"))
    for callback in ["will change", "will select"] {
      for editor in [field, view] as [any UIView & UITextInput] {
        (editor as? UITextField)?.text = "a long text"
        (editor as? UITextView)?.text = "a long text"
        editor.becomeFirstResponder()
        editor.inputDelegate = delegate
        editor.selectedTextRange = editor.textRange(from: editor.beginningOfDocument, to: editor.endOfDocument)
        delegate.once(callback) {
          (editor as? UITextField)?.text = ""
          (editor as? UITextView)?.text = ""
        }
        app.type("x")
        let length = editor.offset(from: editor.beginningOfDocument, to: editor.endOfDocument)
        XCTAssertEqual(length, 1, callback)
        editor.inputDelegate = nil
      }
    }
  }

  /// A range that contains half of a surrogate pair is replaced together with the other half.
  func testReplacingHalfOfACharacter() {
    for range in [0..<1, 1..<2, 1..<3, 1..<1] {
      let view = makeView("👨x")
      view.textStorage.setAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 2, length: 1))
      let positions = [range.lowerBound, range.upperBound].compactMap {
        view.position(from: view.beginningOfDocument, offset: $0)
      }
      guard let part = view.textRange(from: positions[0], to: positions[1]) else { return XCTFail("no range") }
      view.replace(part, withText: "a")
      XCTAssertEqual(view.text, range.isEmpty ? "👨ax" : range.upperBound == 3 ? "a" : "ax", "\(range)")
      XCTAssertEqual(view.textStorage.length, (view.text as NSString).length)
      app.frame()
      view.removeFromSuperview()
    }
  }

  func testReplacingAPartOfAComposedCharacter() {
    let view = makeView("e\u{301}x")
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "ab")
    XCTAssertEqual(view.text, "eabx")
    XCTAssertEqual(view.textStorage.length, 4)
    view.text = "👨‍👩‍👧x"
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 5))
    view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 2), with: "a")
    XCTAssertEqual(view.text, "👨\u{200D}a\u{200D}👧x")
    XCTAssertEqual(view.textStorage.length, 8)
    XCTAssertNotNil(view.textStorage.attribute(.foregroundColor, at: 6, effectiveRange: nil))
    XCTAssertNil(view.textStorage.attribute(.foregroundColor, at: 7, effectiveRange: nil))
    app.frame()
  }

  /// The text is replaced while undo restores it.
  func testACallbackOfUndoThatReplacesTheText() {
    let view = makeView("")
    view.becomeFirstResponder()
    app.type("abc")
    delegate.once("change") { view.text = "new" }
    view.undoManager?.undo()
    XCTAssertEqual(view.text, "new")
    view.undoManager?.undo()
    view.undoManager?.redo()
    XCTAssertEqual(view.text, "new")
    app.type("d")
    view.undoManager?.undo()
    XCTAssertEqual(view.text, "new")
    view.undoManager?.redo()
    XCTAssertEqual(view.text, "newd")
  }
}
