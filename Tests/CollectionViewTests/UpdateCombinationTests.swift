import UIKit
import UIKitTesting
import XCTest

/// Combinations of updates, sizes, scrolls and reloads, each of which follows from documented rules alone.
@preconcurrency @MainActor
final class UpdateCombinationTests: StageTestCase {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var height: (IndexPath) -> CGFloat = { _ in 40 }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 200, height: height(path)) }
  }

  private func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func presented(_ item: Int) throws -> CGRect {
    try XCTUnwrap(view.cellForItem(at: [0, item])?.layer.presentation()).frame
  }

  /// A batch without changes invalidates the layout, so the delegate is asked for the sizes again, and the batch is "one single
  /// animated operation" (Apple's documentation of `performBatchUpdates(_:completion:)`).
  func testABatchWithoutChanges_animatesNewSizes() throws {
    let sizes = Sizes()
    try stage(rows(), [20])
    view.delegate = sizes
    view.reloadData()
    try app.waitUntilIdle()
    sizes.height = { $0.item == 1 ? 100 : 40 }
    var finished: Bool?
    view.performBatchUpdates(nil) { finished = $0 }
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame.height, 100)
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.minY, 140)
    app.frame()
    app.frame()
    XCTAssertEqual(try presented(2).minY, 85, accuracy: 8)
    XCTAssertNil(finished)
    try app.waitUntilIdle()
    XCTAssertEqual(finished, true)
    checkAtRest()
    withExtendedLifetime(sizes) {}
  }

  func testUpdatesInACompletion_followEachOther() throws {
    try stage(rows(), [20])
    var log: [String] = []
    source.sections[0].insert(100, at: 0)
    view.performBatchUpdates {
      view.insertItems(at: [[0, 0]])
    } completion: { [self] _ in
      log.append("first")
      source.sections[0].remove(at: 3)
      source.sections[0].insert(101, at: 0)
      view.performBatchUpdates {
        view.performBatchUpdates {
          view.deleteItems(at: [[0, 3]])
        } completion: { _ in
          log.append("inner")
        }
        view.insertItems(at: [[0, 0]])
      } completion: { _ in
        log.append("outer")
        self.view.reloadData()
      }
      log.append("committed \(view.numberOfItems(inSection: 0))")
    }
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["first", "committed 21", "outer", "inner"])
    checkAtRest()
  }

  /// A reload ends the animations, and shows all cells in their places at once.
  func testAReloadInTheMiddle_showsEverythingInItsPlace() throws {
    for insideBatch in [false, true] {
      try stage(rows(), [6, 6])
      var results: [Bool] = []
      source.sections[0].removeSubrange(0..<3)
      source.sections[1].insert(contentsOf: [100, 101], at: 2)
      view.performBatchUpdates {
        view.deleteItems(at: (0..<3).map { [0, $0] })
        view.insertItems(at: [[1, 2], [1, 3]])
      } completion: {
        results.append($0)
      }
      app.advance(by: 0.1)
      source.sections[0].append(contentsOf: [200, 201])
      if insideBatch {
        view.performBatchUpdates {
          view.reloadData()
        } completion: {
          results.append($0)
        }
      } else {
        view.reloadData()
        view.layoutIfNeeded()
      }
      for cell in view.visibleCells {
        XCTAssertEqual(cell.alpha, 1)
        XCTAssertNil(cell.layer.animationKeys()?.first)
      }
      checkAtRest()
      try app.waitUntilIdle()
      XCTAssertEqual(results.first, false)
      XCTAssertEqual(results.count, insideBatch ? 2 : 1)
      checkAtRest()
      app.close()
    }
  }

  /// Moves across sections, with changes in each of them, while a row is selected for editing.
  func testMovesAcrossSections_keepCellsAndSelection_whileEditing() throws {
    try stage(rows(), [2, 2, 2])
    view.isEditing = true
    view.allowsMultipleSelectionDuringEditing = true
    for path in [[0, 1], [2, 0]] as [IndexPath] { view.selectItem(at: path, animated: false, scrollPosition: []) }
    let moved = try XCTUnwrap(view.cellForItem(at: [0, 1]) as? TestCell)
    let other = try XCTUnwrap(view.cellForItem(at: [2, 0]) as? TestCell)
    // 0 1 | 2 3 | 4 5 becomes 4 | 100 2 1 | 5.
    source.sections = [[4], [100, 2, 1], [5]]
    view.performBatchUpdates {
      view.moveItem(at: [2, 0], to: [0, 0])
      view.deleteItems(at: [[0, 0], [1, 1]])
      view.moveItem(at: [0, 1], to: [1, 2])
      view.insertItems(at: [[1, 0]])
    }
    XCTAssertTrue(view.cellForItem(at: [1, 2]) === moved && view.cellForItem(at: [0, 0]) === other)
    XCTAssertEqual(view.indexPathsForSelectedItems.map { Set($0) }, [[0, 0], [1, 2]])
    XCTAssertTrue(moved.isSelected && other.isSelected)
    try app.waitUntilIdle()
    checkAtRest()
    XCTAssertTrue(view.visibleCells.allSatisfy(\.configurationState.isEditing))
    // The sections themselves, with the items inside.
    source.sections = [[5, 6], [4], [1, 2, 100]]
    view.performBatchUpdates {
      view.moveSection(2, toSection: 0)
      view.moveSection(1, toSection: 2)
      view.insertItems(at: [[0, 1]])
    }
    try app.waitUntilIdle()
    XCTAssertTrue(view.cellForItem(at: [1, 0]) === other)
    XCTAssertEqual(view.indexPathsForSelectedItems.map { Set($0) }, [[1, 0], [2, 2]])
  }

  // MARK: Estimates and pinned headers

  private final class SizedCell: UICollectionViewCell {
    var height: CGFloat = 40
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  @MainActor private final class SizedSource: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
      (cell as? SizedCell)?.height = CGFloat(30 + (path.section * 7 + path.item * 13) % 50)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
  }

  /// Headers stay at the edge while the sizes of rows replace their estimates, and rows neither overlap nor leave gaps.
  func testPinnedHeaders_overEstimatedRows() throws {
    let flow = rows()
    flow.estimatedItemSize = CGSize(width: 200, height: 44)
    flow.headerReferenceSize.height = 30
    flow.sectionHeadersPinToVisibleBounds = true
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    for layout in [flow, UICollectionViewCompositionalLayout(section: section)] as [UICollectionViewLayout] {
      try stage(layout, [1])
      let sized = SizedSource()
      view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
      view.dataSource = sized
      try app.waitUntilIdle()
      for y in Array(stride(from: 0, through: 1500, by: 37)) + Array(stride(from: 1500, through: 0, by: -61)) {
        view.contentOffset.y = CGFloat(y)
        app.frame()
        let offset = view.contentOffset.y
        let paths = view.indexPathsForVisibleItems.sorted()
        for (path, next) in zip(paths, paths.dropFirst()) where path.section == next.section {
          let ends = try [path, next].map { try XCTUnwrap(view.cellForItem(at: $0)).frame }
          XCTAssertEqual(ends[0].maxY, ends[1].minY, accuracy: 0.01, "\(type(of: layout)) \(y) \(path)")
          XCTAssertEqual(ends[0].height, CGFloat(30 + (path.section * 7 + path.item * 13) % 50))
        }
        let first = try XCTUnwrap(paths.first)
        let header = view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [first.section, 0])
        let last = try XCTUnwrap(layout.layoutAttributesForItem(at: [first.section, 8])).frame
        XCTAssertEqual(header?.frame.minY ?? -1, min(offset, last.maxY - 30), accuracy: 0.5, "\(type(of: layout)) \(y)")
      }
      app.close()
      withExtendedLifetime(sized) {}
    }
  }

  // MARK: Scrolling

  /// A change of the insets below a finger moves nothing, and the content rests within the new insets.
  func testInsetsThatChangeInADrag_moveNothing() throws {
    try stage(rows(), [50])
    view.contentOffset.y = 200
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 140))
    app.frame()
    let offset = view.contentOffset.y
    XCTAssertLessThan(offset, 200)
    view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0)
    app.frame()
    XCTAssertEqual(view.contentOffset.y, offset)
    finger.move(to: CGPoint(x: 100, y: 160))
    app.frame()
    XCTAssertEqual(view.contentOffset.y, offset - 20)
    finger.move(to: CGPoint(x: 100, y: 400))
    app.frame()
    app.advance(by: 0.3)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, -60)
    checkAtRest()
  }

  /// The order of calls is of no importance before the first layout.
  func testAnUpdateBeforeTheFirstLayout_andAScroll() throws {
    app_ = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app_?.close() }
    app_?.onReport = { XCTFail($0) }
    let data = TestDataSource([100])
    let list = UICollectionView(showing: data, in: rows())
    list.scrollToItem(at: [0, 50], at: .top, animated: true)
    data.sections[0].insert(contentsOf: 500..<510, at: 0)
    list.insertItems(at: (0..<10).map { [0, $0] })
    app_?.show(list)
    try app_?.waitUntilIdle()
    XCTAssertEqual(list.numberOfItems(inSection: 0), 110)
    XCTAssertTrue(list.visibleCells.compactMap { ($0 as? TestCell)?.name }.contains(50), "\(list.contentOffset)")
  }
  private var app_: TestApplication?
}
