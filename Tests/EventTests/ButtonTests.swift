import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class ButtonTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  /// A state without a value has the value of the normal state (Apple, `setTitleColor(_:for:)`). Only the default color
  /// of a system button becomes gray.
  func testTitleColorsOfDisabledButtons() {
    func color(_ type: UIButton.ButtonType, _ colors: [(UIColor, UIControl.State)] = []) -> UIColor? {
      let button = UIButton(type: type)
      button.setTitle("Add", for: .normal)
      for (color, state) in colors { button.setTitleColor(color, for: state) }
      button.isEnabled = false
      return button.titleLabel?.textColor
    }
    XCTAssertEqual(color(.custom), .white)
    XCTAssertEqual(color(.custom, [(.blue, .normal)]), .blue)
    XCTAssertEqual(color(.custom, [(.blue, .normal), (.green, .disabled)]), .green)
    XCTAssertEqual(color(.system, [(.green, .disabled)]), .green)
    XCTAssertEqual(color(.system)?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .lightGray)
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
