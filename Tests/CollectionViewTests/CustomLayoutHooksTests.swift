import UIKit
import XCTest

/// The layout methods and their behavior on which public layout libraries rely.
@preconcurrency @MainActor
final class CustomLayoutHooksTests: StageTestCase {
  /// A layout with its own model of the items, which it updates in `prepare(forCollectionViewUpdates:)`. Before that it
  /// returns no attributes, because the model does not match the data.
  private final class ModelLayout: UICollectionViewLayout {
    private var names: [Int] = []
    private var isWaiting = false
    private var fresh = 1000
    var model: [Int] { names }

    override func prepare() {
      super.prepare()
      if names.isEmpty, let view = collectionView { names = Array(0..<view.numberOfItems(inSection: 0)) }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      isWaiting = context.invalidateDataSourceCounts && !context.invalidateEverything
      super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      for item in updateItems where item.updateAction == .delete { names.remove(at: item.indexPathBeforeUpdate!.item) }
      for item in updateItems where item.updateAction == .insert {
        names.insert(fresh, at: item.indexPathAfterUpdate!.item)
        fresh += 1
      }
      isWaiting = false
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(names.count) * 52) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      if isWaiting { return nil }
      return names.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 52, width: 200, height: 45)
      return attributes
    }
  }

  func testALayoutThatReturnsNilBeforeItGetsTheUpdates_isAskedAgain() throws {
    let layout = ModelLayout()
    try stage(layout, [20])
    let staying = try XCTUnwrap(view.cellForItem(at: [0, 3]))
    source.sections[0].remove(at: 1)
    source.sections[0].insert(77, at: 0)
    view.performBatchUpdates {
      self.view.deleteItems(at: [[0, 1]])
      self.view.insertItems(at: [[0, 0]])
    }
    XCTAssertTrue(view.cellForItem(at: [0, 3]) === staying)
    XCTAssertEqual(view.visibleCells.count, 6)
    app.advance(by: 0.1)
    XCTAssertEqual(view.visibleCells.count, 6)
    try app.waitUntilIdle()
    XCTAssertEqual(layout.model.prefix(3), [1000, 0, 2])
    checkAtRest()
  }

  /// A layout whose number of rows comes from its own model. A method updates the model and then invalidates the
  /// layout.
  private final class LateLayout: UICollectionViewLayout {
    var rows = 0
    var pitch: CGFloat = 52
    /// The distance of the rows that `prepare(forAnimatedBoundsChange:)` or `prepareForTransition` sets, in points.
    var latePitch: CGFloat?
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      if rows == 0, let view = collectionView { rows = view.numberOfItems(inSection: 0) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      rows += updateItems.reduce(0) { $0 + ($1.updateAction == .insert ? 1 : $1.updateAction == .delete ? -1 : 0) }
      invalidateLayout()
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      changePitch()
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      changePitch()
    }

    private func changePitch() {
      guard let latePitch else { return }
      pitch = latePitch
      invalidateLayout()
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(rows) * pitch) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<rows).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard indexPath.item < rows else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * pitch, width: 200, height: 45)
      return attributes
    }
  }

  func testALayoutThatInvalidatesItselfInPrepareForUpdates_showsAllCellsAtOnce() throws {
    for animated in [true, false] {
      try stage(LateLayout(), [3])
      source.sections[0] += [77, 78]
      let update = { self.view.performBatchUpdates { self.view.insertItems(at: [[0, 3], [0, 4]]) } }
      if animated { update() } else { UIView.performWithoutAnimation(update) }
      XCTAssertEqual(view.visibleCells.count, 5)
      XCTAssertEqual(view.contentSize.height, 260)
      XCTAssertNotNil(view.cellForItem(at: [0, 4]))
      try app.waitUntilIdle()
      checkAtRest()
    }
  }

  func testALayoutThatInvalidatesItselfInPrepareForUpdates_isPreparedOnceMore() throws {
    let layout = LateLayout()
    try stage(layout, [3])
    layout.preparations = 0
    source.sections[0].append(77)
    view.insertItems(at: [[0, 3]])
    XCTAssertEqual(layout.preparations, 2, "before the hook and after it")
    XCTAssertEqual(view.visibleCells.count, 4)
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testALayoutThatInvalidatesItselfBeforeAnAnimatedBoundsChange_isFollowedAtOnce() throws {
    let layout = LateLayout()
    try stage(layout, [30])
    layout.latePitch = 90
    UIView.animate(withDuration: 0.2) { self.view.frame.size.height = 250 }
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.minY, 180)
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testALayoutThatInvalidatesItselfInPrepareForTransition_isFollowedAtOnce() throws {
    try stage(grid(50), [30])
    let layout = LateLayout()
    layout.latePitch = 90
    view.setCollectionViewLayout(layout, animated: true)
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.minY, 180)
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// A layout that returns no attributes for the first query.
  private final class HesitantLayout: UICollectionViewLayout {
    private var questions = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      questions += 1
      guard questions > 1, let attributes = layoutAttributesForItem(at: [0, 0]) else { return nil }
      return [attributes]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 45)
      return attributes
    }
  }

  func testALayoutWhoseFirstAnswerIsNil_isAskedAgainInTheNextPass() throws {
    try stage(HesitantLayout(), [1])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 1)
  }

  /// A layout that stops scrolling at whole columns.
  private final class SnappingLayout: UICollectionViewFlowLayout {
    var asked: [(proposed: CGPoint, velocity: CGPoint)] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      return CGPoint(x: (proposedContentOffset.x / 174).rounded() * 174, y: proposedContentOffset.y)
    }
  }

  private func snapping() throws -> SnappingLayout {
    let layout = SnappingLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 160, height: 200)
    layout.minimumLineSpacing = 14
    try stage(layout, [20])
    return layout
  }

  func testTheLayoutsTarget_isWhereTheContentRests_withoutVelocityToo() throws {
    let layout = try snapping()
    app.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 60, y: 150), duration: 0.3, hold: 0.3)
    XCTAssertEqual(layout.asked.count, 1)
    XCTAssertEqual(layout.asked.first?.velocity, .zero)
    XCTAssertTrue(view.isDecelerating)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset, CGPoint(x: 174, y: 0))
  }

  func testTheLayoutsTarget_isWhereAThrowRests() throws {
    let layout = try snapping()
    app.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 20, y: 150), duration: 0.1)
    let asked = try XCTUnwrap(layout.asked.first)
    XCTAssertGreaterThan(asked.velocity.x, 0)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.x, (asked.proposed.x / 174).rounded() * 174)
    XCTAssertNotEqual(view.contentOffset.x, asked.proposed.x)
  }
}
