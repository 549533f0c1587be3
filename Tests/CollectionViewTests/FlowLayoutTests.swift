import UIKit
import UIKitTesting
import XCTest

/// Features of flow layouts without measured cases: section inset references, pinned headers, spacings and late
/// changes.
@preconcurrency @MainActor
final class FlowLayoutTests: FlowTestCase {
  func testPinnedHeaders_stayInSight_andAreePushedOutByTheEndOfTheirSection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = make([10, 10, 10], layout)
    view.contentInset.top = 10
    view.contentOffset.y = -10
    view.layoutIfNeeded()
    // A section is 30 + 500 + 20 = 550.
    XCTAssertEqual(header(view, 0)?.minY, 0)
    XCTAssertEqual(footer(view, 0)?.maxY, 390)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    XCTAssertEqual(header(view, 0)?.minY, 210)
    XCTAssertEqual(footer(view, 0)?.minY, 530)
    XCTAssertEqual(header(view, 1)?.minY, 550)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    XCTAssertEqual(header(view, 0)?.minY, 500)
    XCTAssertEqual(header(view, 1)?.minY, 550)
    XCTAssertEqual(footer(view, 1)?.maxY, 900)
    let pinned = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    XCTAssertEqual(pinned?.frame.minY, 500)
    XCTAssertGreaterThan(pinned?.zIndex ?? 0, 0)
    // The header of an invisible section stays with it.
    XCTAssertEqual(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [2, 0])?.frame.minY, 1100)
  }

  func testSectionInsetReference() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let view = make([20], layout)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 400)
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 5)
    layout.sectionInsetReference = .fromSafeArea
    window.layoutIfNeeded()
    XCTAssertEqual(view.safeAreaInsets.left, 40)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 45)
    XCTAssertEqual(header(view, 0)?.width, view.bounds.width)
    let right = view.visibleCells.map(\.frame.maxX).max()
    XCTAssertEqual(right, view.bounds.width - 25)
    layout.sectionInsetReference = .fromLayoutMargins
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, view.layoutMargins.left + 5)
  }

  func testInsetsThatChangeLater_areFollowed() {
    let controller = UIViewController()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInsetReference = .fromSafeArea
    let view = make([20], layout)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 400)
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 0)
    controller.additionalSafeAreaInsets.left = 40
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 40)
    layout.sectionInsetReference = .fromLayoutMargins
    view.preservesSuperviewLayoutMargins = false
    view.layoutMargins.left = 60
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, view.layoutMargins.left)
    view.layoutMargins.left = 90
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, view.layoutMargins.left)
    layout.sectionInsetReference = .fromContentInset
    window.layoutIfNeeded()
    let before = view.visibleCells.map(\.frame.maxX).max() ?? 0
    view.contentInset.right = 100
    window.layoutIfNeeded()
    XCTAssertEqual(before, window.bounds.width)
    XCTAssertEqual(view.visibleCells.map(\.frame.maxX).max(), window.bounds.width - 100)
  }

  private final class Columns: UICollectionViewFlowLayout {
    var columns: CGFloat = 2
    var prepares = 0
    override func prepare() {
      super.prepare()
      prepares += 1
      guard let collectionView else { return }
      // As in Apple's sample "Customizing Collection View Layouts".
      minimumInteritemSpacing = 0
      minimumLineSpacing = 0
      itemSize = CGSize(width: collectionView.bounds.width / columns, height: 80)
    }
  }

  func testPropertiesSetWhilePreparing_countAtOnce() {
    let columns = Columns()
    let view = make([20], columns)
    view.layoutIfNeeded()
    XCTAssertEqual(columns.prepares, 1)
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame, CGRect(x: 150, y: 0, width: 150, height: 80))
    let three = Columns()
    three.columns = 3
    window.isHidden = false
    view.setCollectionViewLayout(three, animated: true)
    // From the beginning, the change goes to the final state of the layout.
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 200, y: 0, width: 100, height: 80))
    XCTAssertEqual(view.contentSize.height, 7 * 80)
    source.sections[0].insert(77, at: 0)
    view.insertItems(at: [[0, 0]])
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 200, y: 0, width: 100, height: 80))
    // The same applies to a transition between two layouts that prepare.
    let four = Columns()
    four.columns = 4
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(to: four)
    transition.transitionProgress = 1
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 150, y: 0, width: 75, height: 80))
  }

  /// After a change the layout returns new values even before the next layout pass. The tests of a client
  /// (StickySplitCollectionViewFlowLayout) expect this.
  func testWhoAsksAfterAChange_getsTheNewAnswer_withoutAPass() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize {
        asked += 1
        // It may call the layout.
        return CGSize(width: 300, height: layout.collectionViewContentSize.height > 0 ? 30 : 20)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let view = make([10], layout)
    XCTAssertEqual(layout.collectionViewContentSize.height, 100, "before the first pass: five in a line")
    view.layoutIfNeeded()
    layout.itemSize = CGSize(width: 300, height: 100)
    XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 300, height: 1000))
    layout.itemSize.height = 50
    XCTAssertEqual(layout.layoutAttributesForItem(at: [0, 3])?.frame.minY, 150)
    layout.itemSize.height = 40
    XCTAssertEqual(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 400))?.count, 10)
    layout.headerReferenceSize.height = 7
    XCTAssertEqual(
      layout.layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.size,
      CGSize(width: 300, height: 7))
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 9])?.frame, CGRect(x: 0, y: 367, width: 300, height: 40))
    // In a batch the data is ahead of the counts, so the old values are kept.
    let sizes = Sizes()
    view.delegate = sizes
    layout.invalidateLayout()
    XCTAssertEqual(layout.collectionViewContentSize.height, 307)
    XCTAssertEqual(sizes.asked, 10)
    view.performBatchUpdates {
      source.sections[0].removeLast(5)
      view.deleteItems(at: (5..<10).map { [0, $0] })
      layout.invalidateLayout()
      XCTAssertEqual(layout.collectionViewContentSize.height, 307)
    }
    XCTAssertEqual(layout.collectionViewContentSize.height, 157)
    withExtendedLifetime(sizes) {}
  }

  func testSpacingsBySection() {
    final class Spacings: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { CGFloat(7 + section) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { section == 0 ? 0 : 60 }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = make([6, 4], layout)
    let spacings = Spacings()
    view.delegate = spacings
    view.layoutIfNeeded()
    // Three in a row, 7 between the rows; then two in a row (a third would not fit beside 60), 8 between the rows.
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.origin, CGPoint(x: 200, y: 0))
    XCTAssertEqual(view.cellForItem(at: [0, 3])?.frame.origin, CGPoint(x: 0, y: 47))
    XCTAssertEqual(view.cellForItem(at: [1, 1])?.frame.origin, CGPoint(x: 200, y: 87))
    XCTAssertEqual(view.cellForItem(at: [1, 2])?.frame.origin, CGPoint(x: 0, y: 87 + 48))
  }
}
