import UIKit
import UIKitTesting
import XCTest

/// A data source that reloads an item or a row while it configures its cell again.
@preconcurrency @MainActor
final class NestedReconfigurationTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    app.onReport = { _ in }
  }

  override func tearDown() async throws { app.close() }

  func testACollectionView() throws {
    let items = NestedItems()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    app.window.addSubview(view)
    app.frame()
    items.call = {
      view.reloadItems(at: [[0, 1]])
      view.layoutIfNeeded()
    }
    view.reconfigureItems(at: [[0, 1]])
    try app.waitUntilIdle()
    XCTAssertNil(items.call)
    XCTAssertEqual(Set(view.visibleCells.map { ObjectIdentifier($0) }).count, 3)
    for item in 0..<3 {
      let cell = try XCTUnwrap(view.cellForItem(at: [0, item]))
      XCTAssertFalse(cell.isHidden, "\(item)")
      XCTAssertEqual(view.indexPath(for: cell), [0, item])
    }
  }

  func testATableView() throws {
    let rows = NestedItems()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = rows
    app.window.addSubview(view)
    app.frame()
    rows.call = {
      view.reloadRows(at: [[0, 1]], with: .fade)
      view.layoutIfNeeded()
    }
    view.reconfigureRows(at: [[0, 1]])
    try app.waitUntilIdle()
    XCTAssertNil(rows.call)
    XCTAssertEqual(Set(view.visibleCells.map { ObjectIdentifier($0) }).count, 3)
    for row in 0..<3 {
      let cell = try XCTUnwrap(view.cellForRow(at: [0, row]))
      XCTAssertFalse(cell.isHidden, "\(row)")
      XCTAssertEqual(view.indexPath(for: cell), [0, row])
    }
  }
}

@MainActor private final class NestedItems: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  /// A closure that is called once, before the next cell is dequeued.
  var call: (() -> Void)?

  private func callOnce() {
    let call = call
    self.call = nil
    call?()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    callOnce()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    callOnce()
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
