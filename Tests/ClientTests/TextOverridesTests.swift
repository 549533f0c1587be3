import UIKit
import UIKitTesting
import XCTest

/// Methods of text fields and text views that iOS code overrides can be overridden, and the overrides are called.
final class TextOverridesTests: XCTestCase {
  /// A text field for one digit of a code, which is common in applications.
  private final class CodeField: UITextField {
    var calls: [String] = []

    override func deleteBackward() {
      calls.append("deleteBackward")
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      calls.append("insertText")
      super.insertText(text)
    }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
    override var selectedTextRange: UITextRange? {
      get { super.selectedTextRange }
      set { super.selectedTextRange = newValue }
    }
    override var text: String? { didSet { calls.append("text") } }
    override var isSecureTextEntry: Bool {
      get { true }
      set {}
    }
    override var keyboardType: UIKeyboardType {
      get { .numberPad }
      set {}
    }
    override var inputView: UIView? {
      get { nil }
      set {}
    }
    override var hasText: Bool { super.hasText }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 48) }
    override var isEnabled: Bool { didSet { calls.append("isEnabled") } }
    override var placeholder: String? { didSet { calls.append("placeholder") } }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  }

  func testFields() {
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 40, height: 48))
    field.text = "1"
    field.insertText("2")
    field.deleteBackward()
    field.placeholder = "0"
    field.isEnabled = false
    XCTAssertEqual(field.calls, ["text", "insertText", "deleteBackward", "placeholder", "isEnabled"])
    XCTAssertEqual(field.text, "1")
    XCTAssertEqual(field.keyboardType, .numberPad)
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    XCTAssertNil(field.markedTextRange)
    field.layoutIfNeeded()
    XCTAssertEqual(field.sizeThatFits(.zero).height, 22)
  }

  /// A text view with a placeholder, which is common in applications.
  private final class NotesView: UITextView {
    let hint = UILabel()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      hint.text = "Notes"
      addSubview(hint)
      self.textContainer.lineFragmentPadding = 0
    }
    required init?(coder: NSCoder) { fatalError("no archives") }

    override var text: String! { didSet { hint.isHidden = hasText } }
    override var attributedText: NSAttributedString! { didSet { hint.isHidden = hasText } }
    override var font: UIFont? { didSet { hint.font = font } }
    override func layoutSubviews() {
      super.layoutSubviews()
      hint.frame = bounds.inset(by: textContainerInset)
    }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func paste(_ sender: Any?) {}
    override func deleteBackward() { super.deleteBackward() }
    override var typingAttributes: [NSAttributedString.Key: Any] {
      get { super.typingAttributes }
      set { super.typingAttributes = newValue }
    }
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var hasText: Bool { super.hasText }
    override var selectedTextRange: UITextRange? { didSet {} }
  }

  func testViews() {
    let view = NotesView()
    view.font = .systemFont(ofSize: 20)
    XCTAssertEqual(view.hint.font.pointSize, 20)
    XCTAssertFalse(view.hint.isHidden)
    view.text = "x"
    XCTAssertTrue(view.hint.isHidden)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.layoutIfNeeded()
    XCTAssertEqual(view.hint.frame.height, 44)
    XCTAssertEqual(view.contentSize.height, 40)
  }

  /// A field that allows digits only, and has neither a menu nor dictation.
  private final class DigitsField: UITextField {
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
      text.allSatisfy(\.isNumber) && super.shouldChangeText(in: range, replacementText: text)
    }
    override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
      UIMenu(title: text(in: textRange) ?? "", children: [])
    }
    override func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {}
    override func beginFloatingCursor(at point: CGPoint) { super.beginFloatingCursor(at: point) }
  }

  private final class DigitsView: UITextView {
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
      text.allSatisfy(\.isNumber) && super.shouldChangeText(in: range, replacementText: text)
    }
    override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    override func dictationRecordingDidEnd() {}
    override func updateFloatingCursor(at point: CGPoint) {}
    override func endFloatingCursor() {}
  }

  private final class Refusing: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "9" }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "9"
    }
  }

  /// The subclass decides about typed text before the delegate does.
  func testTypedText() {
    let app = TestApplication(size: CGSize(width: 300, height: 200), scale: 1)
    defer { app.close() }
    let controller = UIViewController()
    let delegate = Refusing()
    let field = DigitsField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.delegate = delegate
    let view = DigitsView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    view.delegate = delegate
    controller.view.addSubview(field)
    controller.view.addSubview(view)
    app.show(controller)
    XCTAssertTrue(field.becomeFirstResponder())
    app.type("1x92")
    XCTAssertEqual(field.text, "12")
    let whole = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    XCTAssertEqual(whole.map { field.editMenu(for: $0, suggestedActions: [])?.title }, "12")
    XCTAssertTrue(view.becomeFirstResponder())
    app.type("1x92")
    XCTAssertEqual(view.text, "12")
  }
}
