import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// `UITextView`: measures, the order of what it tells, editing by keys, mouse, fingers and input method, undo.
@preconcurrency @MainActor
final class TextViewTests: XCTestCase {
  private var app: TestApplication!
  private var view: UITextView!
  private var listener: Listener!
  private var log: [String] = []
  private var observers: [any NSObjectProtocol] = []

  override func tearDown() async throws {
    await MainActor.run {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      app?.close()
    }
  }

  private func start(_ text: String = "", size: CGSize = CGSize(width: 300, height: 140), scale: CGFloat = 2) {
    app?.close()
    app = TestApplication(size: CGSize(width: 360, height: 300), scale: scale)
    app.onReport = { XCTFail($0) }
    view = UITextView(frame: CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    listener = Listener { [weak self] in self?.log.append($0) }
    view.delegate = listener
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
    root.addSubview(view)
    app.show(root)
    app.frame()
    log = []
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    for (name, line) in [
      (UITextView.textDidChangeNotification, "note change"), (UITextView.textDidBeginEditingNotification, "note begin"),
      (UITextView.textDidEndEditingNotification, "note end"),
    ] {
      nonisolated(unsafe) let test = self
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
          MainActor.assumeIsolated { test.log.append(line) }
        })
    }
  }

  private func took(_ body: () -> Void) -> [String] {
    log = []
    body()
    return log
  }

  private func number(_ value: Any?) -> CGFloat { CGFloat((value as? NSNumber)?.doubleValue ?? .nan) }
  private func numbers(_ value: Any?) -> [CGFloat] { (value as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? [] }

  // MARK: Measures

  func testMeasures() throws {
    guard let cases = try Oracle.cases("control-cases.json", family: "text-view") else {
      throw XCTSkip("no oracle here")
    }
    XCTAssertEqual(cases.count, 3)
    for one in cases {
      let accuracy = CGFloat(one.tolerance ?? 0.01)
      if one.id == "textview-caret-17" {
        start("Hello", scale: number(one.config["scale"]))
        let caret = numbers(one.expect["caret_at_0"])
        let first = view.caretRect(for: view.beginningOfDocument)
        for (have, want) in zip([first.minX, first.minY, first.width, first.height], caret) {
          XCTAssertEqual(have, want, accuracy: accuracy, one.id)
        }
        // The letters are another font's: the caret stands a point before their end.
        let width = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
        let last = view.caretRect(for: view.endOfDocument)
        XCTAssertEqual(last.minX, 4 + width, accuracy: accuracy)
        XCTAssertEqual(last.minY, numbers(one.expect["caret_at_end"])[1], accuracy: accuracy)
        let empty = view.firstRect(for: try XCTUnwrap(view.textRange(from: IndexPosition(0), to: IndexPosition(0))))
        for (have, want) in zip(
          [empty.minX, empty.minY, empty.width, empty.height], numbers(one.expect["first_rect_0_0"]))
        { XCTAssertEqual(have, want, accuracy: accuracy, one.id) }
        view.text = "Hello\nWorld"
        let before = view.caretRect(for: IndexPosition(5))
        XCTAssertEqual(before.minY, 7, accuracy: accuracy, "before the line's end")
        let second = view.caretRect(for: IndexPosition(6))
        XCTAssertEqual(second.minY, number(one.expect["second_line_caret_y"]), accuracy: accuracy)
        XCTAssertEqual(second.minX, 4, accuracy: accuracy)
        view.text = "Hello\n"
        XCTAssertEqual(
          view.caretRect(for: IndexPosition(6)).minY, number(one.expect["second_line_caret_y"]), accuracy: accuracy)
        continue
      }
      let frame = numbers(one.config["frame"])
      let lines = Int(number(one.config["lines"]))
      start(
        Array(repeating: "Line", count: lines).joined(separator: "\n"), size: CGSize(width: frame[0], height: frame[1]))
      view.font = .systemFont(ofSize: number(one.config["font"]))
      app.frame()
      let intrinsic = numbers(one.expect["intrinsic"])
      XCTAssertEqual([view.intrinsicContentSize.width, view.intrinsicContentSize.height], intrinsic, one.id)
      XCTAssertEqual(view.contentSize.height, number(one.expect["content_height"]), one.id)
      view.isScrollEnabled = false
      XCTAssertEqual(view.intrinsicContentSize.height, number(one.expect["content_height"]), one.id)
    }
  }

  // MARK: Orders

  /// callback-orders, family text-view.
  func testOrders() throws {
    guard let cases = try Oracle.cases("callback-orders.json", family: "text-view") else {
      throw XCTSkip("no oracle here")
    }
    XCTAssertEqual(cases.count, 7)
    let names = [
      "selection": "didChangeSelection", "change": "didChange", "note change": "text-did-change notification",
      "shouldBegin": "shouldBegin", "didBegin": "didBegin", "note begin": "did-begin notification",
    ]
    for one in cases {
      let expected = one.whole["sequence"] as? [String] ?? []
      start("Hello")
      let lines: [String]
      switch one.id {
      case "cb-textview-set-text":
        lines = took { view.text = "Hello world" }
        let selection = numbers(one.expect["selection"])
        XCTAssertEqual(view.selectedRange, NSRange(location: Int(selection[0]), length: Int(selection[1])))
      case "cb-textview-set-same-length": lines = took { view.text = "World" }
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

  /// Vercantez/openuikit, Tools/oracle2/textviewinputprobe/transcript-ios26.1.txt.
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

  // MARK: Looks and state

  /// UIContentSizeCategoryAdjusting: fonts of text styles, and those that UIFontMetrics scaled.
  func testFontsFollowTheTextSize() {
    start()
    let text = NSMutableAttributedString(
      string: "Body ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(NSAttributedString(string: "fixed ", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    text.append(
      NSAttributedString(
        string: "scaled",
        attributes: [.font: UIFontMetrics(forTextStyle: .title1).scaledFont(for: .boldSystemFont(ofSize: 20))]))
    view.attributedText = text
    func sizes() -> [CGFloat?] {
      [0, 5, 11].map { (view.attributedText.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
    }
    app.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    app.frame()
    XCTAssertEqual(sizes(), [17, 10, 20], "not unless it is to")
    view.adjustsFontForContentSizeCategory = true
    let title = UIFontMetrics(forTextStyle: .title1).scaledValue(
      for: 20, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    XCTAssertEqual(sizes(), [23, 10, title])
    XCTAssertGreaterThan(title, 20)
    app.window.traitOverrides.preferredContentSizeCategory = .large
    app.frame()
    XCTAssertEqual(sizes(), [17, 10, 20])
    view.text = ""
    view.font = .preferredFont(forTextStyle: .footnote)
    app.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    app.frame()
    XCTAssertEqual(view.font?.pointSize, 15)
    view.insertText("x")
    XCTAssertEqual((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 15)
  }

  func testTypingAttributesAndState() {
    start("ab")
    view.becomeFirstResponder()
    view.typingAttributes = [.kern: 4]
    app.type("c")
    XCTAssertEqual(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 4)
    app.key(.keyboardHome)
    XCTAssertNil(view.typingAttributes[.kern])
    view.selectedRange = NSRange(location: 1, length: 2)
    let state = view.interactionState
    _ = view.resignFirstResponder()
    view.text = "abcdef"
    view.interactionState = state
    XCTAssertTrue(view.isFirstResponder)
    XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 2))
    view.clearsOnInsertion = true
    app.type("z")
    XCTAssertEqual(view.text, "z")
    XCTAssertFalse(view.clearsOnInsertion)
  }

  private final class Padded: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      self.textContainer.lineFragmentPadding = 0
      textContainerInset = .zero
    }
    required init?(coder: NSCoder) { nil }
  }

  /// NSTextContainer.h: padding, lines, width.
  func testTheTextContainer() {
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    padded.font = .systemFont(ofSize: 17)
    padded.text = "One two three four five six seven"
    padded.isScrollEnabled = false
    XCTAssertEqual(padded.caretRect(for: padded.beginningOfDocument).minX, -1)
    let whole = padded.sizeThatFits(CGSize(width: 120, height: 0))
    XCTAssertGreaterThan(whole.height, 45)
    padded.textContainer.maximumNumberOfLines = 2
    padded.textContainer.lineBreakMode = .byTruncatingTail
    XCTAssertEqual(padded.sizeThatFits(CGSize(width: 120, height: 0)).height, 41)
    XCTAssertTrue(padded.textLayout.isTruncated)
    XCTAssertLessThanOrEqual(padded.intrinsicContentSize.width, 120)
    padded.textContainer.maximumNumberOfLines = 0
    XCTAssertEqual(padded.sizeThatFits(CGSize(width: 120, height: 0)), whole)
    // A container of one's own keeps its width.
    let own = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 60),
      textContainer: NSTextContainer(size: CGSize(width: 110, height: 0)))
    own.text = padded.text
    own.font = padded.font
    XCTAssertEqual(own.textLayout.box.width, 100)
    own.textContainer.widthTracksTextView = true
    XCTAssertEqual(own.textLayout.box.width, 290)
    own.textContainer.widthTracksTextView = false
    own.textContainer.size = .zero
    XCTAssertEqual(own.textLayout.lines.count, 1)
    XCTAssertTrue(
      own.selectionRects(for: IndexRange(NSRange(location: 0, length: 10))).allSatisfy { $0.rect.width < 300 })
    XCTAssertTrue(UITextView().textContainer.widthTracksTextView)
  }

  /// Selected lines reach to the margins of the text, on the side where they end, and no further.
  func testWhatASelectionCovers() {
    start("Words that wrap where the view ends and go on \nבעברית\n\nend")
    let inner = CGRect(x: 5, y: 8, width: 290, height: 200)
    let all = NSRange(location: 0, length: view.text.utf16.count)
    let rects = view.selectionRects(for: IndexRange(all)).map(\.rect)
    XCTAssertTrue(rects.allSatisfy { inner.insetBy(dx: -0.01, dy: -0.01).contains($0) }, "\(rects)")
    let lines = Dictionary(grouping: rects, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
    XCTAssertEqual(lines.count, 5)
    for line in lines.dropLast() {
      XCTAssertEqual(line.map(\.minX).min() ?? 0, 5, accuracy: 0.6)
      XCTAssertEqual(line.map(\.maxX).max() ?? 0, 295, accuracy: 0.6)
    }
    XCTAssertLessThan(lines.last?.map(\.maxX).max() ?? 300, 60)
    let hebrew = (view.text as NSString).range(of: "בע")
    let part = view.selectionRects(for: IndexRange(hebrew)).map(\.rect)
    XCTAssertEqual(part.first?.maxX ?? 0, 295, accuracy: 0.6)
    XCTAssertEqual(part.count, 1)
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

  // MARK: By hand

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
    if let one = try Oracle.cases("scroll-traces.json", family: "programmatic")?.first {
      XCTAssertEqual(one.expect["same_turn"] as? String, "offset unchanged")
    }
    let end = NSRange(location: view.text.utf16.count, length: 0)
    view.scrollRangeToVisible(end)
    XCTAssertEqual(view.contentOffset.y, 50, accuracy: 1, "not in the same turn")
    app.frame()
    app.frame()
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

  private final class Listener: NSObject, UITextViewDelegate {
    let note: (String) -> Void
    var refuses = false
    init(_ note: @escaping (String) -> Void) { self.note = note }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      note("shouldBegin")
      return true
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      note("shouldEnd")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { note("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      note("should \(range.location),\(range.length) \(text)")
      return !refuses
    }
    func textViewDidChange(_ textView: UITextView) { note("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { note("selection") }
  }
}
