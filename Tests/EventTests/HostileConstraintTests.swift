import UIKit
import UIKitTesting
import XCTest

/// Constraints that cannot be activated or satisfied. UIKit raises exceptions for the former.
@preconcurrency @MainActor
final class HostileConstraintTests: HostileTestCase {
  private func makeView() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// UIKit: "Unable to activate constraint with anchors … because they have no common ancestor."
  func testViewsWithoutACommonAncestor() {
    let (first, second) = (makeView(), makeView())
    let constraint = first.leadingAnchor.constraint(equalTo: second.leadingAnchor)
    constraint.isActive = true
    XCTAssertFalse(constraint.isActive)
    root.view.addSubview(first)
    NSLayoutConstraint.activate([constraint, first.widthAnchor.constraint(equalToConstant: 10)])
    checkReports(["its items have no common ancestor", "its items have no common ancestor"])
    XCTAssertEqual(first.constraints.count, 1)
    root.view.addSubview(second)
    constraint.isActive = true
    XCTAssertTrue(constraint.isActive)
    app.frame()
    XCTAssertEqual(first.frame.width, 10)
    checkReports([])
  }

  func testGuidesOutsideOfViews() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    XCTAssertFalse(constraint.isActive)
    checkReports(["its first item, UILayoutGuide, belongs to no view; add it to a view first"])
    let view = makeView()
    root.view.addSubview(view)
    view.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    checkReports(["its second item, UILayoutGuide, belongs to no view; add it to a view first"])
  }

  /// UIKit raises an exception for other items when the constraint is created.
  func testItemsThatAreNeitherViewsNorGuides() {
    let (item, view) = (NSObject(), makeView())
    root.view.addSubview(view)
    let constraints = [
      NSLayoutConstraint(
        item: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 10),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: item, attribute: .width, multiplier: 1, constant: 0),
    ]
    for constraint in constraints {
      constraint.isActive = true
      XCTAssertFalse(constraint.isActive)
    }
    checkReports(
      Array(repeating: "an item must be a view or a layout guide, not NSObject", count: 2)
        + Array(repeating: "an item was passed that is neither a view nor a layout guide", count: 2))
    var guide: UILayoutGuide? = UILayoutGuide()
    let constraint = guide?.widthAnchor.constraint(equalToConstant: 10)
    guide = nil
    constraint?.isActive = true
    checkReports(["its first item has been deallocated; keep it"])
  }

  func testPrioritiesThatAreNoNumbers() {
    let view = makeView()
    root.view.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    constraint.priority = UILayoutPriority(.nan)
    XCTAssertEqual(constraint.priority, .required)
    checkReports(["is not a number; it remains 1000.0"])
    constraint.isActive = false
    app.frame()
  }

  func testThousandsOfContradictions_areReportedTenTimes() {
    let view = makeView()
    root.view.addSubview(view)
    for index in 0..<300 { view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index)).isActive = true }
    app.frame()
    XCTAssertEqual(view.frame.width, 10)
    XCTAssertEqual(reports.count, 10)
    XCTAssertTrue(reports.last?.contains("are not reported") ?? false)
  }

  func testHundredsOfPriorities_theHighestWins() {
    let view = makeView()
    root.view.addSubview(view)
    for index in 0..<300 {
      let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(index))
      constraint.priority = UILayoutPriority(1 + Float(index))
      constraint.isActive = true
    }
    app.frame()
    XCTAssertEqual(view.frame.width, 299)
    checkReports([])
  }
}
