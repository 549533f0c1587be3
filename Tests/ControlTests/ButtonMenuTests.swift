import UIKit
import UIKitTesting
import XCTest

/// Buttons with menus, which a long press, the secondary button or the primary action shows, and pop-up buttons.
@preconcurrency @MainActor
final class ButtonMenuTests: XCTestCase {
  private var app: TestApplication!
  private var button: UIButton!
  private var log: [String] = []

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func start(isPrimary: Bool) {
    log = []
    app = TestApplication(size: CGSize(width: 400, height: 400))
    app.onReport = { XCTFail($0) }
    button = UIButton(configuration: .gray())
    button.configuration?.title = "Choose"
    button.menu = UIMenu(
      children: ["First", "Second", "Third"].map { title in
        UIAction(title: title) { [weak self] action in self?.log.append(action.title) }
      })
    button.showsMenuAsPrimaryAction = isPrimary
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.menuActionTriggered, "menu"), (.primaryActionTriggered, "primary"),
      (.touchUpInside, "up"),
    ] {
      button.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(button)
    button.frame = CGRect(x: 100, y: 100, width: 160, height: 36)
    app.show(root)
  }

  private var isMenuShown: Bool { (button.window?.subviews.count ?? 0) > 1 }

  func testATapShowsTheMenuOfThePrimaryAction() throws {
    start(isPrimary: true)
    XCTAssertTrue(button.isContextMenuInteractionEnabled)
    app.click(at: CGPoint(x: 180, y: 118))
    XCTAssertEqual(log, ["down", "menu"])
    XCTAssertTrue(isMenuShown)
    XCTAssertTrue(button.isHeld)
    try app.waitUntilIdle()
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["down", "menu", "Second"])
    XCTAssertFalse(isMenuShown)
    XCTAssertFalse(button.isHeld)
  }

  func testOneMovementOpensAndChooses() throws {
    start(isPrimary: true)
    let press = app.press(at: CGPoint(x: 120, y: 118))
    app.advance(by: 0.3)
    press.move(to: CGPoint(x: 130, y: 165))
    app.advance(by: 0.1)
    press.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["down", "menu", "First"])
  }

  func testWithoutPrimaryActionATapIsATap() throws {
    start(isPrimary: false)
    app.tap(button)
    XCTAssertEqual(log, ["down", "up", "primary"])
    XCTAssertFalse(isMenuShown)
    app.click(at: CGPoint(x: 180, y: 118), button: 2)
    XCTAssertTrue(isMenuShown)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    log = []
    app.longPress(at: CGPoint(x: 180, y: 118))
    XCTAssertTrue(isMenuShown)
    XCTAssertEqual(log.filter { $0 == "primary" }, [])
  }

  func testAPopUpButtonShowsWhatWasChosen() throws {
    start(isPrimary: true)
    button.changesSelectionAsPrimaryAction = true
    app.frame()
    XCTAssertEqual(button.currentTitle, "First")
    XCTAssertEqual(button.titleLabel?.text, "First")
    app.click(at: CGPoint(x: 180, y: 118))
    app.key(.keyboardEnd)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(button.titleLabel?.text, "Third")
    XCTAssertEqual(button.menu?.selectedElements.map(\.title), ["Third"])
    XCTAssertEqual(log.last, "Third")
    button.performPrimaryAction()
    XCTAssertTrue(isMenuShown)
  }

  func testADisabledButtonShowsNothing() {
    start(isPrimary: true)
    button.isEnabled = false
    app.click(at: CGPoint(x: 180, y: 118))
    XCTAssertFalse(isMenuShown)
    XCTAssertEqual(log, [])
  }
}
