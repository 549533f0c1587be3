import UIKit
import UIKitTesting
import XCTest

/// Interactive movement of items into empty sections.
@preconcurrency @MainActor
final class EmptySectionMovementTests: MovementTestCase {
  func testAnEmptySection_takesTheItem_inAFlowLayout() throws {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0)
    try lay([[0, 1, 2], [], [3]], flow)
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    // The second section extends from 70 to 90.
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
    /// A layout with rows of 40 points below headers of 30 points.
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
    // The first section ends at 135; the header of the second one is from 135 to 165, that of the third one begins at
    // 190.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections, [[1], [0], [2]])
  }
}
