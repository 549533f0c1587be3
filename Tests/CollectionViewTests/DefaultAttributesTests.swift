import UIKit
import UIKitTesting
import XCTest

/// What the base class of layouts answers for elements that appear and disappear, and the views of items' decorations in updates.
///
/// Published layouts unwrap `super`'s answer for every element that the view asks about (the layouts without fading of Stack
/// Overflow 48698115, and many others), so UIKit returns attributes for each element that exists.
@preconcurrency @MainActor
final class DefaultAttributesTests: StageTestCase {
  private final class Shrinking: UICollectionViewFlowLayout {
    var missing: [String] = []
    var initial: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var final: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var changesInitial: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      if attributes == nil { missing.append("initial \(path.item)") }
      if attributes?.indexPath != path { missing.append("path of initial \(path.item)") }
      attributes.map(changesInitial)
      initial[path] = attributes
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      if attributes == nil { missing.append("final \(path.item)") }
      if attributes?.indexPath != path { missing.append("path of final \(path.item)") }
      final[path] = attributes
      return attributes
    }
  }

  private func shrinking(_ side: CGFloat) -> Shrinking {
    let layout = Shrinking()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func testUpdates_haveAttributesForEveryElement() throws {
    let layout = shrinking(50)
    try stage(layout)
    source.sections[0].remove(at: 1)
    source.sections[0].insert(contentsOf: [1000, 1001, 1002, 1003, 1004, 1005], at: 3)
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: (3..<9).map { [0, $0] })
    }
    XCTAssertEqual(layout.missing, [])
    XCTAssertEqual(layout.final[[0, 1]]?.alpha, 0, "deleted")
    XCTAssertEqual(layout.final[[0, 2]]?.alpha, 1)
    XCTAssertEqual(layout.final[[0, 2]]?.frame.origin, CGPoint(x: 50, y: 0), "its new position")
    XCTAssertEqual(layout.initial[[0, 3]]?.alpha, 0, "inserted")
    XCTAssertEqual(layout.initial[[0, 1]]?.frame.origin, CGPoint(x: 100, y: 0), "its old position")
    try app.waitUntilIdle()
    checkAtRest()
    layout.missing = []
    source.sections[0].removeSubrange(0..<8)
    view.deleteItems(at: (0..<8).map { [0, $0] })
    XCTAssertEqual(layout.missing, [], "items that were not on screen before")
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testChangesOfBoundsAndLayout_haveAttributesForEveryElement() throws {
    let layout = shrinking(50)
    try stage(layout)
    UIView.animate(withDuration: 0.2) { self.view.frame.size = CGSize(width: 150, height: 300) }
    XCTAssertFalse(layout.initial.isEmpty && layout.final.isEmpty)
    XCTAssertEqual(layout.missing, [])
    try app.waitUntilIdle()
    checkAtRest()
    let other = shrinking(30)
    view.setCollectionViewLayout(other, animated: true)
    XCTAssertEqual(layout.missing + other.missing, [])
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// What the override changes counts.
  func testChangedDefaults_areShown() throws {
    let layout = shrinking(50)
    try stage(layout)
    layout.changesInitial = { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    source.sections[0].removeSubrange(0..<8)
    view.deleteItems(at: (0..<8).map { [0, $0] })
    app.frame()
    for cell in view.visibleCells {
      let transform = cell.layer.presentation()?.transform.m11 ?? 0
      XCTAssertEqual(transform, 0.5, accuracy: 0.05)
    }
    try app.waitUntilIdle()
    checkAtRest()
  }

  // MARK: Decorations of items

  private final class Line: UICollectionReusableView {}

  /// Rows with a line below each, which the layout inserts and deletes with its item.
  private final class Lines: ListLayout {
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = super.layoutAttributesForElements(in: rect) ?? []
      return items + items.compactMap { layoutAttributesForDecorationView(ofKind: "line", at: $0.indexPath) }
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: frame.maxY, width: frame.width, height: 1)
      return attributes
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
      deleted = updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { inserted }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { deleted }
  }

  /// The new layout need not support the kinds of the old one. Many layouts unwrap what they have stored for a kind.
  func testALayoutChange_requestsNoUnknownKinds() throws {
    final class Plain: ListLayout {
      var requestedKinds: [String] = []
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        requestedKinds.append(elementKind)
        return nil
      }
    }
    let lines = Lines()
    lines.register(Line.self, forDecorationViewOfKind: "line")
    try stage(lines, [5])
    XCTAssertTrue(view.subviews.contains { $0 is Line && !$0.isHidden })
    let plain = Plain()
    view.setCollectionViewLayout(plain, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(plain.requestedKinds, [])
    XCTAssertFalse(view.subviews.contains { $0 is Line && !$0.isHidden })
  }

  func testDecorationsOfItems_moveWithThem() throws {
    let layout = Lines()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    try stage(layout, [5])
    func lines() -> [Line] {
      view.subviews.compactMap { $0 as? Line }.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
    }
    let before = lines()
    XCTAssertEqual(before.count, 5)
    source.sections[0].insert(1000, at: 1)
    view.insertItems(at: [[0, 1]])
    try app.waitUntilIdle()
    var after = lines()
    XCTAssertEqual(after.count, 6)
    XCTAssertTrue(after[0] === before[0])
    for index in 2..<6 { XCTAssertTrue(after[index] === before[index - 1], "line \(index)") }
    source.sections[0].remove(at: 0)
    view.deleteItems(at: [[0, 0]])
    try app.waitUntilIdle()
    after = lines()
    XCTAssertEqual(after.count, 5)
    for index in 1..<5 { XCTAssertTrue(after[index] === before[index], "line \(index)") }
  }

  /// An item that was off screen in the old layout begins there, also if an override changes other properties of the default.
  func testALayoutChange_beginsInTheOldLayout() throws {
    for scale in [1, 0.5] as [CGFloat] {
      let old = shrinking(50)
      try stage(old)
      let other = shrinking(30)
      if scale != 1 { other.changesInitial = { $0.transform = CGAffineTransform(scaleX: scale, y: scale) } }
      XCTAssertNil(view.cellForItem(at: [0, 40]))
      view.setCollectionViewLayout(other, animated: true)
      XCTAssertEqual(other.initial[[0, 40]]?.center, old.layoutAttributesForItem(at: [0, 40])?.center)
      XCTAssertEqual(other.initial[[0, 40]]?.alpha, 1)
      let cell = try XCTUnwrap(view.cellForItem(at: [0, 40]))
      app.frame()
      let layer = try XCTUnwrap(cell.layer.presentation())
      XCTAssertEqual(layer.position.y, 525, accuracy: 0.1 * (525 - cell.center.y))
      XCTAssertEqual(layer.transform.m11, scale, accuracy: 0.1)
      XCTAssertEqual(layer.opacity, 1)
      try app.waitUntilIdle()
      checkAtRest()
      app.close()
    }
  }
}
