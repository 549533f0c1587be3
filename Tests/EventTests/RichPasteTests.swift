import UIKit
import UIKitTesting
import XCTest

/// Text with attributes on the pasteboard. Text views that allow it copy Rich Text Format beside the plain text, and paste it
/// (`UITextView.allowsEditingTextAttributes`).
@preconcurrency @MainActor
final class RichPasteTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 300, height: 200), scale: 1)
      app.onReport = { XCTFail($0) }
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  private func isBold(_ text: NSAttributedString?, _ index: Int) -> Bool? {
    (text?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits.contains(
      .traitBold)
  }

  func testBoldTextIsCopiedAndPasted() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 15)
    view.allowsEditingTextAttributes = true
    app.show(view)
    view.becomeFirstResponder()
    let text = NSMutableAttributedString(string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    text.append(NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)]))
    view.attributedText = text
    view.selectAll(nil)
    view.copy(nil)
    XCTAssertEqual(UIPasteboard.general.string, "plain bold")
    XCTAssertNotNil(UIPasteboard.general.data(forPasteboardType: "public.rtf"))
    view.selectedRange = NSRange(location: 0, length: 0)
    XCTAssertTrue(view.canPerformAction(Selector("pasteAndMatchStyle:"), withSender: nil))
    view.paste(nil)
    XCTAssertEqual(view.text, "plain boldplain bold")
    XCTAssertEqual(isBold(view.attributedText, 0), false)
    XCTAssertEqual(isBold(view.attributedText, 7), true)
    XCTAssertEqual(view.selectedRange, NSRange(location: 10, length: 0))
    view.undoManager?.undo()
    XCTAssertEqual(view.text, "plain bold")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.pasteAndMatchStyle(nil)
    XCTAssertEqual(view.text, "plain boldplain bold")
    XCTAssertEqual(isBold(view.attributedText, 7), false)
  }

  func testOtherTextViewsCopyAndPastePlainText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    app.show(view)
    view.becomeFirstResponder()
    view.attributedText = NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
    view.selectAll(nil)
    view.copy(nil)
    XCTAssertNil(UIPasteboard.general.data(forPasteboardType: "public.rtf"))
    XCTAssertFalse(view.canPerformAction(Selector("pasteAndMatchStyle:"), withSender: nil))
    UIPasteboard.general.items = [["public.utf8-plain-text": "x", "public.rtf": Data(#"{\rtf1\b y}"#.utf8)]]
    view.text = ""
    view.font = .systemFont(ofSize: 15)
    view.paste(nil)
    XCTAssertEqual(view.text, "x")
    XCTAssertEqual(isBold(view.attributedText, 0), false)
  }
}
