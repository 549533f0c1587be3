import UIKit
import UIKitTesting
import XCTest

/// Self-sizing cells in an interactive transition. Each layout receives the preferred sizes for its own width, and the
/// visible size is interpolated. UIKit's own transition layout ignores them (docs/differences.md).
@preconcurrency @MainActor
final class TransitionSizeTests: StageTestCase {
  /// A cell with the proposed width and an area of 3600 square points, or another area that the test sets.
  private final class AreaCell: TestCell {
    static var area: CGFloat = 3600
    static var asked = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size.height = Self.area / layoutAttributes.size.width
      return layoutAttributes
    }
  }

  override func setUp() async throws { AreaCell.area = 3600 }

  private func flow(_ size: CGSize, estimates: Bool = true) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    if estimates { layout.estimatedItemSize = size } else { layout.itemSize = size }
    return layout
  }

  private func begin(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) throws
    -> UICollectionViewTransitionLayout
  {
    try stage(old, [100])
    view.register(AreaCell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    app.frame()
    let transition = view.startInteractiveTransition(to: new)
    app.frame()
    return transition
  }

  private func expectSizes(_ width: CGFloat, _ height: CGFloat, _ what: String) {
    XCTAssertFalse(view.visibleCells.isEmpty)
    for path in view.indexPathsForVisibleItems {
      let size = view.cellForItem(at: path)?.frame.size ?? .zero
      XCTAssertEqual(size.width, width, accuracy: 1e-9, "\(what): \(path)")
      XCTAssertEqual(size.height, height, accuracy: 1e-9, "\(what): \(path)")
    }
  }

  func testBothLayoutsHearWhatIsWished_forTheirEnds() throws {
    let transition = try begin(flow(CGSize(width: 90, height: 20)), flow(CGSize(width: 60, height: 10)))
    expectSizes(90, 40, "at the beginning")
    for step in 1...10 {
      let share = CGFloat(step) / 10
      transition.transitionProgress = share
      app.frame()
      expectSizes(90 - 30 * share, 40 + 20 * share, "at \(share)")
    }
    let before = Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map { ($0, view.cellForItem(at: $0)?.frame) })
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    for path in view.indexPathsForVisibleItems {
      XCTAssertEqual(view.cellForItem(at: path)?.frame, before[path] ?? .zero, "nothing snaps at the end: \(path)")
    }
    checkAtRest()
  }

  func testTheProgressAlone_asksNobody() throws {
    let transition = try begin(flow(CGSize(width: 90, height: 40)), flow(CGSize(width: 60, height: 60)))
    transition.transitionProgress = 0.3
    app.frame()
    AreaCell.asked = 0
    let shown = Set(view.indexPathsForVisibleItems)
    for step in 0...10 {
      transition.transitionProgress = 0.3 + CGFloat(step) / 100
      app.frame()
    }
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), shown)
    XCTAssertEqual(AreaCell.asked, 0)
    view.cancelInteractiveTransition()
    try app.waitUntilIdle()
    expectSizes(90, 40, "back again")
    checkAtRest()
  }

  func testALayoutThatDoesNotListen_keepsItsSizes() throws {
    let transition = try begin(
      flow(CGSize(width: 50, height: 50), estimates: false), flow(CGSize(width: 90, height: 20)))
    expectSizes(50, 50, "at the beginning")
    transition.transitionProgress = 0.5
    app.frame()
    expectSizes(70, 45, "half way")
    view.cancelInteractiveTransition()
    try app.waitUntilIdle()
    expectSizes(50, 50, "back again")
  }

  func testAViewThatChangesOnTheWay_isAskedForBothEnds() throws {
    let transition = try begin(flow(CGSize(width: 90, height: 20)), flow(CGSize(width: 60, height: 10)))
    transition.transitionProgress = 0.5
    app.frame()
    expectSizes(75, 50, "half way")
    AreaCell.area = 7200
    for cell in view.visibleCells { cell.invalidateIntrinsicContentSize() }
    app.frame()
    expectSizes(75, 100, "half way, twice as large")
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }
}
