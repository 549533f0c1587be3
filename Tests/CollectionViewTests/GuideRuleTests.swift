import UIKit
import UIKitTesting
import XCTest

/// Statements of the programming guide about the order of calls, and the rows of its table 3-1 about subclasses of the
/// flow layout (FlowLayoutTests contains the first three rows).
@preconcurrency @MainActor
final class GuideRuleTests: StageTestCase {
  /// "Designing Your Data Objects": the collection view requests counts at its first display, for a new data source, on
  /// a reload and after updates.
  func testCounts_areAskedAtFirstDisplay_forANewDataSource_onReload_andAfterUpdates() throws {
    let log = EventLog()
    func asked() -> Int { log.take().filter { $0.hasPrefix("dataSource.numberOfItems") }.count }
    try stage(grid(40), [3])
    source.log = log
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.contentOffset.y = 1
    app.frame()
    view.collectionViewLayout.invalidateLayout()
    app.frame()
    XCTAssertEqual(asked(), 0, "neither a pass, nor a scroll, nor an invalidated layout")
    let other = TestDataSource([5], log: log)
    view.dataSource = other
    app.frame()
    XCTAssertGreaterThan(asked(), 0)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 5)
    view.reloadData()
    app.frame()
    XCTAssertGreaterThan(asked(), 0)
    other.sections[0].append(70)
    view.insertItems(at: [[0, 5]])
    XCTAssertGreaterThan(asked(), 0)
    other.sections[0].swapAt(0, 1)
    view.moveItem(at: [0, 0], to: [0, 1])
    XCTAssertGreaterThan(asked(), 0)
  }

  private final class Appearing: UICollectionViewFlowLayout {
    var log: [String] = []
    private var inserted: Set<IndexPath> = []
    private var end: UICollectionViewLayoutAttributes?

    private func back(_ section: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [section, 0])
      attributes.frame = CGRect(x: 0, y: CGFloat(section) * 70, width: 200, height: 60)
      attributes.zIndex = -1
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let sections = collectionView?.numberOfSections ?? 0
      return super.layoutAttributesForElements(in: rect).map { $0 + (0..<sections).map(back) }
    }
    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { back(path.section) }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
      log.append("prepare")
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      inserted = []
      log.append("finalize")
    }
    // Listing 5-2 with the correction in its note.
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard inserted.contains(path), let view = collectionView else {
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
      log.append("initial item \(Array(path))")
      let attributes = layoutAttributesForItem(at: path)
      attributes?.alpha = 0
      attributes?.center = CGPoint(x: view.frame.width / 2, y: view.frame.height / 2)
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      if attributes?.alpha == 0 { log.append("final item \(Array(path))") }
      return attributes
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial header \(path.section)")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final header \(path.section)")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial back \(path.section)")
      return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final back \(path.section)")
      return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Table 3-1, "initial or final locations", and "Making Insertion and Deletion Animations More Interesting": an
  /// inserted fourth cell appears from the middle, and the other three cells do not move.
  func testInsertedCell_comesFromTheMiddle_othersStay() throws {
    let layout = Appearing()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.register(TestDecoration.self, forDecorationViewOfKind: "back")
    try stage(layout, [3])
    source.sections[0].append(50)
    view.insertItems(at: [[0, 3]])
    XCTAssertEqual(layout.log, ["prepare", "final back 0", "initial item [0, 3]", "initial back 0", "finalize"])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 3]))
    let others = (0..<3).compactMap { view.cellForItem(at: [0, $0]) }
    let places = others.map { seen($0) }
    app.frame()
    XCTAssertEqual(seen(cell).midX, 100, accuracy: 12)
    XCTAssertEqual(seen(cell).midY, 150, accuracy: 20)
    XCTAssertLessThan(cell.layer.presentation()?.opacity ?? 1, 0.2)
    XCTAssertEqual(others.map { seen($0) }, places)
    try app.waitUntilIdle()
    XCTAssertEqual(cell.alpha, 1)
    checkAtRest()
  }

  /// Table 3-1: deleted and inserted sections call the layout's six methods for initial and final attributes.
  func testSectionsThatGoAndCome_areAskedForAllSixWays() throws {
    let layout = Appearing()
    layout.itemSize = CGSize(width: 60, height: 30)
    layout.headerReferenceSize.height = 20
    layout.register(TestDecoration.self, forDecorationViewOfKind: "back")
    try stage(layout, [2, 1])
    source.sections[1] = [60, 61]
    view.performBatchUpdates {
      self.view.deleteSections(IndexSet(integer: 1))
      self.view.insertSections(IndexSet(integer: 1))
    }
    XCTAssertEqual(
      layout.log,
      [
        "prepare", "final item [1, 0]", "final header 0", "final header 1", "final back 0", "final back 1",
        "initial header 0", "initial header 1", "initial back 0", "initial back 1", "finalize",
      ])
    try app.waitUntilIdle()
    checkAtRest()
  }
}
