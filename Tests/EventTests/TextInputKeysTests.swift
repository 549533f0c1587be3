@testable import UIKit
import UIKitTesting
import XCTest

/// Text fields and text views on a desktop: the Tab and Insert keys, secure text, the edit menu's delegate, and marked
/// text that replaces a selection.
@preconcurrency @MainActor
final class TextInputKeysTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIView!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 375, height: 300), scale: 2)
      app.onReport = { XCTFail($0) }
      root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      app.show(root)
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  @discardableResult
  private func field(_ text: String, _ x: CGFloat, _ y: CGFloat, in parent: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: 100, height: 34))
    field.text = text
    (parent ?? root).addSubview(field)
    return field
  }

  private func selected(_ field: UITextField) -> String? { field.selectedTextRange.flatMap { field.text(in: $0) } }

  // MARK: Tab

  func testTabGoesInTheOrderOfReading() {
    let below = field("below", 10, 100)
    let right = field("right", 200, 12)
    let left = field("left", 10, 10)
    let disabled = field("disabled", 10, 60)
    disabled.isEnabled = false
    field("hidden", 10, 140).isHidden = true
    left.becomeFirstResponder()
    app.key(.keyboardTab)
    XCTAssertTrue(right.isFirstResponder)
    XCTAssertEqual(selected(right), "right", "all of it, as on the desktop")
    app.key(.keyboardTab)
    XCTAssertTrue(below.isFirstResponder)
    app.key(.keyboardTab)
    XCTAssertTrue(left.isFirstResponder, "around")
    app.key(.keyboardTab, modifiers: .shift)
    XCTAssertTrue(below.isFirstResponder)
    XCTAssertEqual([below.text, right.text, left.text], ["below", "right", "left"])
  }

  func testTabRevealsAndTypesInTextViews() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    scroll.contentSize = CGSize(width: 375, height: 800)
    root.addSubview(scroll)
    let first = field("first", 10, 10, in: scroll)
    let view = UITextView(frame: CGRect(x: 10, y: 600, width: 200, height: 60))
    scroll.addSubview(view)
    first.becomeFirstResponder()
    app.key(.keyboardTab)
    try app.waitUntilIdle(limit: 3)
    XCTAssertTrue(view.isFirstResponder)
    XCTAssertEqual(scroll.contentOffset.y, 568, accuracy: 1, "it can be seen")
    app.key(.keyboardTab)
    XCTAssertEqual(view.text, "\t", "a character there")
    app.key(.keyboardTab, modifiers: .shift)
    XCTAssertTrue(first.isFirstResponder)
    XCTAssertEqual(view.text, "\t")
  }

  // MARK: The clipboard with Insert

  func testInsertAndDelete() {
    let field = field("one two", 10, 10)
    field.becomeFirstResponder()
    app.key(.keyboardLeftArrow, modifiers: [.control, .shift])
    app.key(.keyboardInsert, modifiers: .control)
    XCTAssertEqual(UIPasteboard.general.string, "two")
    app.key(.keyboardDeleteForward, modifiers: .shift)
    XCTAssertEqual(field.text, "one ")
    app.key(.keyboardInsert, modifiers: .shift)
    app.key(.keyboardInsert, modifiers: .shift)
    XCTAssertEqual(field.text, "one twotwo")
    app.key(.keyboardDeleteOrBackspace, modifiers: .control)
    XCTAssertEqual(field.text, "one ")
  }

  // MARK: Secure text

  func testHiddenTextTellsNothingOfItsWords() {
    let field = field("one two", 10, 10)
    field.isSecureTextEntry = true
    app.frame()
    app.click(at: CGPoint(x: 20, y: 27), count: 2)
    XCTAssertEqual(selected(field), "one two")
    app.key(.keyboardEnd)
    app.key(.keyboardLeftArrow, modifiers: .control)
    XCTAssertEqual(field.editedText.head, 0)
    XCTAssertFalse(field.canPerformAction(Selector("copy:"), withSender: nil))
    app.key(.keyboardA, modifiers: .control)
    XCTAssertFalse(field.canPerformAction(Selector("copy:"), withSender: nil))
    XCTAssertTrue(field.canPerformAction(Selector("delete:"), withSender: nil))
  }

  // MARK: Marked text

  func testComposingOverASelectionCanBeTakenBack() {
    let field = field("one two", 10, 10)
    let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 60))
    view.text = "one two"
    root.addSubview(view)
    for input in [field, view] as [any TextEditor] {
      input.becomeFirstResponder()
      input.select(NSRange(location: 4, length: 3))
      app.send(.composing("d", selection: 1..<1))
      app.send(.composing("dr", selection: 2..<2))
      XCTAssertEqual(input.editedText.string, "one dr")
      XCTAssertEqual(input.editedText.markedRange, NSRange(location: 4, length: 2))
      app.type("drei")
      XCTAssertEqual(input.editedText.string, "one drei")
      XCTAssertNil(input.markedTextRange)
      while input.undoManager?.canUndo == true { app.key(.keyboardZ, modifiers: .control) }
      XCTAssertEqual(input.editedText.string, "one two")
      while input.undoManager?.canRedo == true { app.key(.keyboardY, modifiers: .control) }
      XCTAssertEqual(input.editedText.string, "one drei")
      app.send(.composing("x", selection: 1..<1))
      _ = input.resignFirstResponder()
      XCTAssertNil(input.markedTextRange)
      XCTAssertEqual(input.editedText.string, "one dreix", "what was composed stays")
      input.undoManager?.removeAllActions()
    }
  }

  // MARK: The pointer

  func testDraggingSelectsWordsAndScrolls() {
    let field = field("alpha beta gamma delta epsilon", 10, 10)
    field.becomeFirstResponder()
    app.key(.keyboardHome)
    app.frame()
    app.click(at: CGPoint(x: 30, y: 27))
    app.advance(by: 0.1)
    let press = app.press(at: CGPoint(x: 30, y: 27))
    XCTAssertEqual(selected(field), "alpha")
    press.move(to: CGPoint(x: 75, y: 27))
    XCTAssertEqual(selected(field), "alpha beta")
    press.move(to: CGPoint(x: 400, y: 27))
    app.frame()
    XCTAssertGreaterThan(field.scrollOffset, 50, "what is selected can be seen")
    press.lift()
    XCTAssertTrue(field.text?.hasPrefix(selected(field) ?? "?") ?? false)
  }

  /// While the pointer is held past an edge, the selection continues.
  func testSelectingGoesOnBeyondTheEdge() {
    let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))
    view.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    root.addSubview(view)
    app.frame()
    let press = app.press(at: CGPoint(x: 60, y: 80))
    press.move(to: CGPoint(x: 60, y: 170))
    app.frame()
    let (first, length) = (view.contentOffset.y, view.selectedRange.length)
    app.advance(by: 1)
    XCTAssertGreaterThan(view.contentOffset.y, first + 100)
    XCTAssertGreaterThan(view.selectedRange.length, length + 30)
    press.move(to: CGPoint(x: 60, y: 100))
    let inside = view.contentOffset.y
    app.advance(by: 1)
    XCTAssertEqual(view.contentOffset.y, inside, "inside it rests")
    press.lift()
    let field = field(String(repeating: "word ", count: 60), 10, 10)
    app.frame()
    app.advance(by: 1)
    let second = app.press(at: CGPoint(x: 30, y: 27))
    second.move(to: CGPoint(x: 130, y: 27))
    app.advance(by: 1)
    let scrollOffset = field.scrollOffset
    XCTAssertGreaterThan(scrollOffset, 100)
    second.lift()
    app.advance(by: 1)
    XCTAssertEqual(field.scrollOffset, scrollOffset, accuracy: 30, "let go it stays")
  }

  // MARK: Text input: directions

  /// UITextInput: the positions in a direction follow the visual order of the text.
  func testPositionsInDirections() throws {
    let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "First. Second 👍🏽\nabc\nשלום"
    root.addSubview(view)
    app.frame()
    func place(_ from: Int, _ direction: UITextLayoutDirection, _ offset: Int) -> Int? {
      (view.position(from: IndexPosition(from), in: direction, offset: offset) as? IndexPosition)?.index
    }
    XCTAssertEqual(place(14, .right, 1), 18, "a whole character")
    XCTAssertEqual(place(18, .left, 1), 14)
    XCTAssertEqual(place(14, .left, -1), 18)
    XCTAssertEqual(place(19, .up, 1), 0)
    XCTAssertEqual(place(0, .down, 1), 19)
    XCTAssertNil(place(0, .left, 1))
    XCTAssertEqual(place(24, .left, 1), 25, "to the left is on")
    XCTAssertEqual(view.baseWritingDirection(for: IndexPosition(24), in: .forward), .rightToLeft)
    XCTAssertEqual(view.baseWritingDirection(for: IndexPosition(2), in: .forward), .leftToRight)
    func unit(_ at: Int, _ granularity: UITextGranularity) -> String? {
      view.tokenizer.rangeEnclosingPosition(IndexPosition(at), with: granularity, inDirection: .storage(.forward))
        .flatMap { view.text(in: $0) }
    }
    XCTAssertEqual(unit(8, .sentence), "Second 👍🏽\n")
    XCTAssertEqual(unit(2, .sentence), "First. ")
    XCTAssertEqual(unit(20, .line), "abc")
    XCTAssertEqual(unit(8, .word), "Second")
    XCTAssertNil(unit(14, .word), "between words")
    view.text = "Words that wrap to several lines of the view here"
    app.frame()
    let line = try XCTUnwrap(unit(0, .line))
    XCTAssertTrue(line.hasPrefix("Words that") && line.count < 30, line)
  }

  // MARK: The edit menu

  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("field shows")
      animator.addCompletion { self.lines.append("field shown") }
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("field hides")
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("view shows")
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("view hides")
    }
  }

  func testTheDelegateIsNotifiedOfTheEditMenu() throws {
    let listener = Listener()
    let field = field("alpha", 10, 10)
    field.delegate = listener
    let view = UITextView(frame: CGRect(x: 10, y: 100, width: 200, height: 60))
    view.text = "beta"
    view.delegate = listener
    root.addSubview(view)
    app.frame()
    app.longPress(at: CGPoint(x: 20, y: 27))
    try app.waitUntilIdle(limit: 3)
    app.key(.keyboardEscape)
    try app.waitUntilIdle(limit: 3)
    app.click(at: CGPoint(x: 30, y: 115), button: 2)
    try app.waitUntilIdle(limit: 3)
    app.key(.keyboardEscape)
    try app.waitUntilIdle(limit: 3)
    XCTAssertEqual(listener.lines, ["field shows", "field shown", "field hides", "view shows", "view hides"])
  }
}
