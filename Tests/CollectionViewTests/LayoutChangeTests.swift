import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class LayoutChangeTests: XCTestCase {
  private func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  private func makeView(_ layout: UICollectionViewLayout) -> (UICollectionView, TestDataSource) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let source = TestDataSource([200])
    TestDataSource.register(in: view)
    view.dataSource = source
    return (view, source)
  }

  func testSettingTheLayout_placesEverythingAtOnce_andKeepsCells() {
    let (view, source) = makeView(grid(90))
    view.layoutIfNeeded()
    let first = view.cellForItem(at: [0, 0])
    let next = grid(40)
    view.collectionViewLayout = next
    XCTAssertTrue(view.cellForItem(at: [0, 0]) === first)
    XCTAssertEqual(first?.frame, next.layoutAttributesForItem(at: [0, 0])?.frame)
    XCTAssertTrue(next.collectionView === view)
    XCTAssertEqual(view.visibleCells.count, 24)
    withExtendedLifetime(source) {}
  }

  func testHooks_comeInOrder() {
    // cb-layout-transition-hooks
    final class Layout: UICollectionViewFlowLayout {
      var name = ""
      var log: EventLog?
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { log?.add("\(name) to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log?.add("\(name) from") }
      override func finalizeLayoutTransition() { log?.add("\(name) finalize") }
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("\(name) initial")
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("\(name) final")
        return super.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let log = EventLog()
    let old = Layout()
    old.name = "old"
    let new = Layout()
    new.name = "new"
    let (view, source) = makeView(old)
    source.sections = [[1]]
    app.show(view)
    old.log = log
    new.log = log
    var finished: Bool?
    view.setCollectionViewLayout(new, animated: true) { finished = $0 }
    XCTAssertEqual(log.take(), ["old to", "new from", "old final", "new initial", "old finalize", "new finalize"])
    app.advance(by: 1)
    XCTAssertEqual(finished, true)
  }

  func testVisibleItem_staysInSight() {
    let (view, source) = makeView(grid(90))
    view.layoutIfNeeded()
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    let middle = view.indexPathForItem(at: CGPoint(x: 45, y: 5150)) ?? [0, 0]
    view.setCollectionViewLayout(grid(40), animated: false)
    XCTAssertTrue(view.indexPathsForVisibleItems.contains(middle))
    withExtendedLifetime(source) {}
  }

  func testTransitionLayout_liesBetween() {
    let from = grid(90)
    let to = grid(40)
    let (view, source) = makeView(from)
    view.layoutIfNeeded()
    let transition = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
    view.collectionViewLayout = transition
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.width, 90)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.width, 65)
    transition.transitionProgress = 1
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame, to.layoutAttributesForItem(at: [0, 0])?.frame)
    transition.updateValue(3, forAnimatedKey: "x")
    XCTAssertEqual(transition.value(forAnimatedKey: "x"), 3)
    withExtendedLifetime(source) {}
  }
}
