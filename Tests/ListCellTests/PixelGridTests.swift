import UIKitTesting
import XCTest

@testable import UIKit

/// The parts of rows are on whole pixels at every scale, whatever the sizes of their images and accessories.
@preconcurrency @MainActor
final class PixelGridTests: XCTestCase {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessoryType = indexPath.row == 0 ? .detailDisclosureButton : .checkmark
      return cell
    }
  }

  func testImagesAndAccessoriesOfRows() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let app = TestApplication(size: CGSize(width: 375, height: 667), scale: scale)
      defer { app.close() }
      app.onReport = { XCTFail($0) }
      let source = Source()
      let controller = UITableViewController(style: .plain)
      controller.tableView.dataSource = source
      app.show(controller)
      app.frame()
      for row in 0...1 {
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        let image = try XCTUnwrap(cell.contentView.subviews.first { $0 is UIImageView })
        for (name, value) in [("content", cell.contentView.frame.maxX), ("image", image.frame.minX)] {
          XCTAssertEqual(
            value * scale, (value * scale).rounded(), accuracy: 0.001, "\(name) of row \(row) at \(scale)x")
        }
      }
    }
  }

  /// The symbol's edges are rounded outward, which explains 18 points at 2x and 17.333 at 3x (`table-metrics-2x` and `-3x` of
  /// table-cases.json), and 34.5 at the second accessibility size.
  func testTheHeightOfTheCheckmark() {
    func height(_ size: CGFloat, _ scale: CGFloat) -> CGFloat {
      AccessoryMetrics(bodyPointSize: size, scale: scale).checkmark.height
    }
    XCTAssertEqual(height(17, 1), 18)
    XCTAssertEqual(height(17, 2), 18)
    XCTAssertEqual(height(17, 3), 52.0 / 3, accuracy: 1e-6)
    XCTAssertEqual(height(33, 2), 34.5)
  }
}
