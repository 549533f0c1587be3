import UIKit
import XCTest

/// Tests of `preservesSuperviewLayoutMargins` in views that extend beyond their superviews.
@preconcurrency @MainActor
final class PreservedMarginTests: XCTestCase {
  /// The part of a superview's margin that overlaps a view is never more than the margin. A content view that was
  /// larger than its cell for a moment had margins that grew with each layout, so that rows of CleanStore's storyboard
  /// were empty.
  func testAViewBeyondItsSuperview_getsAtMostItsMargins() {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    around.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 12, right: 17)
    let view = UIView(frame: CGRect(x: -50, y: -30, width: 400, height: 120))
    view.preservesSuperviewLayoutMargins = true
    around.addSubview(view)
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 12, right: 17))
    view.frame = CGRect(x: 10, y: 0, width: 280, height: 44)
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 11, left: 8, bottom: 12, right: 8))
  }

  func testRowsOfStaticTablesKeepTheirHeight_whenTheirContentIsMeasured() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    let label = UILabel()
    label.text = "CVV"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.preservesSuperviewLayoutMargins = true
    cell.contentView.addSubview(label)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let first = height()
    cell.contentView.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    XCTAssertEqual(height(), first, accuracy: 1e-6)
  }
}
