import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Tests of `UITextField`: editing with keys, the mouse, touches, input methods and the clipboard, and the callbacks.
@preconcurrency @MainActor
final class TextFieldTests: XCTestCase {
  private var app: TestApplication!
  private var field: UITextField!
  private var listener: FieldListener!
  private let log = CallbackLog()

  private func start(_ text: String = "", scale: CGFloat = 2) {
    app = TestApplication(size: CGSize(width: 375, height: 200), scale: scale)
    field = UITextField(frame: CGRect(x: 10, y: 40, width: 300, height: 34))
    field.borderStyle = .roundedRect
    field.text = text
    listener = FieldListener(log)
    field.delegate = listener
    for (name, event) in [
      ("editingDidBegin", UIControl.Event.editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd),
    ] {
      field.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    }
    app.show(field)
    log.take()
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func place(_ index: Int) -> CGPoint {
    let prefix = NSAttributedString(string: String((field.text ?? "").prefix(index)), attributes: [.font: field.font!])
    return CGPoint(x: 10 + 7 + (index > 0 ? prefix.size().width : 0), y: 57)
  }

  // MARK: The end of editing

  // "May be called if forced even if shouldEndEditing returns NO (e.g. view removed from window) or endEditing:YES
  // called" (UITextField.h, textFieldDidEndEditing).
  func testAForcedEndIsTold() throws {
    start("abc")
    field.rightViewMode = .whileEditing
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    nonisolated(unsafe) var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { _ in posts += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    listener.mayEnd = false
    for force in [{ self.app.window.endEditing(true) }, { self.field.removeFromSuperview() }] as [() -> Void] {
      app.window.addSubview(field)
      XCTAssertTrue(field.becomeFirstResponder())
      app.frame()
      XCTAssertNotNil(field.rightView?.superview)
      field.setMarkedText("m", selectedRange: NSRange(location: 1, length: 0))
      log.take()
      posts = 0
      force()
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertEqual(log.take().filter { $0 != "selection" }, ["shouldEnd", "didEnd", "editingDidEnd"])
      XCTAssertEqual(posts, 1)
      XCTAssertNil(field.markedTextRange, "marked text is committed")
      field.layoutIfNeeded()
      XCTAssertNil(field.rightView?.superview, "side views of editing leave")
    }
  }

  // MARK: Sizes

  /// Compares sizes with textfield-none-2x and with the row of control-metrics for rounded boxes.
  func testMeasures() throws {
    start()
    let entry = try Oracle.entry("control-cases.json", "textfield-none-2x")
    let plain = UITextField(frame: .zero)
    plain.placeholder = "Your name"
    app.window.addSubview(plain)
    // A view has the scale of its window, with which it rounds, from the first layout pass on.
    app.frame()
    let width = NSAttributedString(string: "Your name", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
    XCTAssertEqual(plain.intrinsicContentSize.width, (width * 2).rounded(.up) / 2)
    // Text widths depend on the font.
    let measured = try entry.config.number("placeholder_width")
    entry.expect("intrinsic", CGSize(width: measured, height: plain.intrinsicContentSize.height))
    // As wide as the field in the scene.
    plain.frame = CGRect(x: 0, y: 100, width: 343, height: plain.intrinsicContentSize.height)
    app.frame()
    let shown = try XCTUnwrap(plain.subviews.first { ($0 as? UILabel)?.text == "Your name" })
    entry.expect("label", shown.frame)
    plain.borderStyle = .roundedRect
    XCTAssertEqual(plain.intrinsicContentSize, CGSize(width: (width * 2).rounded(.up) / 2 + 28, height: 34))
  }

  // MARK: Text input

  func testPlacesAndRanges() {
    start("Hello world")
    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 11)
    let from = field.position(from: field.beginningOfDocument, offset: 6)
    let range = field.textRange(from: from ?? field.endOfDocument, to: field.endOfDocument)
    XCTAssertEqual(range.flatMap { field.text(in: $0) }, "world")
    XCTAssertNil(field.position(from: field.endOfDocument, offset: 1))
    field.becomeFirstResponder()
    field.selectedTextRange = range
    app.frame()
    XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "world")
    XCTAssertEqual(field.selectionRects(for: range ?? UITextRange()).count, 1)
    if let range { field.replace(range, withText: "you") }
    XCTAssertEqual(field.text, "Hello you")
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    XCTAssertNotNil(field.markedTextRange)
    field.unmarkText()
    XCTAssertNil(field.markedTextRange)
    XCTAssertEqual(field.text, "Hello youx")
    let caret = field.caretRect(for: field.beginningOfDocument)
    XCTAssertEqual(caret.minX, 7, accuracy: 1.1)
    let nearest = field.closestPosition(to: CGPoint(x: 0, y: 10))
    XCTAssertEqual(nearest.map { field.offset(from: field.beginningOfDocument, to: $0) }, 0)
  }

  /// If an application returns no rectangle for the caret, the caret is hidden. This is a common way to hide it.
  func testACaretWithoutARectangleIsNotSeen() {
    final class Hidden: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    start()
    let hidden = Hidden(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    app.window.addSubview(hidden)
    hidden.becomeFirstResponder()
    app.frame()
    let caret = hidden.subviews.flatMap(\.subviews).last
    XCTAssertEqual(caret?.frame.size, .zero)
  }

  func testUndo() {
    start("a")
    field.becomeFirstResponder()
    app.type("b")
    app.type("c")
    app.key(.keyboardHome)
    app.type("x")
    XCTAssertEqual(field.text, "xabc")
    app.key(.keyboardZ, modifiers: .control)
    XCTAssertEqual(field.text, "abc")
    app.key(.keyboardZ, modifiers: .control)
    XCTAssertEqual(field.text, "a", "what was typed in one go")
    app.key(.keyboardY, modifiers: .control)
    XCTAssertEqual(field.text, "abc")
    field.text = "new"
    XCTAssertEqual(field.undoManager?.canUndo, false)
  }

  func testTheEditMenu() throws {
    start("Hello world")
    app.longPress(at: place(2))
    XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "Hello")
    XCTAssertEqual(app.window.subviews.count, 2)
    app.key(.keyboardReturnOrEnter)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    app.click(at: place(8), button: 2)
    XCTAssertEqual(app.window.subviews.count, 2)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertEqual(app.window.subviews.count, 1)
  }

  // MARK: Editing callbacks

  func testBeginningTypingAndEnding() throws {
    start()
    app.click(at: CGPoint(x: 100, y: 57))
    XCTAssertTrue(field.isEditing && field.isFirstResponder)
    try log.expect(["shouldBegin", "didBegin", "editingDidBegin"])
    log.take()
    app.type("a")
    XCTAssertEqual(field.text, "a")
    try log.expect(["change 0,0 a", "selection", "editingChanged"])
    app.type("bc")
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(field.text, "ab")
    log.take()
    XCTAssertTrue(field.resignFirstResponder())
    try log.expect(["shouldEnd", "didEnd", "editingDidEnd"])
    app.type("x")
    XCTAssertEqual(field.text, "ab")
  }

  func testTheDelegateMayRefuse() {
    start("12")
    listener.mayBegin = false
    app.click(at: CGPoint(x: 100, y: 57))
    XCTAssertFalse(field.isEditing)
    listener.mayBegin = true
    XCTAssertTrue(field.becomeFirstResponder())
    listener.mayEnd = false
    XCTAssertFalse(field.resignFirstResponder())
    XCTAssertTrue(field.isFirstResponder)
    field.isEnabled = false
    app.type("3")
    XCTAssertEqual(field.text, "12")
  }

  /// A field that accepts only digits, with typed, pasted and marked text.
  func testDigitsOnly() {
    start()
    listener.allows = { $0.allSatisfy(\.isNumber) }
    XCTAssertTrue(field.becomeFirstResponder())
    app.type("1")
    app.type("a")
    app.type("2")
    XCTAssertEqual(field.text, "12")
    UIPasteboard.general.string = "3x"
    app.key(.keyboardV, modifiers: .control)
    XCTAssertEqual(field.text, "12")
    UIPasteboard.general.string = "34"
    app.key(.keyboardV, modifiers: .control)
    XCTAssertEqual(field.text, "1234")
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(field.text, "123", "nothing is all digits")
    let changes = log.lines.filter { $0 == "editingChanged" }.count
    XCTAssertEqual(changes, 4)
  }

  func testReturn() throws {
    start("x")
    XCTAssertTrue(field.becomeFirstResponder())
    log.take()
    app.key(.keyboardReturnOrEnter)
    XCTAssertTrue(field.isEditing, "nobody listens to the end on exit")
    try log.expect(["shouldReturn"])
    field.addAction(UIAction { [log] _ in log.add("exit") }, for: .editingDidEndOnExit)
    log.take()
    app.key(.keyboardReturnOrEnter)
    XCTAssertFalse(field.isEditing)
    try log.expect(["shouldReturn", "exit", "shouldEnd", "didEnd", "editingDidEnd"])
    XCTAssertEqual(field.text, "x")
  }

  // MARK: Keys

  func testKeysMoveAndSelect() {
    start("one two 👩‍👩‍👧 three")
    XCTAssertTrue(field.becomeFirstResponder())
    app.key(.keyboardLeftArrow, modifiers: .control)
    app.type("[")
    XCTAssertEqual(field.text, "one two 👩‍👩‍👧 [three")
    app.key(.keyboardDeleteOrBackspace)
    app.key(.keyboardLeftArrow)
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(field.text, "one two  three", "a family is one character")
    app.key(.keyboardHome)
    app.key(.keyboardRightArrow, modifiers: [.shift, .control])
    app.type("1")
    XCTAssertEqual(field.text, "1 two  three")
    app.key(.keyboardEnd, modifiers: .shift)
    app.key(.keyboardDeleteForward)
    XCTAssertEqual(field.text, "1")
    app.key(.keyboardA, modifiers: .control)
    app.key(.keyboardLeftArrow)
    app.type("0")
    XCTAssertEqual(field.text, "01", "an arrow leaves the selection at its end")
  }

  func testTheClipboard() {
    start("hello world")
    XCTAssertTrue(field.becomeFirstResponder())
    app.key(.keyboardHome)
    app.key(.keyboardRightArrow, modifiers: [.shift, .control])
    app.key(.keyboardX, modifiers: .control)
    XCTAssertEqual(field.text, " world")
    XCTAssertEqual(UIPasteboard.general.string, "hello")
    app.key(.keyboardEnd)
    app.key(.keyboardV, modifiers: .control)
    XCTAssertEqual(field.text, " worldhello")
    UIPasteboard.general.string = "two\nlines"
    app.key(.keyboardA, modifiers: .control)
    app.key(.keyboardV, modifiers: .control)
    XCTAssertEqual(field.text, "two lines")
    // Secure text is not copied.
    field.isSecureTextEntry = true
    app.key(.keyboardA, modifiers: .control)
    app.key(.keyboardC, modifiers: .control)
    app.key(.keyboardX, modifiers: .control)
    XCTAssertEqual(UIPasteboard.general.string, "two\nlines")
    XCTAssertEqual(field.text, "two lines")
    app.frame()
    func texts(_ view: UIView) -> [String] { [(view as? UILabel)?.text ?? ""] + view.subviews.flatMap(texts) }
    XCTAssertTrue(texts(field).contains("•••••••••"))
    XCTAssertFalse(texts(field).contains("two lines"))
  }

  // MARK: Mouse, fingers, input method

  func testTheMouseSelects() {
    start("alpha beta gamma")
    let mouse = app.press(at: place(2))
    mouse.move(to: place(5))
    mouse.lift()
    app.type("X")
    XCTAssertEqual(field.text, "alX beta gamma")
    app.advance(by: 1)
    app.click(at: place(6), count: 2)
    app.type("B")
    XCTAssertEqual(field.text, "alX B gamma")
    app.advance(by: 1)
    app.click(at: place(6), count: 3)
    app.type("all")
    XCTAssertEqual(field.text, "all")
    app.advance(by: 1)
    app.click(at: place(1))
    app.modifiers = .shift
    app.advance(by: 1)
    app.click(at: place(3))
    app.modifiers = []
    app.type("!")
    XCTAssertEqual(field.text, "a!")
  }

  func testAFingerPlacesTheCaretWhenItLeaves() {
    start("alpha")
    let finger = app.touch(at: place(2))
    XCTAssertFalse(field.isEditing)
    finger.lift()
    XCTAssertTrue(field.isEditing)
    app.type("-")
    XCTAssertEqual(field.text, "al-pha")
  }

  func testComposedTextIsReplacedByWhatIsCommitted() {
    start("ab")
    XCTAssertTrue(field.becomeFirstResponder())
    app.key(.keyboardLeftArrow)
    app.send(.composing("に", selection: 1..<1))
    XCTAssertEqual(field.text, "aにb")
    app.send(.composing("にほ", selection: 2..<2))
    XCTAssertEqual(field.text, "aにほb")
    app.frame()
    app.type("日本")
    XCTAssertEqual(field.text, "a日本b")
    app.send(.composing("x", selection: 1..<1))
    app.send(.composing("", selection: 0..<0))
    XCTAssertEqual(field.text, "a日本b")
  }

  // MARK: Parts

  func testTheClearButtonAndThePlaceholder() throws {
    start("text")
    field.placeholder = "Name"
    field.clearButtonMode = .whileEditing
    app.frame()
    app.click(at: CGPoint(x: 10 + 300 - 14, y: 57))
    XCTAssertEqual(field.text, "text", "not shown: this begins to edit")
    app.frame()
    app.advance(by: 1)
    listener.mayClear = false
    app.click(at: CGPoint(x: 10 + 300 - 14, y: 57))
    XCTAssertEqual(field.text, "text")
    listener.mayClear = true
    app.advance(by: 1)
    app.click(at: CGPoint(x: 10 + 300 - 14, y: 57))
    XCTAssertEqual(field.text, "")
    XCTAssertTrue(field.isEditing)
    XCTAssertEqual(log.lines.last, "editingChanged")
    let placeholder = try XCTUnwrap(field.subviews.first { ($0 as? UILabel)?.text == "Name" })
    XCTAssertFalse(placeholder.isHidden)
    app.type("x")
    XCTAssertTrue(placeholder.isHidden)
  }

  func testALongTextScrollsToTheCaret() {
    start(String(repeating: "wide ", count: 40))
    XCTAssertTrue(field.becomeFirstResponder())
    app.frame()
    let caret = field.caretForComposing
    XCTAssertTrue(caret.minX > 200 && caret.maxX <= 300 - 7 + 1, "\(caret)")
    app.key(.keyboardHome)
    app.frame()
    XCTAssertEqual(field.caretForComposing.minX, 7, accuracy: 1)
  }

  func testBeginningClears() {
    start("old")
    field.clearsOnBeginEditing = true
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertEqual(field.text, "")
  }

  /// A blinking caret does not keep the application busy.
  func testTheCaretBlinks() {
    start()
    XCTAssertTrue(field.becomeFirstResponder())
    app.advance(by: 0.2)
    let caret = field.subviews.flatMap(\.subviews).first { $0.frame.width == 2 }
    XCTAssertEqual(caret?.isHidden, false)
    XCTAssertEqual(caret?.alpha, 1)
    app.advance(by: 0.5)
    XCTAssertEqual(caret?.alpha, 0)
    let frames = app.frameCount
    app.advance(by: 2)
    XCTAssertLessThan(app.frameCount - frames, 12)
    _ = field.resignFirstResponder()
    XCTAssertEqual(caret?.isHidden, true)
  }
}

private final class FieldListener: UITextFieldDelegate {
  let log: CallbackLog
  var mayBegin = true
  var mayEnd = true
  var mayClear = true
  var allows: ((String) -> Bool)?

  init(_ log: CallbackLog) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.add("shouldBegin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.add("shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.add("change \(range.location),\(range.length) \(string)")
    return allows?(string) ?? true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.add("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.add("shouldReturn")
    return true
  }
}
