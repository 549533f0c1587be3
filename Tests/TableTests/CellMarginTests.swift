import UIKit
import XCTest

/// The margins of a cell's content on screens with different scales (docs/measurements.md, 9.16).
///
/// Sources: Vercantez/openuikit, uikit/goldens/ios/hc-conformance-Forms/Forms.t200.layout.json (a text view between the margins of a
/// row of 100 points is 70 points high at 2x), and case `nib-table-rows` (nib-cases) at 3x.
@preconcurrency @MainActor
final class CellMarginTests: XCTestCase {
  func testVerticalMargins_areWholePixels() {
    let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
    defer { UIScreen.main.resize(to: size, scale: scale) }
    for (scale, margin) in [(1, 15), (2, 15), (3, 46.0 / 3)] as [(CGFloat, CGFloat)] {
      UIScreen.main.resize(to: size, scale: scale)
      for style in [UITableViewCell.CellStyle.default, .subtitle, .value1] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.layoutMargins.top, margin, accuracy: 1e-9, "\(scale)x")
        XCTAssertEqual(cell.contentView.layoutMargins.bottom, margin, accuracy: 1e-9, "\(scale)x")
      }
    }
  }
}
