import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a window that has no display, a collection view and its data.
@preconcurrency @MainActor
class StageTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var view: UICollectionView!
  private(set) var source: TestDataSource!
  /// The reported programming errors.
  var reports: [String] { app.reports }
  /// Indicates whether the test expects reports of programming errors. Otherwise a report fails the test.
  var expectsReports = false

  func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  /// Shows a collection view of 200 × 300 points with a layout.
  func stage(_ layout: UICollectionViewLayout, _ counts: [Int] = [200], fromTheRight: Bool = false) throws {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    app.onReport = { [weak self] message in
      if self?.expectsReports != true { XCTFail(message) }
    }
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    if fromTheRight { view.semanticContentAttribute = .forceRightToLeft }
    source = TestDataSource(counts)
    TestDataSource.register(in: view)
    view.dataSource = source
    app.show(view)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    view = nil
    source = nil
  }

  /// Returns the frame of a view's presentation in the window.
  func seen(_ view: UIView) -> CGRect {
    guard let layer = view.layer.presentation() else { return view.frame }
    let offset = self.view.layer.presentation()?.bounds.origin ?? self.view.bounds.origin
    return layer.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// Checks that every visible item has a cell at the position of its layout attributes, and that nothing else is
  /// visible.
  func checkAtRest(file: StaticString = #filePath, line: UInt = #line) {
    let layout = view.collectionViewLayout
    var expected: Set<IndexPath> = []
    for attributes in layout.layoutAttributesForElements(in: view.bounds) ?? []
    where attributes.representedElementCategory == .cell && attributes.frame.intersects(view.bounds) {
      expected.insert(attributes.indexPath)
      guard let cell = view.cellForItem(at: attributes.indexPath) as? TestCell else {
        XCTFail("no cell for \(attributes.indexPath)", file: file, line: line)
        continue
      }
      XCTAssertEqual(cell.frame, attributes.frame, "\(attributes.indexPath)", file: file, line: line)
      XCTAssertEqual(
        cell.name, source.sections[attributes.indexPath.section][attributes.indexPath.item], file: file, line: line)
      XCTAssertFalse(cell.isHidden, file: file, line: line)
    }
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), expected, file: file, line: line)
    let cells = view.subviews.filter { $0 is TestCell && !$0.isHidden }
    XCTAssertEqual(cells.count, expected.count, "cells in the tree", file: file, line: line)
  }
}
