import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The members of `UITextInput` that are optional in UIKit, and the directions of layout, as Apple's documentation of the protocol
/// describes them.
@preconcurrency @MainActor
final class TextInputMemberTests: TextViewTestCase {
  private func range(_ from: Int, _ to: Int) -> UITextRange { IndexRange(NSRange(location: from, length: to - from)) }
  private func index(_ position: UITextPosition?) -> Int? { (position as? IndexPosition)?.index }

  /// `position(within:farthestIn:)`: "the farthest extent in a specified layout direction". In Hebrew, that is the start for right.
  func testTheFarthestPositionInADirection() {
    start("Words")
    XCTAssertEqual(index(view.position(within: range(1, 3), farthestIn: .right)), 3)
    XCTAssertEqual(index(view.position(within: range(1, 3), farthestIn: .left)), 1)
    XCTAssertEqual(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward), .leftToRight)
    XCTAssertEqual(view.characterRange(byExtending: IndexPosition(2), in: .left).map { IndexRange($0).range.length }, 2)
    view.text = "שלום"
    XCTAssertEqual(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward), .rightToLeft)
    XCTAssertEqual(index(view.position(within: range(1, 3), farthestIn: .right)), 1)
    XCTAssertEqual(index(view.position(within: range(1, 3), farthestIn: .left)), 3)
    XCTAssertEqual(index(view.position(within: range(1, 3), farthestIn: .down)), 3)
    XCTAssertEqual(index(view.position(within: range(1, 3), farthestIn: .up)), 1)
    let right = view.characterRange(byExtending: IndexPosition(3), in: .right)
    XCTAssertEqual(right.map { IndexRange($0).range }, NSRange(location: 0, length: 3))
  }

  func testSettingTheWritingDirection() {
    start("One\nTwo\nThree")
    let left = view.caretRect(for: IndexPosition(4)).minX
    view.setBaseWritingDirection(.rightToLeft, for: range(5, 6))
    XCTAssertEqual(view.baseWritingDirection(for: IndexPosition(5), in: .forward), .rightToLeft)
    XCTAssertEqual(view.baseWritingDirection(for: IndexPosition(1), in: .forward), .leftToRight)
    XCTAssertEqual(view.baseWritingDirection(for: IndexPosition(9), in: .forward), .leftToRight)
    XCTAssertGreaterThan(view.caretRect(for: IndexPosition(4)).minX, left + 100, "the line begins at the right")
    view.setBaseWritingDirection(.leftToRight, for: range(5, 6))
    XCTAssertEqual(view.caretRect(for: IndexPosition(4)).minX, left, accuracy: 0.01)
  }

  /// `textStyling(at:in:)`: the font, the color of the text and the color of its background.
  func testTheStylingAtAPosition() throws {
    start()
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttributes(
      [.foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow, .link: "x"],
      range: NSRange(location: 1, length: 1))
    view.attributedText = text
    let forward = try XCTUnwrap(view.textStyling(at: IndexPosition(1), in: .forward))
    XCTAssertEqual(Set(forward.keys), [.font, .foregroundColor, .backgroundColor])
    XCTAssertEqual(forward[.foregroundColor] as? UIColor, .red)
    let backward = try XCTUnwrap(view.textStyling(at: IndexPosition(1), in: .backward))
    XCTAssertEqual(Set(backward.keys), [.font, .foregroundColor])
    XCTAssertEqual((backward[.font] as? UIFont)?.pointSize, 20)
    let field = UITextField()
    field.textColor = .blue
    let empty = try XCTUnwrap(field.textStyling(at: field.beginningOfDocument, in: .forward))
    XCTAssertEqual(empty[.foregroundColor] as? UIColor, .blue)
  }

  func testOffsetsInARange() {
    start("One two")
    let input: any UITextInput = view
    XCTAssertEqual(index(input.position(within: range(4, 7), atCharacterOffset: 2)), 6)
    XCTAssertNil(input.position(within: range(4, 7), atCharacterOffset: 4))
    XCTAssertNil(input.position(within: range(4, 7), atCharacterOffset: -1))
    XCTAssertEqual(input.characterOffset(of: IndexPosition(6), within: range(4, 7)), 2)
    XCTAssertEqual(input.caretTransform(for: IndexPosition(0)), .identity)
    XCTAssertTrue(input.isEditable)
    view.isEditable = false
    XCTAssertFalse(input.isEditable)
  }

  func testAttributedText() {
    start("One two")
    let big = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 30)]
    XCTAssertEqual(
      took { view.replace(range(4, 7), withAttributedText: NSAttributedString(string: "big", attributes: big)) },
      ["change", "note change"])
    XCTAssertEqual(view.text, "One big")
    let part = view.attributedText(in: range(4, 7))
    XCTAssertEqual(part.string, "big")
    XCTAssertEqual((part.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 30)
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertAttributedText(NSAttributedString(string: "A", attributes: big))
    XCTAssertEqual(view.text, "A big")
    XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 0))
    view.setAttributedMarkedText(
      NSAttributedString(string: "ka", attributes: big), selectedRange: NSRange(location: 2, length: 0))
    XCTAssertEqual(view.markedTextRange.map { IndexRange($0).range }, NSRange(location: 1, length: 2))
    XCTAssertEqual((view.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize, 30)
    view.unmarkText()
    view.insertText("!", alternatives: ["?"], style: .lowConfidence)
    XCTAssertEqual(view.text, "Aka! big")
    let secret = UITextField()
    secret.isSecureTextEntry = true
    secret.text = "pass"
    XCTAssertEqual(secret.attributedText(in: range(0, 4)).string, secret.text(in: range(0, 4)))
  }

  /// `UITextPlaceholder`: space for text that is inserted later.
  func testAPlaceholder() throws {
    start("ab")
    view.selectedRange = NSRange(location: 1, length: 0)
    let before = view.caretRect(for: IndexPosition(2)).minX
    let placeholder = view.insertTextPlaceholder(with: CGSize(width: 50, height: 20))
    XCTAssertEqual(view.caretRect(for: view.endOfDocument).minX, before + 50, accuracy: 0.5)
    let rect = try XCTUnwrap(placeholder.rects.first?.rect)
    XCTAssertEqual(rect.width, 50, accuracy: 0.5)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("xyz")
    XCTAssertGreaterThan(placeholder.rects.first?.rect.minX ?? 0, rect.minX, "it moves with the text")
    view.remove(placeholder)
    XCTAssertEqual(view.text, "xyzab")
    XCTAssertEqual(placeholder.rects.count, 0)
    view.remove(placeholder)
    XCTAssertEqual(view.text, "xyzab")
  }

  /// `selectionAffinity`: the insertion point "after the last character on the line before the line wrap or before the first
  /// character on the following line".
  func testTheAffinityOfTheSelection() throws {
    start("Words that wrap where the view ends and go on")
    let wrap = try XCTUnwrap(view.textLayout.lines.first?.range.upperBound)
    view.selectedRange = NSRange(location: wrap, length: 0)
    XCTAssertEqual(view.selectionAffinity, .forward)
    let forward = view.caretRect(for: IndexPosition(wrap))
    view.selectionAffinity = .backward
    let backward = view.caretRect(for: IndexPosition(wrap))
    XCTAssertLessThan(backward.minY, forward.minY - 15)
    XCTAssertGreaterThan(backward.minX, forward.minX + 100)
    XCTAssertLessThanOrEqual(backward.minX, 295)
    view.selectedRange = NSRange(location: 2, length: 0)
    XCTAssertEqual(view.selectionAffinity, .forward)
  }
}
