@testable import UIKit
import UIKitTesting
import XCTest

/// The fonts, the text container, the selection highlights and the restored state of text views.
@preconcurrency @MainActor
final class TextViewStyleTests: TextViewTestCase {
  /// UIContentSizeCategoryAdjusting: fonts of text styles and fonts that UIFontMetrics scaled follow the text size.
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

  /// UITextView: with `allowsEditingTextAttributes`, the user can change the style of the text (Apple's documentation of the
  /// property). The keys are those of iOS with a keyboard, ⌘B, ⌘I and ⌘U.
  func testKeysChangeTheStyleOfTheSelection() throws {
    start("one two")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    func traits(_ index: Int) -> UIFontDescriptor.SymbolicTraits {
      (view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
        ?? []
    }
    app.key(.keyboardB, modifiers: .control)
    XCTAssertFalse(traits(0).contains(.traitBold), "the property is false by default")
    view.allowsEditingTextAttributes = true
    log = []
    app.key(.keyboardB, modifiers: .control)
    XCTAssertTrue(traits(0).contains(.traitBold))
    XCTAssertFalse(traits(4).contains(.traitBold))
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 3))
    XCTAssertTrue(log.contains("change"), "\(log)")
    view.selectedRange = NSRange(location: 0, length: 7)
    app.key(.keyboardB, modifiers: .control)
    XCTAssertTrue(traits(0).contains(.traitBold) && traits(5).contains(.traitBold), "a mixed selection becomes bold")
    app.key(.keyboardB, modifiers: .control)
    XCTAssertFalse(traits(0).contains(.traitBold) || traits(5).contains(.traitBold))
    app.key(.keyboardI, modifiers: .control)
    XCTAssertTrue(traits(0).contains(.traitItalic))
    app.key(.keyboardU, modifiers: .control)
    XCTAssertEqual(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int, 1)
    view.undoManager?.undo()
    XCTAssertNil(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil))
    view.selectedRange = NSRange(location: 7, length: 0)
    app.key(.keyboardU, modifiers: .control)
    app.type("!")
    XCTAssertEqual(view.attributedText.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int, 1)
    view.selectedRange = NSRange(location: 0, length: 1)
    view.updateTextAttributes { $0.merging([.kern: 3]) { $1 } }
    XCTAssertEqual(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 3)
    XCTAssertNil(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil))
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

  /// NSTextContainer.h: the padding, the number of lines and the width of the text container.
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
    // 41 points of lines, and one more because the view does not scroll (textview-one-line-2x).
    XCTAssertEqual(padded.sizeThatFits(CGSize(width: 120, height: 0)).height, 42)
    XCTAssertTrue(padded.textLayout.isTruncated)
    XCTAssertLessThanOrEqual(padded.intrinsicContentSize.width, 120)
    padded.textContainer.maximumNumberOfLines = 0
    XCTAssertEqual(padded.sizeThatFits(CGSize(width: 120, height: 0)), whole)
    // A custom container keeps its width.
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

  /// Selection highlights extend to the margins of the text on the sides where selected lines end, but no further.
  func testWhatASelectionCovers() {
    start("Words that wrap where the view ends and go on \nבעברית\n\nend")
    // The rectangles begin a point above their lines (testRectanglesOfRanges).
    let inner = CGRect(x: 5, y: 7, width: 290, height: 201)
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
}
