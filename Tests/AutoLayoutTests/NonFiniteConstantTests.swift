import UIKit
import UIKitTesting
import XCTest

/// Values that are not finite, which UIKit rejects with an exception ("Constant is not finite! That's illegal.").
@preconcurrency @MainActor
final class NonFiniteConstantTests: XCTestCase {
  private var app: TestApplication!
  private var reports: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 100, height: 100))
    app.onReport = { [unowned self] in reports.append($0) }
  }
  override func tearDown() async throws { app.close() }

  func testConstants() {
    let view = UIView()
    let label = UILabel()
    view.addSubview(label)
    let constraint = label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)
    constraint.isActive = true
    constraint.constant = .nan
    XCTAssertEqual(constraint.constant, 8)
    XCTAssertEqual(
      reports,
      ["NSLayoutConstraint: the constant nan of UILabel.leading == UIView.leading + 8.0 is not finite; it remains 8.0"])
    constraint.constant = -.infinity
    XCTAssertEqual(constraint.constant, 8)
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports[1].contains("-inf"), reports[1])
  }

  func testMultipliers() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
    XCTAssertEqual(constraint.multiplier, 1)
    XCTAssertEqual(
      reports,
      ["NSLayoutConstraint: the multiplier nan of UIView.width == UIView.height is not finite; 1 is used instead"])
  }

  func testSpacingOfStackViews() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 4
    stack.spacing = .nan
    XCTAssertEqual(stack.spacing, 4)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports[0].contains("UIStackView") && reports[0].contains("nan"), reports[0])
    stack.setCustomSpacing(6, after: views[0])
    stack.setCustomSpacing(.infinity, after: views[0])
    XCTAssertEqual(stack.customSpacing(after: views[0]), 6)
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports[1].contains("inf after UIView"), reports[1])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    XCTAssertEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
    XCTAssertEqual(reports.count, 2)
  }
}
