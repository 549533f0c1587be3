import UIKit
import UIKitTesting
import XCTest

/// Keyboard control: Tab moves the focus, Space and Return act like a tap, and the arrow keys change values.
@preconcurrency @MainActor
final class ControlFocusTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!
  private var log: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }
  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: 34)
    controller.view.addSubview(view)
    return view
  }

  private func button(_ name: String, _ x: CGFloat, _ y: CGFloat) -> UIButton {
    let button = add(UIButton(configuration: .filled()), x, y)
    button.setTitle(name, for: .normal)
    for (event, word) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "act"),
    ] {
      button.addAction(UIAction { [unowned self] _ in log.append("\(name) \(word)") }, for: event)
    }
    return button
  }

  private func listen(_ control: UIControl, _ value: @escaping () -> String) {
    control.addAction(UIAction { [unowned self] _ in log.append(value()) }, for: .valueChanged)
  }

  private var focused: UIView? { UIFocusSystem.focusSystem(for: app.window)?.focusedItem as? UIView }

  private func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func tab(back: Bool = false) {
    app.key(.keyboardTab, modifiers: back ? .shift : [])
    app.frame()
  }

  func testTabGoesInReadingOrder_roundTheEnd_andPastWhatIsDisabled() {
    // The second button is slightly higher than the first one but in the same row.
    let first = button("first", 20, 104)
    let second = button("second", 200, 100)
    let off = button("off", 20, 150)
    off.isEnabled = false
    let third = button("third", 20, 200)
    let hidden = button("hidden", 200, 200)
    hidden.isHidden = true
    app.frame()
    for expected in [first, second, third, first] {
      tab()
      XCTAssertTrue(focused === expected, focused.map { "\($0)" } ?? "none")
    }
    tab(back: true)
    XCTAssertTrue(third.isFocused)
  }

  func testReadingOrderFromTheRight() {
    app.window.traitOverrides.layoutDirection = .rightToLeft
    let left = button("left", 20, 100)
    let right = button("right", 200, 100)
    app.frame()
    tab()
    XCTAssertTrue(right.isFocused)
    tab()
    XCTAssertTrue(left.isFocused)
  }

  func testSpaceAndReturnPress() throws {
    let one = button("one", 20, 100)
    tab()
    app.key(.keyboardSpacebar)
    XCTAssertEqual(take(), ["one down", "one up", "one act"])
    XCTAssertTrue(one.isHighlighted)
    app.advance(by: 0.2)
    XCTAssertFalse(one.isHighlighted)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(take(), ["one down", "one up", "one act"])
    one.isEnabled = false
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(take(), [])
    try app.waitUntilIdle()
  }

  func testAMenuIsTheActionOfItsButton() throws {
    let menu = button("menu", 20, 100)
    menu.menu = UIMenu(children: [UIAction(title: "One") { [unowned self] _ in log.append("One") }])
    menu.showsMenuAsPrimaryAction = true
    tab()
    app.key(.keyboardSpacebar)
    app.advance(by: 0.5)
    XCTAssertEqual(take(), ["menu down"])
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(take(), ["One"])
  }

  func testASwitchTurns() {
    let control = add(UISwitch(), 20, 100)
    listen(control) { "\(control.isOn)" }
    tab()
    app.key(.keyboardSpacebar)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(take(), ["true", "false"])
  }

  func testASliderSteps() {
    let slider = add(UISlider(), 20, 100, 200)
    slider.maximumValue = 10
    listen(slider) { "\(slider.value)" }
    tab()
    app.key(.keyboardRightArrow)
    app.key(.keyboardRightArrow)
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(take(), ["0.5", "1.0", "0.5"])
    app.key(.keyboardEnd)
    app.key(.keyboardRightArrow)
    XCTAssertEqual(take(), ["10.0"], "the end tells nobody")
    app.key(.keyboardHome)
    XCTAssertEqual(take(), ["0.0"])
    slider.trackConfiguration = .init(enabledRange: 0.2...1, numberOfTicks: 5)
    app.key(.keyboardRightArrow)
    XCTAssertEqual(take(), ["2.5"])
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(take(), [], "the tick below is not to be chosen")
    slider.semanticContentAttribute = .forceRightToLeft
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(take(), ["5.0"])
  }

  func testSegmentsStep_pastDisabledOnes() {
    let control = add(UISegmentedControl(items: ["a", "b", "c"]), 20, 100, 200)
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    listen(control) { "\(control.selectedSegmentIndex)" }
    tab()
    app.key(.keyboardRightArrow)
    app.key(.keyboardRightArrow)
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(take(), ["2", "0"])
  }

  func testAStepperCounts_andPagesTurn() {
    let stepper = add(UIStepper(), 20, 100)
    stepper.maximumValue = 2
    listen(stepper) { "\(stepper.value)" }
    let pages = add(UIPageControl(), 20, 200, 300)
    pages.numberOfPages = 3
    listen(pages) { "page \(pages.currentPage)" }
    tab()
    for _ in 0..<3 { app.key(.keyboardUpArrow) }
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(take(), ["1.0", "2.0", "1.0"])
    tab()
    app.key(.keyboardRightArrow)
    app.key(.keyboardEnd)
    app.key(.keyboardRightArrow)
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(take(), ["page 1", "page 2", "page 1"])
  }

  func testArrowsLeadFromButtonToButton() {
    let top = button("top", 20, 100)
    let below = button("below", 20, 160)
    let beside = button("beside", 200, 160)
    tab()
    XCTAssertTrue(top.isFocused)
    app.key(.keyboardDownArrow)
    XCTAssertTrue(below.isFocused)
    app.key(.keyboardRightArrow)
    XCTAssertTrue(beside.isFocused)
    app.key(.keyboardUpArrow)
    XCTAssertTrue(top.isFocused)
  }

  func testFieldsAreEnteredAndLeft() {
    let first = button("first", 20, 100)
    let field = add(UITextField(), 20, 160, 200)
    field.borderStyle = .roundedRect
    field.text = "old"
    let text = add(UITextView(), 20, 220, 200)
    let last = button("last", 20, 300)
    tab()
    XCTAssertTrue(first.isFocused)
    tab()
    XCTAssertTrue(field.isFocused)
    XCTAssertTrue(field.isFirstResponder)
    app.type("new")
    XCTAssertEqual(field.text, "new", "all of it was selected")
    tab()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertTrue(text.isFirstResponder)
    app.type("a")
    tab()
    app.type("b")
    XCTAssertEqual(text.text, "a\tb")
    tab(back: true)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(field.text, "new")
    tab()
    app.key(.keyboardTab, modifiers: .control)
    XCTAssertFalse(text.isFirstResponder)
    XCTAssertTrue(last.isFocused)
    // Tab continues from the field that was clicked.
    app.click(at: CGPoint(x: 100, y: 177))
    XCTAssertTrue(field.isFirstResponder)
    tab(back: true)
    XCTAssertTrue(first.isFocused)
  }

  func testAFieldThatKeepsEditingKeepsTheFocus() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let keeper = Keeper()
    let field = add(UITextField(), 20, 100, 200)
    let other = button("other", 20, 160)
    tab()
    field.delegate = keeper
    tab()
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertFalse(other.isFocused)
    field.delegate = nil
  }

  func testWhatIsPresentedHasAllTheKeys() throws {
    let below = button("below", 20, 100)
    tab()
    XCTAssertTrue(below.isFocused)
    let sheet = UIViewController()
    let inside = UIButton(configuration: .plain())
    inside.setTitle("inside", for: .normal)
    inside.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    sheet.view.addSubview(inside)
    controller.present(sheet, animated: false)
    app.frame()
    app.key(.keyboardSpacebar)
    XCTAssertEqual(take(), [], "it is covered")
    tab()
    XCTAssertTrue(inside.isFocused)
    tab()
    XCTAssertTrue(inside.isFocused, "nothing else is there")
    sheet.dismiss(animated: false)
    app.frame()
    tab()
    XCTAssertTrue(below.isFocused)
  }

  func testBarsAreReachedByTabAlone() {
    var done = 0
    let content = UIViewController()
    content.title = "Title"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction(title: "Done") { _ in done += 1 })
    app.show(UINavigationController(rootViewController: content))
    let low = UIButton(configuration: .filled())
    low.setTitle("low", for: .normal)
    low.frame = CGRect(x: 250, y: 300, width: 100, height: 40)
    content.view.addSubview(low)
    app.frame()
    tab()
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(done, 1)
    tab()
    XCTAssertTrue(low.isFocused)
    app.key(.keyboardUpArrow)
    XCTAssertTrue(low.isFocused)
    tab()
    app.key(.keyboardSpacebar)
    XCTAssertEqual(done, 2)
  }

  func testWhatIsOutOfSightIsScrolledTo() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    scroll.contentSize = CGSize(width: 375, height: 1000)
    controller.view.addSubview(scroll)
    for y in [20, 800] as [CGFloat] {
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
      scroll.addSubview(button)
    }
    app.frame()
    tab()
    XCTAssertEqual(scroll.contentOffset.y, 0)
    tab()
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 800 + 40 + 8 - 300)
  }

  func testNamedGroupsAreOneStop_thatBeginsWithThePrioritized() {
    let first = button("first", 20, 100)
    let second = button("second", 20, 150)
    let third = button("third", 20, 200)
    first.focusGroupIdentifier = "group"
    second.focusGroupIdentifier = "group"
    second.focusGroupPriority = .prioritized
    tab()
    XCTAssertTrue(second.isFocused)
    app.key(.keyboardUpArrow)
    XCTAssertTrue(first.isFocused)
    tab()
    XCTAssertTrue(third.isFocused)
  }

  private func ring(in view: UIView) -> UIView? { view.subviews.first { "\(type(of: $0))" == "FocusRingView" } }

  /// While a field is edited, the row of its form has the focus. The focus ring is shown only after Tab.
  func testTypingATextShowsNoRing() throws {
    let one = button("one", 20, 100)
    tab()
    app.click(at: CGPoint(x: 300, y: 600))
    XCTAssertNil(ring(in: one))
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    one.superview?.addSubview(field)
    field.becomeFirstResponder()
    UIFocusSystem.focusSystem(for: one)?.requestFocusUpdate(to: one)
    app.frame()
    app.type("a")
    app.frame()
    XCTAssertEqual(field.text, "a")
    XCTAssertNil(ring(in: one))
  }

  func testTheRingFollowsWhatIsSeen() throws {
    let one = button("one", 20, 100)
    tab()
    let ring = try XCTUnwrap(self.ring(in: one))
    XCTAssertEqual(ring.frame, one.bounds.insetBy(dx: -4, dy: -4))
    XCTAssertGreaterThan(ring.layer.borderWidth, 0)
    app.click(at: CGPoint(x: 300, y: 600))
    XCTAssertNil(ring.superview, "whoever uses the mouse sees none")
    let slider = add(UISlider(), 20, 200, 200)
    tab()
    let second = try XCTUnwrap(self.ring(in: slider))
    let before = second.frame.midX
    app.key(.keyboardEnd)
    try app.waitUntilIdle()
    XCTAssertEqual(second.frame.midX - before, 163, accuracy: 0.01, "it goes with the knob")
  }
}
