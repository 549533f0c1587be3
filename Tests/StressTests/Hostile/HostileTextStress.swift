import TestSupport
import UIKit
import UIKitTesting

/// Text fields, a text view and a search bar that are edited at random, and whose callbacks replace the text, move the selection, begin
/// or end the editing, or remove the views.
///
/// The text only changes as the callbacks have allowed or done, the selection is always within the text, and each kind of
/// announcement of editing is in pairs.
@MainActor
final class HostileTextStress: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  /// The begun and not ended announcements of an editor.
  private struct Editing { var delegate = 0, action = 0 }
  /// The text that an editor must have when it announces its next change.
  private struct Expected {
    let text: String
    let marked: Bool
  }

  private let app: TestApplication
  private var numbers: HostileNumbers
  private let fields = [UITextField(), UITextField()]
  private let textView = UITextView()
  private let searchBar = UISearchBar()
  private let views: [UIView]
  private var editing: [ObjectIdentifier: Editing] = [:]
  private var expected: [ObjectIdentifier: Expected] = [:]
  private var remainingChanges = 0
  private var depth = 0
  private var history: [String] = []
  private var failure: String?

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    views = fields + [textView, searchBar]
    super.init()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: 60 * index, width: 200, height: 50)
      app.window.addSubview(view)
    }
    for field in fields {
      field.delegate = self
      field.addAction(UIAction { [weak self, weak field] _ in self?.actionBegan(field) }, for: .editingDidBegin)
      field.addAction(UIAction { [weak self, weak field] _ in self?.actionEnded(field) }, for: .editingDidEnd)
      field.addAction(UIAction { [weak self, weak field] _ in self?.textChanged(field) }, for: .editingChanged)
    }
    textView.delegate = self
    searchBar.delegate = self
  }

  private func fail(_ what: String) { if failure == nil { failure = what + " | \(history.suffix(60))" } }

  // MARK: Announcements

  private func began(_ view: UIView) {
    history.append("begin")
    editing[ObjectIdentifier(view), default: Editing()].delegate += 1
    if editing[ObjectIdentifier(view)]?.delegate != 1 { fail("\(type(of: view)) began editing twice") }
    changeInCallback()
  }

  private func ended(_ view: UIView) {
    history.append("end")
    editing[ObjectIdentifier(view), default: Editing()].delegate -= 1
    if editing[ObjectIdentifier(view)]?.delegate != 0 { fail("\(type(of: view)) ended editing that had not begun") }
    changeInCallback()
  }

  private func actionBegan(_ field: UITextField?) {
    guard let field else { return }
    history.append("action begin")
    editing[ObjectIdentifier(field), default: Editing()].action += 1
    if editing[ObjectIdentifier(field)]?.action != 1 { fail("a field sent editingDidBegin twice") }
    changeInCallback()
  }

  private func actionEnded(_ field: UITextField?) {
    guard let field else { return }
    history.append("action end")
    editing[ObjectIdentifier(field), default: Editing()].action -= 1
    if editing[ObjectIdentifier(field)]?.action != 0 { fail("a field sent editingDidEnd without editingDidBegin") }
    changeInCallback()
  }

  /// Asks for a change, whose result is compared when it is announced.
  private func mayChange(_ editor: any UIView & UITextInput, _ range: NSRange, _ replacement: String) -> Bool {
    history.append("should change \(range)")
    let length = text(of: editor).utf16.count
    if range.location < 0 || NSMaxRange(range) > length { fail("the delegate is asked for \(range) of \(length)") }
    changeInCallback()
    let allows = numbers.pick(0...4) != 0
    var units = Array(text(of: editor).utf16)
    let start = min(range.location, units.count)
    let end = min(start + range.length, units.count)
    // A range that contains half of a scalar is extended.
    let isWhole = ![start, end].contains { $0 < units.count && UTF16.isTrailSurrogate(units[$0]) }
    units.replaceSubrange(start..<end, with: Array(replacement.utf16))
    expected[ObjectIdentifier(editor)] =
      allows && isWhole
      ? Expected(text: String(decoding: units, as: UTF16.self), marked: editor.markedTextRange != nil) : nil
    return allows
  }

  private func textChanged(_ editor: (any UIView & UITextInput)?) {
    guard let editor else { return }
    history.append("changed")
    if let expected = expected.removeValue(forKey: ObjectIdentifier(editor)), !expected.marked,
      expected.text != text(of: editor)
    {
      fail("the text is \"\(text(of: editor))\" instead of \"\(expected.text)\"")
    }
    checkSelection(of: editor)
    changeInCallback()
  }

  // MARK: Changes

  private func text(of editor: any UITextInput) -> String {
    editor.textRange(from: editor.beginningOfDocument, to: editor.endOfDocument).flatMap(editor.text(in:)) ?? ""
  }

  private var editors: [any UIView & UITextInput] { fields + [textView, searchBar.searchTextField] }

  private func changeInCallback() {
    guard remainingChanges > 0, depth < 3, numbers.pick(0...2) == 0 else { return }
    remainingChanges -= 1
    depth += 1
    history.append("{")
    change()
    history.append("}")
    depth -= 1
  }

  private func randomText() -> String { numbers.pick(["", "a", "two words", "🇩🇪👨‍👩‍👧", "line\nline", "e\u{301}", "אב ab"]) }

  private func range(in editor: any UITextInput) -> UITextRange? {
    let length = editor.offset(from: editor.beginningOfDocument, to: editor.endOfDocument)
    let (start, end) = (numbers.pick(0...length + 3), numbers.pick(0...length + 3))
    guard let from = editor.position(from: editor.beginningOfDocument, offset: min(start, length)),
      let to = editor.position(from: editor.beginningOfDocument, offset: min(end, length))
    else { return nil }
    return editor.textRange(from: from, to: to)
  }

  /// What code does: it calls no `shouldChange`.
  private func change() {
    let editor = numbers.pick(editors)
    let view = numbers.pick(views)
    let number = numbers.pick(0...15)
    history.append("\(number)")
    switch number {
    case 0, 1: setText(of: editor, randomText())
    case 2: setAttributedText(of: editor, NSAttributedString(string: randomText()))
    case 3:
      textView.selectedRange = numbers.pick([
        NSRange(location: 0, length: 2), NSRange(location: 5, length: 100), NSRange(location: NSNotFound, length: 0),
        NSRange(location: -1, length: 3), NSRange(location: 1, length: Int.max - 5),
      ])
    case 4: editor.selectedTextRange = range(in: editor)
    case 5, 6: editor.becomeFirstResponder()
    case 7: editor.resignFirstResponder()
    case 8: numbers.pick(fields).isEnabled = numbers.flag()
    case 9: textView.isEditable = numbers.flag()
    case 10: view.removeFromSuperview()
    case 11: if view.superview == nil { app.window.addSubview(view) }
    case 12: app.window.endEditing(numbers.flag())
    case 13:
      expected[ObjectIdentifier(editor)] = nil
      if let range = range(in: editor) { editor.replace(range, withText: randomText()) }
    case 14:
      expected[ObjectIdentifier(editor)] = nil
      if numbers.flag() { editor.insertText(randomText()) } else { editor.deleteBackward() }
    default:
      expected = [:]
      let half = NSRange(location: 0, length: textView.textStorage.length / 2)
      let range = half.length == 0 ? half : (textView.text as NSString).rangeOfComposedCharacterSequences(for: half)
      textView.textStorage.replaceCharacters(in: range, with: randomText())
    }
  }

  private func setText(of editor: any UIView & UITextInput, _ text: String) {
    expected[ObjectIdentifier(editor)] = nil
    switch editor {
    case let field as UISearchTextField where field === searchBar.searchTextField: searchBar.text = text
    case let field as UITextField: field.text = text
    default: textView.text = text
    }
  }

  private func setAttributedText(of editor: any UIView & UITextInput, _ text: NSAttributedString) {
    expected[ObjectIdentifier(editor)] = nil
    if let field = editor as? UITextField { field.attributedText = text } else { textView.attributedText = text }
  }

  /// What a user does.
  private func input() {
    let editor = numbers.pick(editors)
    let number = numbers.pick(0...9)
    history.append("input \(number)")
    switch number {
    case 0, 1: app.type(numbers.pick(["a", "bc", "word "]))
    case 2: app.key(numbers.pick([.keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter]))
    case 3:
      app.key(
        numbers.pick([.keyboardLeftArrow, .keyboardUpArrow, .keyboardEnd]), modifiers: numbers.pick([[], .shift]))
    case 4:
      UIPasteboard.general.string = randomText()
      app.key(numbers.pick([.keyboardV, .keyboardX, .keyboardC, .keyboardA]), modifiers: .control)
    case 5:
      // The delegate is not asked for changes by undo.
      expected = [:]
      app.key(.keyboardZ, modifiers: numbers.pick([.control, [.control, .shift]]))
    case 6: app.commit(randomText())
    case 7:
      expected = [:]
      editor.setMarkedText(
        randomText(), selectedRange: NSRange(location: numbers.pick(0...3), length: numbers.pick(0...3)))
      if numbers.flag() { editor.unmarkText() }
    case 8:
      app.tap(
        at: CGPoint(x: CGFloat(numbers.pick(5...195)), y: CGFloat(numbers.pick(0...240))), count: numbers.pick(1...3))
    default: editor.becomeFirstResponder()
    }
  }

  // MARK: Running

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 4
      expected = [:]
      if numbers.pick(0...3) == 0 { change() } else { input() }
      remainingChanges = 0
      app.frame()
      check()
      if failure != nil { return failure }
    }
    app.window.endEditing(true)
    check()
    if editing.values.contains(where: { $0.delegate != 0 || $0.action != 0 }) {
      fail("an editor has not ended its editing")
    }
    textView.undoManager?.undo()
    do { try app.waitUntilIdle(limit: 5) } catch { fail("\(error)") }
    return failure
  }

  private func checkSelection(of editor: any UITextInput) {
    let length = text(of: editor).utf16.count
    for range in [editor.selectedTextRange, editor.markedTextRange].compactMap({ $0 }) {
      let start = editor.offset(from: editor.beginningOfDocument, to: range.start)
      let end = editor.offset(from: editor.beginningOfDocument, to: range.end)
      if start < 0 || end < start || end > length {
        fail("the range \(start)..<\(end) is outside of \"\(text(of: editor))\" in \(type(of: editor))")
      }
    }
  }

  private func check() {
    for editor in editors { checkSelection(of: editor) }
    for field in fields {
      let state = editing[ObjectIdentifier(field)] ?? Editing()
      if (state.delegate == 1) != field.isFirstResponder || state.action != state.delegate {
        fail("a field is \(field.isFirstResponder ? "" : "not ")first responder, and has announced \(state)")
      }
    }
    let announced = editing[ObjectIdentifier(textView)]?.delegate == 1
    // A text view that became first responder to be selected has not begun to be edited, even if it can be edited by now.
    if announced, !(textView.isFirstResponder && textView.isEditable) {
      fail("the text view is \(textView.isFirstResponder ? "" : "not ")first responder, and has announced otherwise")
    }
    if (editing[ObjectIdentifier(searchBar)]?.delegate == 1) != searchBar.searchTextField.isFirstResponder {
      fail("the search bar has not announced its editing")
    }
  }

  // MARK: Delegates

  private func may() -> Bool {
    changeInCallback()
    return numbers.pick(0...5) != 0
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { may() }
  func textFieldDidBeginEditing(_ textField: UITextField) { began(textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { may() }
  func textFieldDidEndEditing(_ textField: UITextField) { ended(textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { mayChange(textField, range, string) }
  func textFieldDidChangeSelection(_ textField: UITextField) { changeInCallback() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { may() }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { may() }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { may() }
  func textViewDidBeginEditing(_ textView: UITextView) { began(textView) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { may() }
  func textViewDidEndEditing(_ textView: UITextView) { ended(textView) }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    mayChange(textView, range, text)
  }
  func textViewDidChange(_ textView: UITextView) { textChanged(textView) }
  func textViewDidChangeSelection(_ textView: UITextView) { changeInCallback() }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { may() }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { began(searchBar) }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { may() }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { ended(searchBar) }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    mayChange(searchBar.searchTextField, range, text)
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { textChanged(searchBar.searchTextField) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { changeInCallback() }
}
