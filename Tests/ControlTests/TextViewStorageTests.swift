import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The text storage, the layout manager and the container of `UITextView`.
@preconcurrency @MainActor
final class TextViewStorageTests: TextViewTestCase {
  func testChangesOfTheStorageAreShown() {
    start("one", size: CGSize(width: 200, height: 100))
    app.frame()
    let height = view.contentSize.height
    view.selectedRange = NSRange(location: 3, length: 0)
    log = []
    view.textStorage.beginEditing()
    view.textStorage.replaceCharacters(
      in: NSRange(location: 1, length: 2),
      with: NSAttributedString(string: "\n2\n3\n4\n5\n6", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    view.textStorage.endEditing()
    app.frame()
    XCTAssertEqual(view.text, "o\n2\n3\n4\n5\n6")
    XCTAssertGreaterThan(view.contentSize.height, height)
    XCTAssertEqual(log, [], "the delegate is not told about changes in code")
    view.textStorage.setAttributedString(NSAttributedString(string: ""))
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0), "the caret stays in the text")
    XCTAssertEqual(view.text, "")
  }

  func testTypingChangesTheStorage() {
    start("ab")
    let storage = view.textStorage
    view.becomeFirstResponder()
    app.type("c")
    XCTAssertEqual(storage.string, "abc")
    view.text = "x"
    XCTAssertEqual(storage.string, "x")
    XCTAssertTrue(view.textStorage === storage)
  }

  /// The layout manager measures what the view shows.
  func testLayoutManagerOfTheView() {
    start("one two three four five six seven", size: CGSize(width: 100, height: 140))
    app.frame()
    let manager = view.layoutManager
    XCTAssertTrue(view.layoutManager === manager)
    XCTAssertTrue(manager.textStorage === view.textStorage)
    XCTAssertTrue(view.textContainer.layoutManager === manager)
    let used = manager.usedRect(for: view.textContainer)
    XCTAssertEqual(used.height, view.contentSize.height - 16, accuracy: 1)
    let end = manager.boundingRect(forGlyphRange: NSRange(location: 32, length: 1), in: view.textContainer)
    let caret = view.caretRect(for: view.endOfDocument)
    XCTAssertEqual(end.maxX, caret.minX + 1, accuracy: 0.01)
    view.frame.size.width = 300
    app.frame()
    XCTAssertLessThan(manager.usedRect(for: view.textContainer).height, used.height, "the view is wider")
  }

  func testViewWithAStorageOfItsOwn() {
    let storage = NSTextStorage(string: "start")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    XCTAssertEqual(view.text, "start")
    XCTAssertTrue(view.textStorage === storage)
    XCTAssertTrue(view.layoutManager === manager)
    view.text = "other"
    XCTAssertEqual(storage.string, "other")
  }
}
