import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The sizes of text views, the order of their callbacks, and positions in their text.
@preconcurrency @MainActor
final class TextViewTests: TextViewTestCase {
  // MARK: Sizes

  func testMeasures() throws {
    try Oracle.each("control-cases.json", family: "text-view") { one in
      let accuracy = CGFloat(one.tolerance ?? 0.01)
      if one.id == "textview-caret-17" {
        start("Hello", scale: try one.config.number("scale"))
        one.expect("caret_at_0", view.caretRect(for: view.beginningOfDocument))
        // Text widths depend on the font; the caret is one point before the end of the text.
        let width = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
        let last = view.caretRect(for: view.endOfDocument)
        XCTAssertEqual(last.minX, 4 + width, accuracy: accuracy)
        // The measured text is 38.667 points wide.
        one.expect("caret_at_end", last.offsetBy(dx: 38.667 - width, dy: 0))
        let empty = view.firstRect(for: try XCTUnwrap(view.textRange(from: IndexPosition(0), to: IndexPosition(0))))
        one.expect("first_rect_0_0", empty)
        view.text = "Hello\nWorld"
        let before = view.caretRect(for: IndexPosition(5))
        XCTAssertEqual(before.minY, 7, accuracy: accuracy, "before the line's end")
        let second = view.caretRect(for: IndexPosition(6))
        one.expect("second_line_caret_y", second.minY)
        XCTAssertEqual(second.minX, 4, accuracy: accuracy)
        view.text = "Hello\n"
        XCTAssertEqual(
          view.caretRect(for: IndexPosition(6)).minY, try one.expect.number("second_line_caret_y"), accuracy: accuracy)
        return
      }
      if one.id == "textview-one-line-2x" {
        let size = CGSize(width: try one.config.number("width"), height: try one.config.number("height"))
        start("Notes about this account.", size: size)
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: try one.config.number("font"))
        app.frame()
        // Text widths depend on the font; the measured one was "about" 196 points.
        let ours = (try XCTUnwrap(view.text) as NSString).size(withAttributes: [.font: view.font as Any]).width.rounded(
          .up)
        let intrinsic = view.intrinsicContentSize
        XCTAssertEqual(intrinsic.width, ours + 10, one.id)
        one.expect(
          "intrinsic",
          CGSize(width: intrinsic.width - ours + (try one.config.number("text_width_about")), height: intrinsic.height))
        one.expect("contentSize", view.contentSize)
        return
      }
      let frame = try one.config.numbers("frame")
      let lines = Int(try one.config.number("lines"))
      start(
        Array(repeating: "Line", count: lines).joined(separator: "\n"), size: CGSize(width: frame[0], height: frame[1]))
      view.font = .systemFont(ofSize: try one.config.number("font"))
      app.frame()
      let intrinsic = try one.expect.numbers("intrinsic")
      XCTAssertEqual([view.intrinsicContentSize.width, view.intrinsicContentSize.height], intrinsic, one.id)
      XCTAssertEqual(view.contentSize.height, try one.expect.number("content_height"), one.id)
    }
  }

  /// The rules of textview-one-line-2x for other texts. A view that does not scroll is one point taller than its lines,
  /// and its content fills it. A scrolling view has the content size that its lines require.
  func testHeightsWithoutScrolling() {
    start("Line", size: CGSize(width: 200, height: 90))
    for (font, text, lines) in [(13, "Line", 16), (12, "Line", 15), (17, "Line\nLine", 41), (17, "", 21)]
      as [(CGFloat, String, CGFloat)]
    {
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: font)
      view.text = text
      app.frame()
      XCTAssertEqual(view.intrinsicContentSize.height, lines + 17, "\(font) \(text)")
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 1000)).height, lines + 17, "\(font) \(text)")
      XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 90), "\(font) \(text)")
      view.isScrollEnabled = true
      app.frame()
      XCTAssertEqual(view.contentSize, CGSize(width: 200, height: lines + 16), "\(font) \(text)")
    }
  }

  /// The rectangles of ranges (Vercantez/openuikit, Tools/oracle2/textviewinputprobe/transcript-ios26.1.txt, `geometry`). The
  /// horizontal positions follow from the font; all others are those of the transcript.
  func testRectanglesOfRanges() throws {
    func range(_ from: Int, _ to: Int) -> UITextRange { IndexRange(NSRange(location: from, length: to - from)) }
    func check(_ rect: CGRect, from: Int, y: CGFloat, to: CGFloat, _ height: CGFloat, line: UInt = #line) {
      XCTAssertEqual(rect.minX, view.caretRect(for: IndexPosition(from)).minX + 1, accuracy: 0.34, "x", line: line)
      XCTAssertEqual(rect.minY, y, accuracy: 0.34, "y", line: line)
      XCTAssertEqual(rect.maxX, to, accuracy: 0.34, "right edge", line: line)
      XCTAssertEqual(rect.height, height, accuracy: 0.01, "height", line: line)
    }
    start("Hello", size: CGSize(width: 320, height: 100), scale: 3)
    check(view.firstRect(for: range(1, 3)), from: 1, y: 7, to: view.caretRect(for: IndexPosition(3)).minX + 1, 22)
    XCTAssertEqual(view.selectionRects(for: range(1, 3)).map(\.rect), [view.firstRect(for: range(1, 3))])
    view.text = "Hello\nWorld"
    check(view.firstRect(for: range(3, 8)), from: 3, y: 7, to: 315, 21.0 + 1.0 / 3)
    check(view.firstRect(for: range(6, 8)), from: 6, y: 27.333, to: view.caretRect(for: IndexPosition(8)).minX + 1, 22)
    let rects = view.selectionRects(for: range(3, 8))
    XCTAssertEqual(rects.map(\.rect.minY).map { ($0 * 3).rounded() }, [21, 82])
    XCTAssertEqual(rects.map(\.containsStart), [true, false])
    XCTAssertEqual(rects.map(\.containsEnd), [false, true])
    XCTAssertEqual(rects.map(\.writingDirection), [.leftToRight, .leftToRight])
  }

  // MARK: Order of callbacks

  /// The order of callbacks (callback-orders, family text-view).
  func testOrders() throws {
    let cases = try Oracle.cases("callback-orders.json", family: "text-view")
    let names = [
      "selection": "didChangeSelection", "change": "didChange", "note change": "text-did-change notification",
      "shouldBegin": "shouldBegin", "didBegin": "didBegin", "note begin": "did-begin notification",
    ]
    for one in cases {
      let expected = one.whole["sequence", as: [String].self] ?? []
      start("Hello")
      let lines: [String]
      switch one.id {
      case "cb-textview-set-text":
        lines = took { view.text = "Hello world" }
        one.expect("selection", [CGFloat(view.selectedRange.location), CGFloat(view.selectedRange.length)])
      case "cb-textview-set-same-length":
        lines = took { view.text = "World" }
        one.expect("selection", text: view.selectedRange == NSRange(location: 5, length: 0) ? "end" : "elsewhere")
      case "cb-textview-insert": lines = took { view.insertText("X") }
      case "cb-textview-delete": lines = took { view.deleteBackward() }
      case "cb-textview-insert-empty": lines = took { view.insertText("") }
      case "cb-textview-begin": lines = took { _ = view.becomeFirstResponder() }
      case "cb-textview-unmark-nothing": lines = took { view.unmarkText() }
      default: return XCTFail("a case that is not known here: \(one.id)")
      }
      XCTAssertEqual(lines.map { names[$0] ?? $0 }, expected, one.id)
    }
  }

  /// The callbacks for marked text and replacements (Vercantez/openuikit,
  /// Tools/oracle2/textviewinputprobe/transcript-ios26.1.txt).
  func testMarkedTextAndReplacing() {
    start("mnyKL world")
    view.selectedRange = NSRange(location: 2, length: 0)
    XCTAssertEqual(
      took { view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0)) },
      ["selection", "change", "note change"])
    XCTAssertEqual(view.text, "mnkayKL world")
    XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
    XCTAssertEqual(view.markedTextRange.map { IndexRange($0).range }, NSRange(location: 2, length: 2))
    XCTAssertEqual(view.markedTextRange.flatMap { view.text(in: $0) }, "ka")
    view.setMarkedText("abc", selectedRange: NSRange(location: 0, length: 2))
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 2))
    XCTAssertEqual(took { view.unmarkText() }, ["selection", "selection", "change", "note change"])
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
    XCTAssertNil(view.markedTextRange)
    view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    _ = took { view.insertText("y") }
    XCTAssertEqual(log.suffix(2), ["change", "note change"])
    XCTAssertEqual(view.text, "mnyabcyKL world", "what was composed gives way")
    view.setMarkedText("mm", selectedRange: NSRange(location: 2, length: 0))
    XCTAssertEqual(
      took { view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0)) },
      ["selection", "change", "note change", "selection", "change", "note change"])
    XCTAssertEqual(view.text, "mnyabcyKL world")
    // Replacing by ranges.
    func range(_ from: Int, _ to: Int) -> UITextRange { IndexRange(NSRange(location: from, length: to - from)) }
    view.text = "Howdy! world"
    XCTAssertEqual(took { view.replace(range(0, 5), withText: "Hello") }, ["selection", "change", "note change"])
    XCTAssertEqual(view.text, "Hello! world")
    XCTAssertEqual(view.selectedRange, NSRange(location: 5, length: 0))
    XCTAssertEqual(took { view.replace(range(4, 5), withText: "Q") }, ["change", "note change"], "the caret stays")
    view.selectedTextRange = nil
    XCTAssertNil(view.selectedTextRange)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  func testPlaces() {
    start("a😀b")
    let from = view.beginningOfDocument
    XCTAssertNil(view.position(from: from, offset: -1))
    XCTAssertEqual((view.position(from: from, offset: 4) as? IndexPosition)?.index, 4)
    XCTAssertNil(view.position(from: from, offset: 5))
    XCTAssertEqual(view.offset(from: view.endOfDocument, to: from), -4)
    func text(_ from: Int, _ to: Int) -> String? {
      view.textRange(from: IndexPosition(from), to: IndexPosition(to)).flatMap { view.text(in: $0) }
    }
    XCTAssertEqual(text(3, 1), "😀")
    XCTAssertEqual(text(0, 2), "a\u{FFFD}")
    XCTAssertEqual(text(2, 4), "\u{FFFD}b")
    view.selectedRange = NSRange(location: 2, length: 0)
    XCTAssertEqual(view.selectedRange.location, 2, "code may stand between halves")
    view.selectedRange = NSRange(location: 3, length: 0)
    view.deleteBackward()
    XCTAssertEqual(view.text, "ab", "a character goes as a whole")
    view.text = "One two, three"
    let word = view.tokenizer.rangeEnclosingPosition(
      IndexPosition(5), with: .word, inDirection: .storage(.forward))
    XCTAssertEqual(word.flatMap { view.text(in: $0) }, "two")
  }
}
