@testable import UIKit
import UIKitTesting
import XCTest

/// The appearance and the state of text fields: attributes, sizes, backgrounds, overridden rectangles and restored
/// state. The source is UITextField.h unless another one is given.
@preconcurrency @MainActor
final class TextFieldStyleTests: XCTestCase {
  private var app: TestApplication!
  private var field: UITextField!

  private func start(_ field: UITextField = UITextField(), _ text: String = "") {
    app = TestApplication(size: CGSize(width: 375, height: 200), scale: 2)
    app.onReport = { XCTFail($0) }
    self.field = field
    field.frame = CGRect(x: 10, y: 40, width: 200, height: 34)
    field.text = text
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    root.addSubview(field)
    app.show(root)
    app.frame()
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func attribute(_ key: NSAttributedString.Key, _ place: Int) -> NSObject? {
    field.attributedText?.attribute(key, at: place, effectiveRange: nil) as? NSObject
  }

  // MARK: Attributes

  func testRunsKeepTheirLook() {
    start()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.blue]))
    field.attributedText = text
    XCTAssertEqual(field.font?.pointSize, 30, "what the first character has")
    XCTAssertEqual(field.textColor, .red)
    XCTAssertEqual(attribute(.foregroundColor, 2), UIColor.blue)
    XCTAssertEqual(attribute(.font, 2), UIFont.systemFont(ofSize: 30), "where it has none")
    field.becomeFirstResponder()
    app.type("e")
    XCTAssertEqual(attribute(.foregroundColor, 4), UIColor.blue, "as the character before")
    field.textColor = .green
    for place in 0..<5 { XCTAssertEqual(attribute(.foregroundColor, place), UIColor.green) }
    field.text = "new"
    XCTAssertEqual(attribute(.font, 0), UIFont.systemFont(ofSize: 30))
  }

  func testDefaultAttributes() {
    start(UITextField(), "abc")
    XCTAssertEqual(field.defaultTextAttributes[.font] as? UIFont, .systemFont(ofSize: 17))
    XCTAssertEqual(field.defaultTextAttributes[.foregroundColor] as? UIColor, .label)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    field.defaultTextAttributes = [.kern: 3, .foregroundColor: UIColor.red, .paragraphStyle: style]
    XCTAssertEqual(field.textColor, .red)
    XCTAssertEqual(field.textAlignment, .right)
    XCTAssertEqual(field.font, .systemFont(ofSize: 17), "what is not said is as ever")
    XCTAssertEqual(attribute(.kern, 2), NSNumber(value: 3))
    field.becomeFirstResponder()
    app.type("d")
    XCTAssertEqual(attribute(.kern, 3), NSNumber(value: 3))
    field.text = "x"
    XCTAssertEqual(attribute(.kern, 0), NSNumber(value: 3))
  }

  func testTypingAttributes() {
    start(UITextField(), "ab")
    XCTAssertNil(field.typingAttributes, "not while it is not edited")
    field.typingAttributes = [.kern: 9]
    field.becomeFirstResponder()
    XCTAssertNil(field.typingAttributes?[.kern])
    field.typingAttributes = [.kern: 5, .font: UIFont.boldSystemFont(ofSize: 17)]
    app.type("c")
    XCTAssertEqual(attribute(.kern, 2), NSNumber(value: 5))
    XCTAssertNil(attribute(.kern, 1))
    field.typingAttributes?[.kern] = 7
    app.key(.keyboardHome)
    XCTAssertNil(field.typingAttributes?[.kern], "another selection forgets them")
  }

  func testFontsFollowTheTextSize() {
    start(UITextField(), "abc")
    field.font = .preferredFont(forTextStyle: .body)
    field.placeholder = "p"
    app.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    app.frame()
    XCTAssertEqual(field.font?.pointSize, 17, "not unless it is to")
    field.adjustsFontForContentSizeCategory = true
    XCTAssertEqual(field.font?.pointSize, 21)
    XCTAssertEqual((attribute(.font, 0) as? UIFont)?.pointSize, 21)
    XCTAssertEqual(
      (field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 21)
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 10))
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    app.frame()
    XCTAssertEqual(
      field.font?.pointSize,
      UIFontMetrics(forTextStyle: .body).scaledValue(
        for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
    app.window.traitOverrides.preferredContentSizeCategory = .large
    app.frame()
    XCTAssertEqual(field.font, .boldSystemFont(ofSize: 10))
  }

  private func shownLabel() -> UILabel? { field.clip.subviews.compactMap { $0 as? UILabel }.first }

  func testTextBecomesSmallerDownToItsMinimum() throws {
    start(UITextField(), "A text that is wider, by far, than the field that it is in")
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 6
    app.frame()
    let label = try XCTUnwrap(shownLabel())
    func size() -> CGFloat {
      (label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0
    }
    XCTAssertEqual(size(), 9, accuracy: 0.01, "nothing that cannot be read")
    field.minimumFontSize = 12
    app.frame()
    XCTAssertEqual(size(), 12, accuracy: 0.01)
    field.text = "A text that is a bit too wide"
    app.frame()
    XCTAssertTrue(size() > 12 && size() < 17, "\(size())")
    let width = field.rect(of: NSRange(location: 0, length: field.editedText.length)).width
    XCTAssertTrue(width <= 200 && width > 190, "\(width)")
    field.text = "Short"
    app.frame()
    XCTAssertEqual(size(), 17)
    XCTAssertEqual(field.font?.pointSize, 17, "the font itself stays")
  }

  // MARK: The background of the text

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  /// Returns the red, green and blue components of the color behind the text.
  private func middle() -> [Int] {
    app.frame()
    let color = app.snapshot().color(x: 2 * 180, y: 2 * 57)
    return [color.red, color.green, color.blue]
  }

  func testBackgrounds() {
    let (red, green, blue) = ([255, 0, 0], [0, 255, 0], [0, 0, 255])
    start()
    field.disabledBackground = image(.green)
    field.isEnabled = false
    XCTAssertNotEqual(middle(), green, "nothing without the other one")
    field.background = image(.red)
    XCTAssertEqual(middle(), green)
    field.isEnabled = true
    XCTAssertEqual(middle(), red)
    field.disabledBackground = nil
    field.isEnabled = false
    XCTAssertEqual(middle(), red)
    field.borderStyle = .roundedRect
    XCTAssertNotEqual(middle(), red, "a rounded box ignores it")
    XCTAssertNil(field.backgroundColor)
    field.backgroundColor = .blue
    XCTAssertEqual(middle(), blue)
    XCTAssertEqual(field.backgroundColor, .blue)
    XCTAssertEqual(FocusOutline.outline(of: field).radius, 5, "the ring goes round the box")
    field.borderStyle = .none
    field.background = nil
    XCTAssertEqual(middle(), blue)
  }

  /// The text field does not change properties of its layer that the application sets, such as the common
  /// `layer.borderWidth = 1`.
  func testTheLayerStaysItsOwners() {
    start()
    field.layer.borderWidth = 3
    field.layer.cornerRadius = 8
    field.borderStyle = .roundedRect
    field.borderStyle = .none
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    XCTAssertEqual(field.layer.borderWidth, 3)
    XCTAssertEqual(field.layer.cornerRadius, 8)
  }

  // MARK: Overriding

  private final class Odd: UITextField {
    var drawn: [CGRect] = []
    var deleted = 0
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 2) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 20, y: 4, width: 100, height: 26) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 40, y: 4, width: 100, height: 26) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 60, y: 0, width: 90, height: 34) }
    override func drawPlaceholder(in rect: CGRect) {
      drawn.append(rect)
      super.drawPlaceholder(in: rect)
    }
    override func deleteBackward() {
      deleted += 1
      super.deleteBackward()
    }
    override var hasText: Bool { super.hasText }
    override func insertText(_ text: String) { super.insertText(text.uppercased()) }
  }

  private final class Indented: UITextField {
    var decoded: [Bool] = []
    override var isEnabled: Bool { didSet { decoded.append(isEnabled) } }
    override var isSelected: Bool { didSet { decoded.append(isSelected) } }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
  }

  /// The tests of Skyscanner/SkyFloatingLabelTextField (on GitHub, `test_whenInvokingEditingRectForBounds…`) override both methods
  /// with the superclass's results, and expect the inset once.
  func testTheEditingRectIsNotThatOfTheOverriddenTextRect() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    let plain = UITextField().editingRect(forBounds: bounds)
    XCTAssertEqual(Indented().editingRect(forBounds: bounds), plain.insetBy(dx: 10, dy: 0))
    XCTAssertEqual(Indented().placeholderRect(forBounds: bounds), plain.insetBy(dx: 10, dy: 0))
  }

  /// The tests of the same library decode fields from an archive without their keys. The observers of a subclass would run before
  /// its initializer has created the views that they use.
  func testDecodingSetsNoStateThatIsNotInTheArchive() throws {
    let empty = try NSKeyedUnarchiver(forReadingFrom: NSKeyedArchiver(requiringSecureCoding: false).encodedData)
    let field = try XCTUnwrap(Indented(coder: empty))
    XCTAssertEqual(field.decoded, [])
    XCTAssertTrue(field.isEnabled)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let control = UIControl()
    control.isEnabled = false
    control.isSelected = true
    control.encode(with: archiver)
    let copy = try XCTUnwrap(UIControl(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    XCTAssertFalse(copy.isEnabled)
    XCTAssertTrue(copy.isSelected)
  }

  func testOverrides() throws {
    let odd = Odd()
    start(odd, "a")
    odd.borderStyle = .line
    app.frame()
    XCTAssertEqual(odd.borderView.frame, CGRect(x: 10, y: 2, width: 180, height: 30))
    XCTAssertEqual(odd.clip.frame.minX, 20)
    odd.becomeFirstResponder()
    app.frame()
    XCTAssertEqual(odd.clip.frame.minX, 40)
    app.type("b")
    XCTAssertEqual(odd.text, "aB", "what is typed comes through insertText")
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(odd.deleted, 1, "and the key through deleteBackward")
    odd.text = ""
    odd.placeholder = "Hint"
    app.frame()
    let rect = try XCTUnwrap(odd.drawn.last)
    XCTAssertEqual(rect.minX, 60, "in the field's coordinates")
    XCTAssertEqual(rect.midY, 17, accuracy: 1)
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(odd.deleted, 2, "also where there is nothing to delete")
  }

  func testAtTheRightInRightToLeft() {
    start(UITextField(), "abc")
    field.semanticContentAttribute = .forceRightToLeft
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    app.frame()
    XCTAssertEqual(field.leftView?.frame, CGRect(x: 170, y: 7, width: 30, height: 20))
    XCTAssertEqual(field.clearButtonRect(forBounds: field.bounds).minX, 5.5)
    XCTAssertEqual(field.rect(of: NSRange(location: 0, length: 3)).maxX, 163, accuracy: 0.5)
    field.text = "שלום"
    field.becomeFirstResponder()
    app.frame()
    let end = field.caretRect(for: field.endOfDocument)
    app.key(.keyboardHome)
    XCTAssertGreaterThan(field.caretRect(for: field.beginningOfDocument).minX, end.minX + 20)
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(field.editedText.head, 1, "left leads on")
  }

  /// The rectangles of a field of 200 by 34 points, measured on iOS 26.1 at 3x (docs/measurements.md, 15.8).
  func testRectangles() {
    app?.close()
    app = TestApplication(size: CGSize(width: 320, height: 400), scale: 3)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.addSubview(field)
    app.show(root)
    app.frame()
    let bounds = field.bounds
    for (style, rect) in [
      (.none, bounds), (.roundedRect, CGRect(x: 7, y: 2, width: 186, height: 30)),
    ] as [(UITextField.BorderStyle, CGRect)] {
      field.borderStyle = style
      XCTAssertEqual(field.textRect(forBounds: bounds), rect)
      XCTAssertEqual(field.editingRect(forBounds: bounds), rect)
      XCTAssertEqual(field.placeholderRect(forBounds: bounds), rect)
      XCTAssertEqual(field.borderRect(forBounds: bounds), bounds)
    }
    app.frame()
    XCTAssertEqual(field.borderView.layer.cornerRadius, 5)
    XCTAssertEqual(field.borderView.layer.borderWidth, 1.0 / 3, accuracy: 1e-6)

    // The rectangle of the clear button depends on its mode and not on the text.
    XCTAssertEqual(field.clearButtonRect(forBounds: bounds), CGRect(x: 176, y: 8, width: 19, height: 19))
    field.clearButtonMode = .always
    let button = field.clearButtonRect(forBounds: bounds)
    XCTAssertEqual(button.minX, 175, accuracy: 1e-6)
    XCTAssertEqual(button.width, 59.0 / 3, accuracy: 1e-6)
    XCTAssertEqual([button.minY, button.height], [8, 19])
    XCTAssertEqual(field.textRect(forBounds: bounds).maxX, 193, "there is no text to clear")
    field.text = "abc"
    XCTAssertEqual(field.textRect(forBounds: bounds).maxX, 175 - 29.0 / 3, accuracy: 1e-6)
    app.frame()
    XCTAssertFalse(field.clearButton.isHidden)

    // A right view replaces the button. The text ends at it.
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 21))
    field.rightViewMode = .always
    XCTAssertEqual(field.rightViewRect(forBounds: bounds).minX, 170)
    XCTAssertEqual(field.rightViewRect(forBounds: bounds).minY, 20.0 / 3, accuracy: 1e-6, "6.5, rounded up to a pixel")
    XCTAssertEqual(field.textRect(forBounds: bounds).maxX, 170)
    XCTAssertEqual(field.clearButtonRect(forBounds: bounds), CGRect(x: 176, y: 8, width: 19, height: 19))
    app.frame()
    XCTAssertTrue(field.clearButton.isHidden)
    XCTAssertNotNil(field.rightView?.superview)

    // The text begins at the margin after a left view.
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    field.leftViewMode = .always
    XCTAssertEqual(field.leftViewRect(forBounds: bounds), CGRect(x: 0, y: 7, width: 24, height: 20))
    XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 31, y: 2, width: 139, height: 30))
    field.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 30, y: 2, width: 139, height: 30))
    field.borderStyle = .none
    XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 30, y: 0, width: 146, height: 34))
  }

  /// textfield_basic of goldens/ios/ios_suite (Vercantez/openuikit).
  func testNaturalWidths() {
    app?.close()
    app = TestApplication(size: CGSize(width: 320, height: 400), scale: 2)
    let field = UITextField()
    field.borderStyle = .roundedRect
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.addSubview(field)
    app.show(root)
    app.frame()
    XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 33, height: 34), "5 points without text")
    let width = NSAttributedString(string: "Search here", attributes: [.font: field.font!]).size().width
    field.placeholder = "Search here"
    XCTAssertEqual(field.intrinsicContentSize.width, (width * 2).rounded(.up) / 2 + 28, accuracy: 1e-6)
    field.text = "Search here"
    XCTAssertEqual(field.intrinsicContentSize.width, (width * 2).rounded(.up) / 2 + 28, accuracy: 1e-6)
  }

  /// The natural size does not depend on the bounds: before and after the first layout, and in both layout directions, the field has
  /// space for its text and its clear button.
  func testNaturalWidthWithAClearButton() throws {
    for isRightToLeft in [false, true] {
      app?.close()
      app = TestApplication(size: CGSize(width: 320, height: 400), scale: 2)
      let field = UITextField()
      field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      field.borderStyle = .roundedRect
      field.text = "Text"
      field.clearButtonMode = .always
      let width = (field.attributedText?.size().width ?? 0) * 2
      let expected = width.rounded(.up) / 2 + 7 + 14 + 25 + 9.5
      XCTAssertEqual(field.intrinsicContentSize.width, expected, accuracy: 1e-6)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      root.addSubview(field)
      app.show(root)
      field.sizeToFit()
      app.frame()
      XCTAssertEqual(field.frame.width, expected, accuracy: 1e-6)
      XCTAssertEqual(field.intrinsicContentSize.width, expected, accuracy: 1e-6)
      let text = field.textRect(forBounds: field.bounds)
      XCTAssertEqual(text.minX * 2, (text.minX * 2).rounded(), accuracy: 1e-6, "on a pixel")
      XCTAssertEqual(text.width, width.rounded(.up) / 2 + 14, accuracy: 1e-6)
    }
  }

  /// A subclass that places the view at the right by the width that it has.
  private final class FieldWithOwnPlaces: UITextField {
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: frame.width - 30, y: 0, width: 24, height: 24)
    }
  }

  func testNaturalWidthOfASubclassWithOwnPlaces() {
    let field = FieldWithOwnPlaces(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let plain = UITextField(frame: field.frame)
    for field in [field, plain] {
      field.text = "Text"
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
      field.rightViewMode = .always
    }
    XCTAssertEqual(field.intrinsicContentSize, plain.intrinsicContentSize)
  }

  // MARK: State

  func testInteractionState() throws {
    start(UITextField(), "hello world")
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 5)))
    let state = field.interactionState
    XCTAssertTrue(PropertyListSerialization.propertyList(state, isValidFor: .xml))
    field.resignFirstResponder()
    field.text = "hello again"
    field.interactionState = state
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "hello")
    field.text = "he"
    field.interactionState = state
    XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "he")
    field.interactionState = "nonsense"
    XCTAssertTrue(field.isFirstResponder)
  }

  func testClearsOnInsertion() {
    start(UITextField(), "old")
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    app.key(.keyboardLeftArrow)
    XCTAssertFalse(field.clearsOnInsertion, "another selection resets it")
    field.clearsOnInsertion = true
    app.type("new")
    XCTAssertEqual(field.text, "new")
    app.type("er")
    XCTAssertEqual(field.text, "newer")
  }

  func testTheEndHasAReason() {
    start(UITextField(), "x")
    nonisolated(unsafe) var reason: Any?
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { reason = $0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    XCTAssertEqual(reason as? Int, UITextField.DidEndEditingReason.committed.rawValue)
  }
}
