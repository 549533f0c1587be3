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

/// Exclusion paths and the layout manager's delegate in a text view.
@preconcurrency @MainActor
final class TextViewLayoutHookTests: TextViewTestCase {
  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var space: CGFloat = 12
    var completions = 0
    var invalidations = 0
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { space }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { completions += 1 }
  }

  private let words = (0..<40).map { "word\($0)" }.joined(separator: " ")

  func testExclusionPaths() {
    start(words, size: CGSize(width: 300, height: 300))
    view.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
    app.frame()
    let plainHeight = view.contentSize.height
    XCTAssertEqual(view.caretRect(for: view.beginningOfDocument).minX, 11, accuracy: 2)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))]
    app.frame()
    XCTAssertGreaterThan(view.contentSize.height, plainHeight)
    // The area is in the coordinates of the container, whose padding is 5 points.
    XCTAssertEqual(view.caretRect(for: view.beginningOfDocument).minX, 6 + 100 + 5 - 1, accuracy: 1)
    let all = view.selectionRects(for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!)
    XCTAssertEqual(all[0].rect.minX, 111, accuracy: 0.01)
    XCTAssertEqual(all.last?.rect.minX ?? 0, 11, accuracy: 0.01)
    let area = CGRect(x: 6, y: 10, width: 100, height: 55)
    XCTAssertTrue(all.allSatisfy { !$0.rect.intersects(area) })
    // A point beside the area finds the first character.
    let position = view.closestPosition(to: CGPoint(x: 112, y: 15))!
    XCTAssertEqual(view.offset(from: view.beginningOfDocument, to: position), 0)
    // The layout manager measures what the view shows.
    XCTAssertEqual(view.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minX, 100)
    view.textContainer.exclusionPaths = []
    app.frame()
    XCTAssertEqual(view.contentSize.height, plainHeight)
  }

  /// The lines on both sides of an area are one row for the arrow keys, for points and for the lines of an area.
  func testRowsOfTwoLines() {
    let text = words + " " + words
    start(text, size: CGSize(width: 300, height: 300))
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 50, height: 70))]
    app.frame()
    let layout = view.textLayout
    XCTAssertEqual(layout.row(of: 0), 0..<2)
    XCTAssertEqual(layout.row(of: 3), 2..<4)
    let last = layout.lines.count - 1
    XCTAssertEqual(layout.row(of: last), last..<last + 1)
    for line in 0..<2 {
      let start = layout.lines[line].range.lowerBound + 1
      let down = view.index(1, linesBelow: start)
      XCTAssertEqual(layout.line(at: down), line + 2, "the same side of the next row")
      XCTAssertEqual(layout.line(at: view.index(-1, linesBelow: down)), line)
      XCTAssertEqual(view.index(-1, linesBelow: start), 0)
    }
    XCTAssertEqual(view.index(100, linesBelow: 1), text.utf16.count)
    let middle = layout.lines[0].top + layout.lines[0].height / 2
    let area = CGRect(x: 0, y: view.textOrigin.y + middle, width: 300, height: 1)
    XCTAssertEqual(view.rangeOfLines(in: area), NSRange(location: 0, length: layout.lines[1].range.upperBound))
  }

  func testTheDelegateOfTheLayoutManager() {
    start(words, size: CGSize(width: 300, height: 300))
    app.frame()
    let plainHeight = view.contentSize.height
    let delegate = Spacing()
    view.layoutManager.delegate = delegate
    app.frame()
    let lines = view.textLayout.lines.count
    XCTAssertEqual(view.contentSize.height, plainHeight + CGFloat(lines - 1) * 12, accuracy: 1)
    XCTAssertGreaterThan(delegate.completions, 0)
    delegate.invalidations = 0
    delegate.space = 0
    view.layoutManager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    XCTAssertEqual(delegate.invalidations, 1)
    app.frame()
    XCTAssertEqual(view.contentSize.height, plainHeight, accuracy: 1)
  }
}
