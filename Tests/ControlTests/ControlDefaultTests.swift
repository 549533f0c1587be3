import UIKit
import UIKitTesting
import XCTest

/// Properties of controls whose values do not follow from Apple's documentation, measured on iOS 26.1 (Vercantez/openuikit: `walls` is
/// uikit/docs/agent_reports/ios-oss-launch2-walls-oracle-ios26.1.json, the others are in uikit/Tools/oracle2).
@preconcurrency @MainActor
final class ControlDefaultTests: XCTestCase {
  /// walls, `lens.button`.
  func testSystemButtonsDoNotAdjustTheirImages() {
    for (type, adjusts) in [(UIButton.ButtonType.system, false), (.custom, true)] {
      let button = UIButton(type: type)
      XCTAssertEqual(button.adjustsImageWhenHighlighted, adjusts)
      XCTAssertEqual(button.adjustsImageWhenDisabled, adjusts)
    }
  }

  /// kioskrowsprobe, `button`: the shadow of a title has no offset, unlike that of other labels.
  func testTheShadowOfATitleHasNoOffset() {
    let button = UIButton(type: .custom)
    button.setTitle("Bid", for: .normal)
    button.setTitleShadowColor(.white, for: .normal)
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.shadowOffset, .zero)
    XCTAssertEqual(button.titleLabel?.shadowColor, .white)
    XCTAssertEqual(UILabel().shadowOffset, CGSize(width: 0, height: -1))
  }

  /// walls, `lens.textField.font`: without a font of its own, a field has the font that it shows.
  func testAFieldAlwaysHasAFont() {
    let field = UITextField()
    XCTAssertEqual(field.font, .systemFont(ofSize: 17))
    field.font = .systemFont(ofSize: 30)
    XCTAssertEqual(field.font, .systemFont(ofSize: 30))
    field.font = nil
    XCTAssertEqual(field.font, .systemFont(ofSize: 17))
  }

  /// walls, `lens.textView`: the font is nil, the color is nil only after it was set to nil.
  func testFontAndColorOfATextView() {
    let view = UITextView()
    XCTAssertNil(view.font)
    XCTAssertEqual(view.textColor, .label)
    view.text = "abc"
    XCTAssertNil(view.font)
    XCTAssertEqual(view.textColor, .label)
    view.textColor = .red
    XCTAssertEqual(view.textColor, .red)
    view.textColor = nil
    XCTAssertNil(view.textColor)
  }

  /// walls, `lens.scroll` and `scroll2`: insets that differ have no common value.
  func testCommonInsetsOfTheIndicators() {
    let view = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    XCTAssertEqual(view.verticalScrollIndicatorInsets, insets)
    XCTAssertEqual(view.horizontalScrollIndicatorInsets, insets)
    XCTAssertEqual(view.scrollIndicatorInsets, insets)
    let others = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    view.verticalScrollIndicatorInsets = others
    XCTAssertEqual(view.scrollIndicatorInsets, .zero)
    view.horizontalScrollIndicatorInsets = others
    XCTAssertEqual(view.scrollIndicatorInsets, others)
  }

  /// walls, `lens.activity`: a color stays when the style changes.
  func testTheColorOfAnIndicatorStays() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.style = .large
    XCTAssertEqual(indicator.color, .secondaryLabel)
    indicator.color = .red
    indicator.style = .medium
    XCTAssertEqual(indicator.color, .red)
    indicator.color = nil
    XCTAssertEqual(indicator.color, .secondaryLabel)
  }

  /// walls, `config.handler`: a direct call of updateConfiguration() does not call the handler.
  func testUpdateConfigurationDoesNotCallTheHandler() {
    final class Button: UIButton {
      var log: [String] = []
      override func updateConfiguration() {
        super.updateConfiguration()
        log.append("update")
      }
    }
    let button = Button(configuration: .filled())
    button.configurationUpdateHandler = { ($0 as? Button)?.log.append("handler \($0.state.rawValue)") }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    XCTAssertEqual(button.log, ["update", "handler 0"])
    button.log = []
    button.updateConfiguration()
    XCTAssertEqual(button.log, ["update"])
    button.isHighlighted = true
    button.layoutIfNeeded()
    XCTAssertEqual(button.log, ["update", "update", "handler 1"])
  }

  /// buttonconfigprobe, `layerCornerRadius`, and walls, `render`: the layer of a button has the radius of its background
  /// (measurements.md, 15.3).
  func testTheLayerHasTheRadiusOfTheConfiguration() {
    func button(_ configuration: UIButton.Configuration, height: CGFloat = 48) -> UIButton {
      var configuration = configuration
      configuration.title = "Next"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
      button.layoutIfNeeded()
      return button
    }
    for configuration in [UIButton.Configuration.filled(), .plain(), .borderless(), .bordered()] {
      XCTAssertEqual(button(configuration).layer.cornerRadius, 17)
      XCTAssertEqual(button(configuration).layer.cornerCurve, .continuous)
      XCTAssertFalse(button(configuration).clipsToBounds)
    }
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    for height in [20, 28, 48] as [CGFloat] {
      XCTAssertEqual(button(configuration, height: height).layer.cornerRadius, height / 2)
    }
    configuration.cornerStyle = .small
    XCTAssertEqual(button(configuration).layer.cornerRadius, 6)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 4
    let fixed = button(configuration)
    XCTAssertEqual(fixed.layer.cornerRadius, 4)
    fixed.configuration = nil
    fixed.layoutIfNeeded()
    XCTAssertEqual(fixed.layer.cornerRadius, 0)
  }

  /// buttonconfigprobe, `statesPerFactory`: the gray of a disabled button is three quarters of the fill of a gray one.
  func testTheBackgroundOfADisabledButton() {
    let button = UIButton()
    button.isEnabled = false
    for configuration in [UIButton.Configuration.filled(), .gray(), .tinted()] {
      let color = configuration.updated(for: button).background.backgroundColor
      let light = UITraitCollection(userInterfaceStyle: .light)
      let components = color?.resolvedColor(with: light).cgColor.components ?? []
      XCTAssertEqual(components.count, 4)
      for (component, expected) in zip(components, [120 / 255, 120 / 255, 128 / 255, 0.12] as [CGFloat]) {
        XCTAssertEqual(component, expected, accuracy: 1e-4)
      }
    }
  }

  // MARK: Text views

  private final class Listener: NSObject, UITextViewDelegate {
    var calls: [String] = []
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
    func textViewDidChange(_ textView: UITextView) { calls.append("text") }
  }

  /// textviewinputprobe: the end of a composition notifies of the selection even if it stays, and of the text even if the caret is
  /// outside of the marked text.
  func testTheEndOfAComposition() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let listener = Listener()
    view.delegate = listener
    func calls(_ change: () -> Void) -> [String] {
      listener.calls = []
      change()
      return listener.calls
    }
    view.text = "mnabcy"
    view.selectedRange = NSRange(location: 2, length: 0)
    view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    XCTAssertEqual(calls { view.insertText("y") }, ["selection", "text"])
    XCTAssertEqual(view.text, "mnyabcy")
    view.setMarkedText("rs", selectedRange: NSRange(location: 2, length: 0))
    XCTAssertEqual(calls { view.selectedRange = NSRange(location: 0, length: 0) }, ["selection"])
    XCTAssertEqual(calls { view.unmarkText() }, ["selection", "selection", "text"])
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  /// textviewinputprobe, `selectedTextRange=nil`: there is no selection until the text changes.
  func testAMissingSelectionReturnsWithTheText() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.text = "Hello world"
    view.selectedTextRange = nil
    XCTAssertNil(view.selectedTextRange)
    let end = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 5))
    view.replace(try XCTUnwrap(view.textRange(from: view.beginningOfDocument, to: end)), withText: "Howdy!")
    let range = try XCTUnwrap(view.selectedTextRange)
    XCTAssertEqual(view.offset(from: view.beginningOfDocument, to: range.start), 6)
    XCTAssertTrue(range.isEmpty)
  }
}
