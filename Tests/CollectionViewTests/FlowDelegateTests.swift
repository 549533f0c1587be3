import UIKit
import UIKitTesting
import XCTest

/// The calls of a flow layout to its delegate, and its reports about invalid results.
@preconcurrency @MainActor
final class FlowDelegateTests: FlowTestCase {
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var width: CGFloat = 50
    var asked = 0
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: width, height: 40 + CGFloat(path.item % 3))
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section), left: 10, bottom: 0, right: 10) }
  }

  func testItemsThatAreTooWide_areLoggedOnce() {
    var lines: [String] = []
    Diagnostics.logHandler = { lines.append($0) }
    defer { Diagnostics.logHandler = nil }
    let delegate = Delegate()
    delegate.width = 281
    let view = make([3])
    view.delegate = delegate
    view.layoutIfNeeded()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines.first?.contains("the item width must be less than the width of the UICollectionView") == true)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX ?? 0, 9.5, accuracy: 0.5)
    delegate.width = 280
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(lines.count, 1)
  }

  func testContexts_sayWhetherTheDelegateIsAskedAgain() {
    let delegate = Delegate()
    let view = make([30])
    view.delegate = delegate
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 30)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    view.collectionViewLayout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 30)
    // Another width positions items again without calls.
    view.frame.size.width = 200
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 30)
    XCTAssertEqual(view.visibleCells.map(\.frame.maxX).max(), 190)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 60)
  }

  func testUpdates_askForAllSizes_orForNewOnesOnly() {
    for keeps in [false, true] {
      let delegate = Delegate()
      let layout = UICollectionViewFlowLayout()
      layout.keepsItemSizesInUpdates = keeps
      let view = make([100, 5], layout)
      view.delegate = delegate
      view.layoutIfNeeded()
      delegate.asked = 0
      let old = (0..<100).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.size }
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          self.source.sections[0].insert(7, at: 2)
          self.source.sections[0].remove(at: 51)
          view.insertItems(at: [[0, 2]])
          view.deleteItems(at: [[0, 50]])
          view.reloadItems(at: [[1, 1]])
        }
      }
      XCTAssertEqual(delegate.asked, keeps ? 2 : 105)
      guard keeps else { continue }
      let new = (0..<100).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.size }
      var expected = old
      expected.insert(CGSize(width: 50, height: 42), at: 2)
      expected.remove(at: 51)
      XCTAssertEqual(new, expected)
    }
  }
}
