import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with two adjacent table views of 100 × 200 points. The rows are 50 points high.
@preconcurrency @MainActor
class TableDragTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var left: TableDragSide!
  private(set) var right: TableDragSide!
  private(set) var log: [String] = []
  private var dataSources: [RowMovingSource] = []

  func show(_ leftRows: [String], _ rightRows: [String], style: UITableView.Style = .plain) throws {
    try show([leftRows], sections: [rightRows], style: style)
  }

  func show(
    _ leftRows: [[String]], sections rightRows: [[String]], style: UITableView.Style = .plain,
    configure: () -> Void = {}
  ) throws {
    app = TestApplication(size: CGSize(width: 200, height: 200))
    app.onReport = { XCTFail($0) }
    left = side("left", leftRows, x: 0, style)
    right = side("right", rightRows, x: 100, style)
    configure()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(left.view)
    root.addSubview(right.view)
    app.show(root)
    try app.waitUntilIdle()
  }

  private func side(_ name: String, _ rows: [[String]], x: CGFloat, _ style: UITableView.Style) -> TableDragSide {
    TableDragSide(
      name, rows, frame: CGRect(x: x, y: 0, width: 100, height: 200), style: style,
      log: { [unowned self] in log.append($0) })
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    left = nil
    right = nil
    dataSources = []
  }

  /// Returns the log and clears it.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Begins a touch that lifts the row at a position, and returns it.
  func lift(_ x: CGFloat, _ y: CGFloat) -> TestFinger {
    let finger = app.touch(at: CGPoint(x: x, y: y))
    app.advance(by: 0.6)
    return finger
  }

  /// Replaces the data source of a table view by one that moves rows.
  @discardableResult
  func moveRows(of side: TableDragSide) -> RowMovingSource {
    let source = RowMovingSource(side)
    dataSources.append(source)
    side.view.dataSource = source
    return source
  }

  /// Makes a table view insert dropped items at the destination, or at the end if there is none.
  func insertDrops(on side: TableDragSide) {
    side.perform = { [unowned side] coordinator in
      for item in coordinator.items {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: side.rows.count, section: 0)
        side.view.performBatchUpdates {
          side.sections[path.section].insert((item.dragItem.localObject as? String) ?? "?", at: path.row)
          side.view.insertRows(at: [path], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
  }
}
