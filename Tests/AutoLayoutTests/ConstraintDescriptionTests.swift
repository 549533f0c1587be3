import UIKit
import XCTest

/// The descriptions of constraints. Each expected line has the form of one that UIKit printed in a public log:
/// flutter/flutter#93532, lionheart/KeyboardAdjuster#8, trustwallet/trust-wallet-ios#279, uias/Tabman#630 and
/// johnpatrickmorgan/wtfautolayout#10; the library SwiftLayout compares constraints by their descriptions.
@preconcurrency @MainActor
final class ConstraintDescriptionTests: XCTestCase {
  private let container = UIView()
  private let view = UIView()
  private let stack = UIStackView()
  private let guide = UILayoutGuide()

  override func setUp() async throws {
    for view in [view, stack] { container.addSubview(view) }
    guide.identifier = "Guide"
    container.addLayoutGuide(guide)
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Checks the description of a constraint without its class and address. In the text, `C`, `V`, `S` and `G` with a colon stand
  /// for the types and addresses of the container, the view, the stack and the guide.
  private func check(_ constraint: NSLayoutConstraint, _ expected: String, line: UInt = #line) {
    var text = expected
    for (letter, object) in [("C:", container), ("V:", view), ("S:", stack), ("G:", guide)] as [(String, AnyObject)] {
      text = text.replacingOccurrences(of: "{\(letter)}", with: "\(type(of: object)):\(address(object))")
    }
    let prefix = "<NSLayoutConstraint:\(address(constraint)) "
    XCTAssertEqual(constraint.description, prefix + text + ">", line: line)
    XCTAssertEqual(constraint.debugDescription, constraint.description, line: line)
  }

  func testDistancesToTheSuperview() {
    check(
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
      "V:|-(8)-[{V:}]   (inactive, names: '|':{C:} )")
    check(
      view.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: 6),
      "V:|-(>=6)-[{V:}]   (inactive, names: '|':{C:} )")
    check(
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      "H:|-(0)-[{V:}]   (inactive, names: '|':{C:} )")
    check(
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      "H:[{V:}]-(10)-|   (inactive, names: '|':{C:} )")
    check(
      guide.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7),
      "H:|-(7)-[{G:}'Guide'](LTR)   (inactive, names: '|':{C:} )")
  }

  func testDistancesBetweenItems() {
    check(
      stack.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -20), "V:[{V:}]-(-20)-[{S:}]   (inactive)")
    check(
      stack.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 2),
      "H:[{G:}'Guide']-(2)-[{S:}]   (inactive)")
  }

  func testEquations() {
    check(
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      "{V:}.trailing == {C:}.trailing - 10   (inactive)")
    check(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 124.2), "{V:}.height >= 124.2   (inactive)")
    check(
      view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.99, constant: 5),
      "{V:}.width == 0.99*{C:}.width + 5   (inactive)")
    check(
      view.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
      "{V:}.bottom <= {G:}'Guide'.bottom   (inactive)")
    check(
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .leadingMargin, multiplier: 1,
        constant: 0), "{V:}.leading == {C:}.leadingMargin   (inactive)")
  }

  func testStatePriorityAndNames() {
    let width = view.widthAnchor.constraint(equalToConstant: 48)
    width.identifier = "Width"
    width.priority = .defaultHigh
    width.isActive = true
    check(width, "'Width' {V:}.width == 48 @750   (active)")
    width.isActive = false
    view.accessibilityIdentifier = "table"
    check(
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      "table.bottom == {C:}.bottom   (inactive, names: table:{V:} )")
  }

  /// An item that has been deallocated must not end the program.
  func testItemsThatWereDeallocated() {
    var other: UIView? = UIView()
    let constraint = view.topAnchor.constraint(equalTo: other!.topAnchor)
    other = nil
    check(constraint, "{V:}.top == (null).top   (inactive)")
    XCTAssertTrue(NSLayoutConstraint().description.hasPrefix("<NSLayoutConstraint:0x"))
  }
}
