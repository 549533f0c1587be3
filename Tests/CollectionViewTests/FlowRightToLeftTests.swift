import UIKit
import UIKitTesting
import XCTest

/// Flow layouts in a right-to-left layout direction.
@preconcurrency @MainActor
final class FlowRightToLeftTests: FlowTestCase {
  func testRightToLeft_mirrorsAFlippingGrid_andNoOther() {
    for flips in [true, false] {
      let layout = flips ? FlippingFlow() : UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.sectionInset.left = 6
      let view = make([7], layout)
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      let plain = (0..<7).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
      for (item, frame) in plain.enumerated() {
        let shown = view.cellForItem(at: [0, item])?.frame
        XCTAssertEqual(shown?.minX, flips ? 300 - frame.maxX : frame.minX)
        XCTAssertEqual(shown?.minY, frame.minY)
        XCTAssertEqual(view.layoutAttributesForItem(at: [0, item])?.frame, shown)
      }
      XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: flips ? 290 : 10, y: 10)), [0, 0])
    }
  }

  private final class Announced: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: [IndexPath] = []
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) { self.paths += paths }
  }

  func testRightToLeft_everyQuestionIsMirrored() throws {
    func flow(_ width: CGFloat) -> UICollectionViewFlowLayout {
      let layout = FlippingFlow()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: width, height: 400)
      layout.minimumLineSpacing = 0
      return layout
    }
    let app = TestApplication(size: CGSize(width: 300, height: 400))
    defer { app.close() }
    let view = make([20], flow(100))
    view.semanticContentAttribute = .forceRightToLeft
    view.isPrefetchingEnabled = true
    let announced = Announced()
    view.prefetchDataSource = announced
    app.show(view)
    app.frame()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 1900)
    // The next items are prefetched, not those in the mirrored position.
    view.contentOffset.x -= 40
    app.frame()
    XCTAssertEqual(Set(announced.paths.map(\.item)), [4, 5, 6])
    // An item is moved at the position of the finger, and exchanged with the one below it.
    let held = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    app.frame()
    XCTAssertEqual(held.center, CGPoint(x: 1850, y: 200))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 1740, y: 190))
    app.frame()
    XCTAssertEqual(held.center, CGPoint(x: 1740, y: 190))
    XCTAssertEqual(view.indexPath(for: held), [0, 2])
    view.cancelInteractiveMovement()
    app.advance(by: 1)
    // A layout change keeps the middle visible.
    view.scrollToItem(at: [0, 10], at: .centeredHorizontally, animated: false)
    app.frame()
    view.setCollectionViewLayout(flow(60), animated: false)
    app.frame()
    XCTAssertEqual(view.contentSize.width, 1200)
    XCTAssertEqual(try XCTUnwrap(view.cellForItem(at: [0, 10])).frame.midX, view.bounds.midX, accuracy: 31)
    // The same applies to a transition between two layouts, from the beginning to the end.
    let transition = view.startInteractiveTransition(to: flow(100))
    XCTAssertTrue(transition.flipsHorizontallyInOppositeLayoutDirection)
    for progress in [0, 0.5, 1] {
      transition.transitionProgress = progress
      app.frame()
      let cell = try XCTUnwrap(view.cellForItem(at: [0, 10]), "\(progress)")
      XCTAssertEqual(cell.frame.width, 60 + 40 * progress, accuracy: 0.01)
      XCTAssertEqual(cell.frame.midX, view.bounds.midX, accuracy: 51, "\(progress)")
      // There are no gaps in the visible area.
      let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
      XCTAssertLessThanOrEqual(try XCTUnwrap(frames.first).minX, view.bounds.minX + 0.01, "\(progress)")
      XCTAssertGreaterThanOrEqual(try XCTUnwrap(frames.last).maxX, view.bounds.maxX - 0.01, "\(progress)")
      for (left, right) in zip(frames, frames.dropFirst()) { XCTAssertEqual(left.maxX, right.minX, accuracy: 0.01) }
    }
    view.finishInteractiveTransition()
    app.advance(by: 1)
    XCTAssertEqual(view.cellForItem(at: [0, 10])?.frame.minX, 2000 - 1100)
  }

  func testRightToLeft_horizontalContentBeginsAtTheRightEnd() {
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    let view = make([20], layout)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentSize.width, 2000)
    XCTAssertEqual(view.contentOffset.x, 1700)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame, CGRect(x: 1900, y: 0, width: 100, height: 400))
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), [[0, 0], [0, 1], [0, 2]])
    // More content and another width keep the visible area in place, relative to the leading edge.
    view.contentOffset.x = 1500
    view.layoutIfNeeded()
    source.sections[0].append(99)
    UIView.performWithoutAnimation { view.insertItems(at: [[0, 20]]) }
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.x, 1600)
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), [[0, 2], [0, 3], [0, 4]])
    view.frame.size.width = 200
    view.layoutIfNeeded()
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), [[0, 2], [0, 3]])
    view.scrollToItem(at: [0, 10], at: .right, animated: false)
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.x, 2100 - 1000 - 200)
  }
}
