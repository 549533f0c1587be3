import UIKit
import UIKitTesting
import XCTest

/// A base class for tests of diffable data sources: rows of 20 points in a window of 200 × 300.
@preconcurrency @MainActor
class DiffableTestCase: XCTestCase {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private(set) var app: TestApplication!
  private(set) var view: UICollectionView!
  private(set) var source: Source!
  /// Indicates whether the test expects reports of programming errors. Otherwise a report fails the test.
  var expectsReports = false
  var reports: [String] { app.reports }
  /// The items for which the cell provider was called, in order.
  var provided: [Int] = []
  /// A closure that is called in the cell provider.
  var onProvide: ((Int) -> Void)?

  let layout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 20)
    layout.minimumLineSpacing = 0
    return layout
  }()

  func stage(inWindow: Bool = true) throws {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    app.onReport = { [weak self] message in
      if self?.expectsReports != true { XCTFail(message) }
    }
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    TestDataSource.register(in: view)
    source = Source(collectionView: view) { [weak self] view, path, item in
      self?.provided.append(item)
      self?.onProvide?(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TestCell)?.name = item
      return cell
    }
    if inWindow {
      app.show(view)
      try app.waitUntilIdle()
    }
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    view = nil
    source = nil
  }

  func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  /// Shows sections without animation, and clears the log of the cell provider.
  func show(_ sections: [(String, [Int])]) throws {
    source.apply(snapshot(sections), animatingDifferences: false)
    view.layoutIfNeeded()
    try app.waitUntilIdle()
    app.pump()
    provided = []
  }

  func cell(_ item: Int) -> TestCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? TestCell }
  }

  /// The items that the cells show, in order.
  var shownItems: [Int] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? TestCell)?.name ?? -1 }
  }

  /// Checks that every cell shows the item that the snapshot has at its index path.
  func check(_ sections: [(String, [Int])], file: StaticString = #filePath, line: UInt = #line) {
    let snapshot = source.snapshot()
    XCTAssertEqual(snapshot.sectionIdentifiers, sections.map(\.0), file: file, line: line)
    XCTAssertEqual(view.numberOfSections, sections.count, file: file, line: line)
    for (section, (name, items)) in sections.enumerated() {
      XCTAssertEqual(snapshot.itemIdentifiers(inSection: name), items, file: file, line: line)
      XCTAssertEqual(view.numberOfItems(inSection: section), items.count, file: file, line: line)
    }
    let all = sections.flatMap(\.1)
    XCTAssertEqual(shownItems, Array(all.prefix(15)), "the cells", file: file, line: line)
  }
}
