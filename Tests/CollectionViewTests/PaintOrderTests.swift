import TestSupport
import UIKit
import XCTest

/// The order of subviews follows the z-index and the index path, although reused views are not reordered individually.
@preconcurrency @MainActor
final class PaintOrderTests: XCTestCase {
  private var source: TestDataSource!

  private func makeList(_ layout: UICollectionViewLayout = ListLayout(), count: Int = 1000) -> UICollectionView {
    source = TestDataSource([count])
    let view = UICollectionView(showing: source, in: layout)
    view.layoutIfNeeded()
    return view
  }

  /// Returns the items of the visible cells in the order of the subviews, back to front.
  private func items(_ view: UICollectionView) -> [Int] {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }
      .compactMap { view.indexPath(for: $0)?.item }
  }

  private func assertLayersFollow(_ view: UICollectionView, line: UInt = #line) {
    let layers = view.layer.sublayers ?? []
    let places = view.subviews.map { subview in layers.firstIndex { $0 === subview.layer } ?? -1 }
    XCTAssertFalse(places.contains(-1), line: line)
    XCTAssertEqual(places, places.sorted(), line: line)
  }

  func testRandomJumps_leaveCellsInOrder() {
    let view = makeList()
    let indicators = view.subviews.filter { !($0 is UICollectionViewCell) }
    let seed: UInt64 = 20_261_121
    var random = SeededRandom(seed: seed)
    for step in 0..<300 {
      let reach: CGFloat = step.isMultiple(of: 3) ? 20_000 : 120
      let wanted = view.contentOffset.y + CGFloat.random(in: -reach...reach, using: &random)
      view.contentOffset.y = min(max(0, wanted), view.contentSize.height - 300)
      view.layoutIfNeeded()
      let shown = items(view)
      XCTAssertEqual(shown, shown.sorted(), "seed \(seed), step \(step)")
      XCTAssertEqual(shown, view.indexPathsForVisibleItems.map(\.item), "seed \(seed), step \(step)")
      assertLayersFollow(view)
    }
    XCTAssertEqual(Array(view.subviews.suffix(indicators.count)), indicators, "indicators stay in front")
  }

  func testInsertionAtTheFront_leavesCellsInOrder() {
    let view = makeList()
    for _ in 0..<5 {
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          self.source.sections[0].insert(-1, at: 0)
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
      view.layoutIfNeeded()
      XCTAssertEqual(items(view), items(view).sorted())
      assertLayersFollow(view)
    }
  }

  func testACellBroughtToTheFront_staysThereWhileOthersAreUsedAgain() {
    let view = makeList()
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    guard let chosen = view.visibleCells.dropFirst(2).first else { return XCTFail("no cells") }
    view.bringSubviewToFront(chosen)
    view.contentOffset.y = 330
    view.layoutIfNeeded()
    XCTAssertNotNil(view.indexPath(for: chosen))
    XCTAssertTrue(view.subviews.last === chosen)
  }

  func testTheBackgroundView_staysBehindCellsThatAreUsedAgain() {
    let view = makeList()
    let background = UIView()
    view.backgroundView = background
    for offset: CGFloat in [5000, 20, 90, 4000] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      XCTAssertTrue(view.subviews.first === background)
      XCTAssertEqual(items(view), items(view).sorted())
    }
  }
}
