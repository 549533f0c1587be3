import UIKit
import UIKitTesting
import XCTest

/// Values that no calculation can use, from applications that divide by zero or read them from a file. The application
/// continues, and what is wrong is reported once.
@preconcurrency @MainActor
final class HostileValueTests: HostileTestCase {
  private static let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]

  func testGradients() {
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      for value in Self.values {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.type = type
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = CGPoint(x: value, y: 0)
        app.window.layer.addSublayer(layer)
        app.frame()
        layer.endPoint = CGPoint(x: value, y: value)
        app.frame()
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 0)
        layer.locations = [NSNumber(value: Double(value)), NSNumber(value: Double(value))]
        app.frame()
        layer.removeFromSuperlayer()
      }
    }
  }

  func testDatesThatCalendarsCannotRepresent() {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    for style in [UIDatePickerStyle.compact, .wheels, .inline] {
      for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e15] {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.date = now
        reports = []
        let date = Date(timeIntervalSinceReferenceDate: value)
        picker.date = date
        picker.minimumDate = date
        picker.maximumDate = date
        app.window.addSubview(picker)
        app.frame()
        XCTAssertEqual(picker.date, now, "\(style) \(value)")
        XCTAssertNil(picker.minimumDate)
        XCTAssertNil(picker.maximumDate)
        XCTAssertEqual(reports.count, 3, "\(reports)")
        for (report, property) in zip(reports, ["date", "minimumDate", "maximumDate"]) {
          XCTAssertTrue(report.contains("\(property) was set to a date \(value) s after 2001"), report)
        }
        picker.removeFromSuperview()
      }
    }
  }

  private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { .nan }
  }

  func testTheSameMistakeOfManyRows_isReportedTenTimes() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let heights = Heights()
    table.estimatedRowHeight = 0
    table.dataSource = heights
    table.delegate = heights
    app.window.addSubview(table)
    table.layoutIfNeeded()
    XCTAssertEqual(table.contentSize.height, 2000 * 44)
    let invalid = reports.filter { $0.contains("which is negative or not finite") }
    XCTAssertTrue(invalid.contains { $0.hasSuffix("further such heights of this pass are not reported") }, "\(invalid)")
    XCTAssertTrue((10...100).contains(invalid.count), "\(invalid.count)")
    XCTAssertTrue(invalid.first?.contains("the height of row [0, 0] is nan") ?? false, "\(invalid)")
    table.removeFromSuperview()
  }

  /// UIKit limits the range to the text.
  func testRangesOutsideTheText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    app.window.addSubview(view)
    app.frame()
    let count = view.text.utf16.count
    for (location, length, isAtEnd) in [
      (0, Int.max, true), (Int.max, 1, true), (Int.max, Int.max, true), (count, Int.max, true), (NSNotFound, 0, true),
      (-5, 2, false), (Int.min, 1, false), (Int.min, Int.max, false), (3, -9, false), (Int.min, Int.min, false),
    ] {
      view.contentOffset = .zero
      view.scrollRangeToVisible(NSRange(location: location, length: length))
      app.advance(by: 1)
      let end = view.contentSize.height - view.bounds.height
      XCTAssertEqual(view.contentOffset.y > end / 2, isAtEnd, "\(location) \(length): \(view.contentOffset)")
      XCTAssertTrue((-1...end + 20).contains(view.contentOffset.y), "\(location) \(length): \(view.contentOffset)")
      view.selectedRange = NSRange(location: location, length: length)
      XCTAssertTrue(view.selectedRange.location >= 0 && view.selectedRange.upperBound <= count)
    }
  }
}
