import UIKit
import UIKitTesting
import XCTest

/// The order in which text views and fields call their input delegate: before and after each change (`UITextInput.h`).
@preconcurrency @MainActor
final class TextInputDelegateTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run { app = TestApplication(size: CGSize(width: 300, height: 200), scale: 1) }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  private final class Recorder: UITextInputDelegate {
    var log: [String] = []
    private func add(_ name: String, _ input: (any UITextInput)?) {
      guard let input, let selection = input.selectedTextRange,
        let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      else { return XCTFail("no input") }
      let start = input.offset(from: input.beginningOfDocument, to: selection.start)
      let end = input.offset(from: input.beginningOfDocument, to: selection.end)
      log.append("\(name) \(input.text(in: range) ?? "") \(start)-\(end)")
    }
    func selectionWillChange(_ textInput: (any UITextInput)?) { add("selectionWill", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { add("selectionDid", textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) { add("textWill", textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) { add("textDid", textInput) }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  func testATextView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    app.show(view)
    let recorder = Recorder()
    view.text = "ab"
    view.becomeFirstResponder()
    view.inputDelegate = recorder
    view.selectedRange = NSRange(location: 0, length: 1)
    XCTAssertEqual(recorder.take(), ["selectionWill ab 2-2", "selectionDid ab 0-1"])
    view.selectedRange = NSRange(location: 0, length: 1)
    XCTAssertEqual(recorder.take(), [])
    view.insertText("xy")
    XCTAssertEqual(
      recorder.take(),
      ["textWill ab 0-1", "selectionWill ab 0-1", "selectionDid xyb 2-2", "textDid xyb 2-2"])
    view.text = "new"
    XCTAssertEqual(recorder.take().map { $0.split(separator: " ")[0] }.first, "textWill")
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(recorder.take(), ["selectionWill new 3-3", "selectionDid new 2-2"])
  }

  func testATextField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    app.show(field)
    field.text = "ab"
    field.becomeFirstResponder()
    let recorder = Recorder()
    field.inputDelegate = recorder
    app.type("c")
    XCTAssertEqual(
      recorder.take(),
      ["textWill ab 2-2", "selectionWill ab 2-2", "selectionDid abc 3-3", "textDid abc 3-3"])
    field.text = "z"
    XCTAssertEqual(recorder.take(), ["textWill abc 3-3", "textDid z 1-1"])
  }
}
