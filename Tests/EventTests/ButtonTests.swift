import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class ButtonTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testASystemButtonRunsItsAction() {
    app = TestApplication()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in taps += 1 })
    // A system button at 17 points is 33 high (measurements.md, 15.4).
    XCTAssertEqual(button.intrinsicContentSize.height, 33)
    XCTAssertEqual(button.currentTitle, "Open")
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    app.show(button)
    app.tap(button)
    XCTAssertEqual(taps, 1)
    button.isEnabled = false
    app.tap(button)
    XCTAssertEqual(taps, 1)
  }

  func testStatesFallBackToNormal() {
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    XCTAssertEqual(button.title(for: .highlighted), "a")
    button.isSelected = true
    XCTAssertEqual(button.currentTitle, "b")
    button.isHighlighted = true
    XCTAssertEqual(button.currentTitle, "a")
  }

  func testTargetsAreWeakAndRemovable() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var target: Answerer? = Answerer(frame: .zero)
    let poke = Selector("poke:", Answerer.poke(_:))
    control.addTarget(target, action: poke, for: .touchUpInside)
    control.addTarget(target, action: poke, for: .valueChanged)
    XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .valueChanged), ["poke:"])
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(target?.log, ["poke"])
    control.removeTarget(target, action: Selector("poke:"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(target?.log, ["poke"])
    XCTAssertEqual(control.allControlEvents, .touchUpInside)
    weak let gone = target
    target = nil
    XCTAssertNil(gone)
    control.sendActions(for: .touchUpInside)
  }
}
