import UIKit
import UIKitTesting
import XCTest

/// Movement by hand, the side of data and layout (UICollectionView.h, UICollectionViewLayout.h, UICollectionViewDelegate).
@preconcurrency @MainActor
final class MovementTests: StageTestCase {
  private final class Mover: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var log: [String] = []
    var movable: (IndexPath) -> Bool = { _ in true }
    var target: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?
    var size: ((Int) -> CGSize)?

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      log.append("cell \(Array(path))")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TestCell)?.name = sections[path.section][path.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      log.append("can \(Array(path))")
      return movable(path)
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      log.append("move \(Array(from)) \(Array(to))")
      sections[to.section].insert(sections[from.section].remove(at: from.item), at: to.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
      atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      log.append("target \(Array(original)) \(Array(current)) \(Array(proposed))")
      return target?(original, current, proposed) ?? proposed
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      size?(sections[path.section][path.item]) ?? CGSize(width: 50, height: 50)
    }
  }

  private var mover: Mover!

  /// Four columns of 50 points.
  private func lay(_ sections: [[Int]], _ layout: UICollectionViewLayout? = nil) throws {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    mover = Mover(sections)
    try stage(layout ?? flow, [])
    view.dataSource = mover
    view.delegate = mover
    try app.waitUntilIdle()
    mover.log = []
  }

  func testAnEmptySection_takesTheItem_inAFlowLayout() throws {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0)
    try lay([[0, 1, 2], [], [3]], flow)
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    // The second section reaches from 70 to 90.
    for y in [71, 80, 89] as [CGFloat] {
      XCTAssertEqual(
        flow.targetIndexPath(forInteractivelyMovingItem: [0, 1], withPosition: CGPoint(x: 150, y: y)), [1, 0])
    }
    XCTAssertEqual(
      flow.targetIndexPath(forInteractivelyMovingItem: [0, 1], withPosition: CGPoint(x: 190, y: 62)), [0, 1])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 80))
    XCTAssertEqual(view.numberOfItems(inSection: 1), 1)
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections, [[0, 2], [1], [3]])
    XCTAssertEqual((view.cellForItem(at: [1, 0]) as? TestCell)?.name, 1)
  }

  func testASectionWithoutRoom_takesTheItemBehindTheContent() throws {
    try lay([[0, 1], []])
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 200))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections, [[1], [0]])
  }

  func testAnEmptySection_takesTheItem_inALayoutWithHeaders() throws {
    /// Rows of 40 below headers of 30.
    final class Rows: UICollectionViewLayout {
      private var all: [UICollectionViewLayoutAttributes] = []
      private var height: CGFloat = 0
      override func prepare() {
        super.prepare()
        all = []
        height = 0
        for section in 0..<(collectionView?.numberOfSections ?? 0) {
          let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [section, 0])
          header.frame = CGRect(x: 0, y: height, width: 200, height: 30)
          all.append(header)
          height += 30
          for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
            let row = UICollectionViewLayoutAttributes(forCellWith: [section, item])
            row.frame = CGRect(x: 0, y: height, width: 200, height: 40)
            all.append(row)
            height += 40
          }
          height += 25
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: height) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        all.first { $0.representedElementCategory == .cell && $0.indexPath == path }
      }
    }
    mover = Mover([[0, 1], [], [2]])
    try stage(Rows(), [])
    final class WithHeaders: NSObject, UICollectionViewDataSource {
      let mover: Mover
      init(_ mover: Mover) { self.mover = mover }
      func numberOfSections(in view: UICollectionView) -> Int { mover.sections.count }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        mover.sections[section].count
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        mover.collectionView(view, cellForItemAt: path)
      }
      func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
      func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
        mover.collectionView(view, moveItemAt: from, to: to)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
      }
    }
    let data = WithHeaders(mover)
    view.dataSource = data
    try app.waitUntilIdle()
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 0]))
    // The first section ends at 135; the second one's header lies from 135 to 165, the third one's begins at 190.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections, [[1], [0], [2]])
  }

  /// Found by a storm: a cell that was prepared ahead of a scroll was shown for the item that took its item's place.
  func testCellsPreparedAhead_areNotThoseOfOtherItems_afterAMove() throws {
    try lay([Array(0..<200)])
    for offset in [10, 20, 30, 40] as [CGFloat] {
      view.contentOffset.y = offset
      app.frame()
    }
    XCTAssertNotNil(view.cellForItem(at: [0, 28]), "prepared ahead")
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 12]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 75))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    view.contentOffset.y = 300
    try app.waitUntilIdle()
    for path in view.indexPathsForVisibleItems {
      XCTAssertEqual((view.cellForItem(at: path) as? TestCell)?.name, mover.sections[0][path.item], "\(path)")
    }
  }

  /// Found by a storm: it stayed in front for ever.
  func testTheDroppedItem_liesInFrontUntilItHasSettled() throws {
    try lay([Array(0..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 175, y: 25))
    view.endInteractiveMovement()
    func order() -> [Int] { view.subviews.compactMap { ($0 as? TestCell)?.name } }
    XCTAssertEqual(order().last, (cell as? TestCell)?.name)
    try app.waitUntilIdle()
    XCTAssertEqual(order(), mover.sections[0])
  }

  private func names(_ section: Int = 0) -> [Int?] {
    (0..<view.numberOfItems(inSection: section)).map { (view.cellForItem(at: [section, $0]) as? TestCell)?.name }
  }

  func testAnItem_followsTheHand_andTheOthersMakeRoom() throws {
    try lay([Array(0..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    XCTAssertEqual(mover.log, ["can [0, 1]"])
    mover.log = []
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 30))
    app.frame()
    XCTAssertEqual(cell.center, CGPoint(x: 90, y: 30), "its own place still: only the cell moves")
    XCTAssertEqual(mover.log, [])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    XCTAssertEqual(mover.log, ["target [0, 1] [0, 1] [0, 7]"])
    app.advance(by: 0.6)
    XCTAssertEqual(cell.center, CGPoint(x: 160, y: 60))
    XCTAssertEqual(names(), [0, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11])
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame.origin, CGPoint(x: 50, y: 0))
    XCTAssertEqual((view.subviews.filter { $0 is TestCell && !$0.isHidden }).last, cell, "in front of the others")
    XCTAssertEqual(mover.sections[0], Array(0..<12), "the data waits for the drop")
    mover.log = []
    view.endInteractiveMovement()
    XCTAssertEqual(mover.log, ["move [0, 1] [0, 7]"], "nothing is reloaded")
    XCTAssertEqual(mover.sections[0], [0, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11])
    try app.waitUntilIdle()
    XCTAssertTrue(view.cellForItem(at: [0, 7]) === cell)
    XCTAssertEqual(cell.frame, CGRect(x: 150, y: 50, width: 50, height: 50))
    XCTAssertEqual(mover.log, ["move [0, 1] [0, 7]"])
  }

  func testTheDataIsTold_beforeTheDropSettles() throws {
    try lay([Array(0..<8)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 0]))
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 40))
    app.advance(by: 0.6)
    view.endInteractiveMovement()
    XCTAssertEqual(mover.sections[0].first, 1)
    app.frame()
    app.frame()
    let seen = seen(cell)
    XCTAssertNotEqual(seen.origin, CGPoint(x: 100, y: 0), "on its way")
    try app.waitUntilIdle()
    XCTAssertEqual(cell.frame.origin, CGPoint(x: 100, y: 0))
  }

  func testCancelled_everythingGoesHome() throws {
    try lay([Array(0..<8), Array(8..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 2]))
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    view.beginInteractiveMovementForItem(at: [0, 2])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 125))
    app.advance(by: 0.6)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 7)
    XCTAssertEqual(view.numberOfItems(inSection: 1), 5)
    XCTAssertEqual(names(1), [8, 2, 9, 10, 11])
    XCTAssertEqual(view.indexPathsForSelectedItems, [[1, 1]])
    mover.log = []
    view.cancelInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.log, [])
    XCTAssertEqual(view.numberOfItems(inSection: 0), 8)
    XCTAssertEqual(names(), [0, 1, 2, 3, 4, 5, 6, 7])
    XCTAssertTrue(view.cellForItem(at: [0, 2]) === cell)
    XCTAssertEqual(cell.frame.origin, CGPoint(x: 100, y: 0))
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2]])
  }

  func testAcrossSections_theDropLandsThere() throws {
    try lay([Array(0..<5), Array(5..<9)])
    view.beginInteractiveMovementForItem(at: [0, 4])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 110))
    app.advance(by: 0.6)
    // The last line of the first section is gone: the second one has moved up, and the hand is over its end now.
    XCTAssertEqual(names(1).count, 5)
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0], [0, 1, 2, 3])
    XCTAssertEqual(mover.sections[1].count, 5)
    XCTAssertEqual(names(0) + names(1), (mover.sections[0] + mover.sections[1]).map { $0 })
  }

  func testMixedSizes_travelWithTheirItems() throws {
    // Field notes, pain 10: the sizes asked for while an item is held are those of the items, not of the places.
    try lay([Array(0..<6)])
    mover.size = { $0 == 0 ? CGSize(width: 150, height: 80) : CGSize(width: 50, height: 50) }
    view.reloadData()
    try app.waitUntilIdle()
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    app.advance(by: 0.6)
    let big = names().firstIndex(of: 0) ?? -1
    XCTAssertGreaterThan(big, 0)
    XCTAssertEqual(view.cellForItem(at: [0, big])?.bounds.size, CGSize(width: 150, height: 80))
    for item in 0..<6 where item != big {
      XCTAssertEqual(view.cellForItem(at: [0, item])?.bounds.size, CGSize(width: 50, height: 50), "\(item)")
    }
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0].firstIndex(of: 0), big)
    XCTAssertEqual(view.cellForItem(at: [0, big])?.bounds.size, CGSize(width: 150, height: 80))
  }

  func testCellsThatScrollIn_showTheirOwnItems() throws {
    try lay([Array(0..<400)])
    view.beginInteractiveMovementForItem(at: [0, 1])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 260))
    app.advance(by: 0.6)
    view.contentOffset.y = 1000
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 1260))
    try app.waitUntilIdle()
    let target = try XCTUnwrap(
      view.indexPathsForVisibleItems.first { (view.cellForItem(at: $0) as? TestCell)?.name == 1 })
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0][target.item], 1)
    for path in view.indexPathsForVisibleItems {
      XCTAssertEqual((view.cellForItem(at: path) as? TestCell)?.name, mover.sections[0][path.item], "\(path)")
    }
  }

  func testTheDelegate_decides_andNonsenseIsReported() throws {
    try lay([Array(0..<8)])
    mover.target = { original, _, _ in original.item < 4 ? [0, 3] : [5, 9] }
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0], [1, 2, 3, 0, 4, 5, 6, 7])
    expectsReports = true
    view.beginInteractiveMovementForItem(at: [0, 5])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports[0].contains("[5, 9]"), reports[0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 10))
    XCTAssertEqual(reports.count, 2)
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 6]), "one at a time")
    XCTAssertEqual(reports.count, 3)
    view.cancelInteractiveMovement()
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 60]))
    XCTAssertEqual(reports.count, 4)
    mover.movable = { _ in false }
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 6]))
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    XCTAssertEqual(reports.count, 4)
    try app.waitUntilIdle()
    XCTAssertEqual(names(), mover.sections[0].map { $0 })
  }

  func testLayoutHooks_getTheirArguments() throws {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      override func targetIndexPath(
        forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
      ) -> IndexPath {
        log.append("target \(Array(previous)) \(brief(position))")
        return super.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position)
      }
      override func layoutAttributesForInteractivelyMovingItem(
        at path: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
        attributes.alpha = 0.7
        attributes.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        return attributes
      }
      override func invalidationContext(
        forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forInteractivelyMovingItems: targets, withTargetPosition: position, previousIndexPaths: previousIndexPaths,
          previousPosition: previousPosition)
        log.append(
          "moving \(targets.map(Array.init)) \(brief(position)) from \(previousIndexPaths.map(Array.init)) "
            + "\(brief(previousPosition))")
        XCTAssertEqual(context.targetIndexPathsForInteractivelyMovingItems, targets)
        XCTAssertEqual(context.previousIndexPathsForInteractivelyMovingItems, previousIndexPaths)
        XCTAssertEqual(context.interactiveMovementTarget, position)
        return context
      }
      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        log.append("end \(paths.map(Array.init)) from \(previousIndexPaths.map(Array.init)) \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: paths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
      }
    }
    let layout = Layout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    try lay([Array(0..<8)], layout)
    let cell = view.cellForItem(at: [0, 0])
    view.beginInteractiveMovementForItem(at: [0, 0])
    XCTAssertEqual(layout.log, ["moving [[0, 0]] 25,25 from [[0, 0]] 25,25"])
    try app.waitUntilIdle()
    XCTAssertEqual(cell?.alpha ?? 0, 0.7, accuracy: 1e-6)
    XCTAssertEqual(cell?.transform.a, 1.2)
    layout.log = []
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 25))
    XCTAssertEqual(layout.log, ["target [0, 0] 60,25", "moving [[0, 1]] 60,25 from [[0, 0]] 25,25"])
    layout.log = []
    view.cancelInteractiveMovement()
    XCTAssertEqual(layout.log, ["end [[0, 0]] from [[0, 1]] true"])
    try app.waitUntilIdle()
    XCTAssertEqual(cell?.alpha, 1)
    XCTAssertEqual(cell?.transform, .identity)
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 25))
    layout.log = []
    view.endInteractiveMovement()
    XCTAssertEqual(layout.log, ["end [[0, 1]] from [[0, 0]] false"])
  }

  func testACustomLayout_needsNothingOfItsOwn() throws {
    let list = ListLayout()
    try lay([Array(0..<20)], list)
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 165))
    app.advance(by: 0.6)
    XCTAssertEqual(names().prefix(5), [1, 2, 3, 0, 4])
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0].prefix(5), [1, 2, 3, 0, 4])
    XCTAssertEqual(view.cellForItem(at: [0, 3])?.frame.minY, 150)
  }

  func testUpdatesReloadsAndLayoutChanges_overtakeAMovement() throws {
    try lay([Array(0..<8)])
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    app.frame()
    view.performBatchUpdates {
      self.mover.sections[0].remove(at: 0)
      self.view.deleteItems(at: [[0, 0]])
    }
    try app.waitUntilIdle()
    XCTAssertEqual(names(), [1, 2, 3, 4, 5, 6, 7])
    view.endInteractiveMovement()
    XCTAssertFalse(mover.log.contains { $0.hasPrefix("move") })

    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    mover.sections[0].append(9)
    view.reloadData()
    try app.waitUntilIdle()
    XCTAssertEqual(names(), [1, 2, 3, 4, 5, 6, 7, 9])
    XCTAssertFalse(mover.log.contains { $0.hasPrefix("move") })

    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    view.setCollectionViewLayout(ListLayout(), animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(names().prefix(6), [1, 2, 3, 4, 5, 6])
    XCTAssertFalse(mover.log.contains { $0.hasPrefix("move") })
  }

  func testADataSourceThatDoesSomethingElse_isReported_andReloaded() throws {
    try lay([Array(0..<4), Array(4..<8)])
    let plain = TestDataSource([4, 4])
    view.dataSource = plain
    try app.waitUntilIdle()
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 60))
    expectsReports = true
    view.endInteractiveMovement()
    XCTAssertEqual(reports.count, 1)
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 4)
    XCTAssertEqual(view.visibleCells.count, 8)
    withExtendedLifetime(plain) {}
  }
}
