import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Editing in text views with keys, the mouse, touches and input methods, undo, and automatic scrolling.
@preconcurrency @MainActor
final class TextViewEditingTests: TextViewTestCase {
  func testTypingAsksTheDelegate() {
    start("ab")
    view.becomeFirstResponder()
    XCTAssertEqual(took { app.type("c") }, ["should 2,0 c", "selection", "change", "note change"])
    XCTAssertEqual(view.text, "abc")
    listener.refuses = true
    XCTAssertEqual(took { app.type("d") }, ["should 3,0 d"])
    XCTAssertEqual(took { app.key(.keyboardReturnOrEnter) }, ["should 3,0 \n"])
    listener.refuses = false
    app.key(.keyboardReturnOrEnter)
    app.type("x")
    XCTAssertEqual(view.text, "abc\nx")
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(view.text, "abc\n")
    XCTAssertEqual(took { _ = view.resignFirstResponder() }, ["shouldEnd", "didEnd", "note end"])
    view.isEditable = false
    XCTAssertEqual(took { _ = view.becomeFirstResponder() }, [], "to be selected in, not edited")
    app.type("no")
    XCTAssertEqual(view.text, "abc\n")
  }

  func testKeys() {
    start("First line\nSecond\nThird line here")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 10, length: 0)
    app.key(.keyboardDownArrow)
    XCTAssertEqual(view.selectedRange.location, 17, "the second line is short")
    app.key(.keyboardDownArrow)
    let column = view.selectedRange.location - 18
    XCTAssertTrue((9...11).contains(column), "\(column): the column is kept")
    app.key(.keyboardHome)
    XCTAssertEqual(view.selectedRange.location, 18)
    app.key(.keyboardEnd, modifiers: .shift)
    XCTAssertEqual(view.selectedRange, NSRange(location: 18, length: 15))
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(view.selectedRange, NSRange(location: 18, length: 0))
    app.key(.keyboardLeftArrow, modifiers: .control)
    XCTAssertEqual(view.selectedRange.location, 11)
    app.key(.keyboardHome, modifiers: .control)
    XCTAssertEqual(view.selectedRange.location, 0)
    app.key(.keyboardRightArrow, modifiers: [.control, .shift])
    app.key(.keyboardX, modifiers: .control)
    XCTAssertEqual(view.text, " line\nSecond\nThird line here")
    app.key(.keyboardEnd, modifiers: .control)
    app.key(.keyboardV, modifiers: .control)
    XCTAssertEqual(view.text, " line\nSecond\nThird line hereFirst")
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(view.selectedRange.length, view.text.utf16.count)
  }

  func testUndo() {
    start("Base ")
    view.becomeFirstResponder()
    for letter in ["a", "b", "c"] { app.type(letter) }
    app.key(.keyboardReturnOrEnter)
    app.type("d")
    XCTAssertEqual(view.text, "Base abc\nd")
    XCTAssertEqual(view.undoManager?.undoActionName, "Typing")
    app.key(.keyboardZ, modifiers: .control)
    XCTAssertEqual(view.text, "Base abc\n")
    app.key(.keyboardZ, modifiers: .control)
    XCTAssertEqual(view.text, "Base abc")
    app.key(.keyboardZ, modifiers: .control)
    XCTAssertEqual(view.text, "Base ", "what was typed in one go goes in one go")
    XCTAssertFalse(view.undoManager?.canUndo ?? true)
    app.key(.keyboardY, modifiers: .control)
    XCTAssertEqual(view.text, "Base abc")
    app.key(.keyboardZ, modifiers: [.control, .shift])
    XCTAssertEqual(view.text, "Base abc\n")
    app.key(.keyboardHome, modifiers: [.control, .shift])
    app.type("New")
    XCTAssertEqual(view.text, "New")
    XCTAssertFalse(view.undoManager?.canRedo ?? true)
    app.key(.keyboardZ, modifiers: .control)
    XCTAssertEqual(view.text, "Base abc\n")
    view.text = "set"
    XCTAssertFalse(view.undoManager?.canUndo ?? true, "code's changes are not taken back")
  }

  private func point(_ index: Int) -> CGPoint {
    let rect = view.caretRect(for: IndexPosition(index))
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func testMouseAndFingers() throws {
    start("One two three\nfour five six")
    app.click(at: point(5))
    XCTAssertTrue(view.isFirstResponder)
    XCTAssertEqual(view.selectedRange, NSRange(location: 5, length: 0))
    let press = app.press(at: point(4))
    press.move(to: point(18))
    press.lift()
    XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 14), "a mouse selects, it does not scroll")
    app.advance(by: 1)
    app.click(at: point(9), count: 2)
    XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 5))
    app.advance(by: 1)
    app.click(at: point(16), count: 3)
    XCTAssertEqual(view.selectedRange, NSRange(location: 14, length: 13))
    app.advance(by: 1)
    app.tap(at: point(2))
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
    app.longPress(at: point(5))
    XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3), "a finger that rests takes the word")
    XCTAssertEqual(app.window.subviews.count, 2, "and there is a menu")
    app.tap(at: CGPoint(x: 350, y: 290))
    try app.waitUntilIdle()
    app.click(at: point(9), button: 2)
    XCTAssertEqual(app.window.subviews.count, 2)
    app.key(.keyboardEscape)
  }

  func testScrolling() throws {
    start((0..<60).map { "Line \($0)" }.joined(separator: "\n"))
    view.becomeFirstResponder()
    XCTAssertEqual(view.contentOffset.y, 0)
    app.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 60), hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 50, accuracy: 1, "a finger scrolls")
    // scroll-traces, textview-scrollRangeToVisible.
    let measured = try Oracle.entry("scroll-traces.json", "textview-scrollRangeToVisible")
    let end = NSRange(location: view.text.utf16.count, length: 0)
    let before = view.contentOffset.y
    view.scrollRangeToVisible(end)
    measured.expect("same_turn", view.contentOffset.y == before ? "offset unchanged" : "\(view.contentOffset)")
    app.frame()
    app.frame()
    measured.expect("next_turn", view.contentOffset.y > before ? "scrolled" : "offset unchanged")
    XCTAssertEqual(view.contentOffset.y, view.contentSize.height - 140, accuracy: 8)
    app.key(.keyboardHome, modifiers: .control)
    app.frame()
    XCTAssertEqual(view.contentOffset.y, 0, accuracy: 1, "the caret is followed")
    XCTAssertLessThan(view.subviews.filter { $0 is TextTile }.count, 3, "strips near the screen only")
  }

  func testTheInputMethodComposes() {
    start("ab")
    view.becomeFirstResponder()
    app.send(.composing("に", selection: 1..<1))
    app.frame()
    XCTAssertEqual(view.text, "abに")
    XCTAssertNotNil(view.markedTextRange)
    app.send(.composing("", selection: 0..<0))
    app.frame()
    app.type("日")
    XCTAssertEqual(view.text, "ab日")
    XCTAssertNil(view.markedTextRange)
  }

  func testParagraphsByControl() {
    start("One\nTwo lines\nThree")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 8, length: 0)
    app.key(.keyboardUpArrow, modifiers: .control)
    XCTAssertEqual(view.selectedRange.location, 4)
    app.key(.keyboardUpArrow, modifiers: .control)
    XCTAssertEqual(view.selectedRange.location, 0)
    app.key(.keyboardDownArrow, modifiers: [.control, .shift])
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 4))
  }
}
