import UIKit
import UIKitTesting
import XCTest

/// Numbers of pages, components and constraints for which no application has views or space. `Int.max` is NSNotFound, which code
/// returns by mistake.
@preconcurrency @MainActor
final class HostileCountTests: HostileTestCase {
  func testAPageControlOfAnyNumberOfPages() {
    for count in [1_000_000, Int.max, -5, Int.min] {
      let control = UIPageControl(frame: CGRect(x: 10, y: 0, width: 300, height: 30))
      control.numberOfPages = count
      control.currentPage = count / 2
      root.view.addSubview(control)
      app.frame()
      XCTAssertEqual(control.numberOfPages, max(0, count))
      XCTAssertEqual(control.currentPage, max(0, count / 2))
      XCTAssertLessThan(control.subviews.count, 500, "only the dots near the middle exist")
      XCTAssertTrue(control.intrinsicContentSize.width.isFinite)
      if count == 1_000_000 {
        let current = control.subviews.filter { $0.backgroundColor == .white }
        XCTAssertEqual(current.map { abs($0.center.x - 150) < 20 }, [true], "the dot of the middle page")
      }
      control.currentPage = .max
      app.frame()
      XCTAssertEqual(control.currentPage, count > 0 ? count - 1 : 0)
      control.currentPage = count / 2
      app.tap(at: CGPoint(x: 250, y: 15))
      XCTAssertEqual(control.currentPage, max(0, count / 2 + (count > 0 ? 1 : 0)))
      app.drag(from: CGPoint(x: 100, y: 15), to: CGPoint(x: 200, y: 15))
      control.removeFromSuperview()
    }
    checkReports([])
  }

  /// A control with as many pages as fit has all of its dots.
  func testDotsOfAFewPages() {
    let control = UIPageControl()
    for count in [5, 400, 3] {
      control.numberOfPages = count
      XCTAssertEqual(control.subviews.filter { $0 is UIImageView }.count, count)
    }
  }

  private final class Components: NSObject, UIPickerViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  func testAPickerViewOfTooManyComponents() {
    for (count, shown) in [(Int.max, 0), (1001, 0), (5, 5), (-1, 0)] {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      let components = Components(count: count)
      picker.dataSource = components
      root.view.addSubview(picker)
      app.frame()
      XCTAssertEqual(picker.numberOfComponents, shown)
      checkReports(count > 1000 ? ["numberOfComponents(in:) returned \(count)"] : [])
      picker.removeFromSuperview()
    }
  }

  /// Each report lists constraints, so that 10,000 reports of 10,000 constraints would have gigabytes.
  func testConstraintsThatContradictEachOther() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    NSLayoutConstraint.activate((0..<2000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) })
    app.frame()
    XCTAssertEqual(view.frame.width, 0, "the first constraint is satisfied")
    XCTAssertEqual(reports.count, 10)
    for report in reports {
      XCTAssertTrue(report.contains("Unable to simultaneously satisfy") && report.contains("and 1950 more"), report)
    }
    XCTAssertEqual(
      reports.filter { $0.hasSuffix("Further constraints that cannot be satisfied are not reported") }.count, 1)
    XCTAssertLessThan(reports.map(\.count).reduce(0, +), 100_000)
  }
}
