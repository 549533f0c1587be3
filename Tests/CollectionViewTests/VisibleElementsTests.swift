import TestSupport
import UIKit
import XCTest

@preconcurrency @MainActor
final class VisibleElementsTests: XCTestCase {
  /// Checks the conditions that hold after every layout pass: each visible element has a view with its attributes and
  /// its data.
  private func check(_ view: UICollectionView, _ layout: ScatterLayout, _ source: TestDataSource, _ context: String) {
    let bounds = view.bounds
    let visible = layout.all.filter { attributes in
      let frame = attributes.frame
      return !attributes.isHidden && frame.minX < bounds.maxX && bounds.minX < frame.maxX && frame.minY < bounds.maxY
        && bounds.minY < frame.maxY
    }
    let cells = visible.filter { $0.representedElementCategory == .cell }
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), Set(cells.map(\.indexPath)), context)
    XCTAssertEqual(Set(view.visibleCells.map(ObjectIdentifier.init)).count, cells.count, context)
    let headers = visible.filter { $0.representedElementCategory == .supplementaryView }
    XCTAssertEqual(
      Set(view.indexPathsForVisibleSupplementaryElements(ofKind: "header")), Set(headers.map(\.indexPath)), context)
    for attributes in cells {
      guard let cell = view.cellForItem(at: attributes.indexPath) as? TestCell else {
        XCTFail("\(context): no cell at \(attributes.indexPath)")
        continue
      }
      XCTAssertEqual(cell.frame, attributes.frame, context)
      XCTAssertEqual(cell.alpha, attributes.alpha, accuracy: 1e-6, context)
      XCTAssertFalse(cell.isHidden, context)
      XCTAssertEqual(cell.name, source.sections[attributes.indexPath.section][attributes.indexPath.item], context)
      XCTAssertEqual(view.indexPath(for: cell), attributes.indexPath, context)
    }
    let shown = view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    XCTAssertEqual(shown.count, visible.count, context)
    checkOrder(view, visible, context)
  }

  /// Checks the order of views: by z-index, then by category, then by index path.
  private func checkOrder(
    _ view: UICollectionView, _ visible: [UICollectionViewLayoutAttributes], _ context: String
  ) {
    func rank(_ attributes: UICollectionViewLayoutAttributes) -> [Int] {
      [attributes.zIndex, Int(attributes.representedElementCategory.rawValue)] + Array(attributes.indexPath)
    }
    let expected = visible.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }.map(\.frame)
    let frames = view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.map(\.frame)
    XCTAssertEqual(frames, expected, context)
  }

  func testRealizedViews_areThoseThatIntersectTheBounds() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let layout = ScatterLayout()
      layout.random = SeededRandom(seed: seed &* 31)
      layout.register(TestDecoration.self, forDecorationViewOfKind: "back")
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      let source = TestDataSource(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(in: 0...25, using: &random) })
      TestDataSource.register(in: view)
      view.dataSource = source
      view.layoutIfNeeded()
      check(view, layout, source, "seed \(seed) at first")
      for step in 1...25 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          view.frame.size = CGSize(
            width: CGFloat(Int.random(in: 50...400, using: &random)),
            height: CGFloat(Int.random(in: 50...400, using: &random)))
        case 1:
          layout.strew()
          layout.invalidateLayout()
        case 2:
          source.sections = (0..<Int.random(in: 0...4, using: &random)).map { section in
            (0..<Int.random(in: 0...25, using: &random)).map { section * 1000 + $0 + step * 100_000 }
          }
          view.reloadData()
        default:
          view.contentOffset = CGPoint(
            x: CGFloat(Int.random(in: 0...500, using: &random)), y: CGFloat(Int.random(in: 0...800, using: &random)))
        }
        view.layoutIfNeeded()
        check(view, layout, source, "seed \(seed), step \(step)")
      }
    }
  }

  func testNilAndEmptyAnswers_removeEverything() {
    final class Fickle: ListLayout {
      var answer = 0
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        answer == 0 ? super.layoutAttributesForElements(in: rect) : answer == 1 ? nil : []
      }
    }
    let layout = Fickle()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let source = TestDataSource([10])
    TestDataSource.register(in: view)
    view.dataSource = source
    for answer in [1, 2] {
      layout.answer = 0
      layout.invalidateLayout()
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, 6)
      layout.answer = answer
      layout.invalidateLayout()
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, 0, "answer \(answer)")
    }
  }

  func testEmptyBounds_realizeNothing() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
    let source = TestDataSource([1000])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 0)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 2)
  }

  func testLookUps() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ListLayout())
    view.contentInsetAdjustmentBehavior = .never
    let source = TestDataSource([100])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 60)), [0, 1])
    XCTAssertNil(view.indexPathForItem(at: CGPoint(x: 10, y: 45)), "between two rows")
    XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 4010)), [0, 80], "beyond the screen")
    XCTAssertNil(view.cellForItem(at: [0, 80]))
    XCTAssertEqual(view.layoutAttributesForItem(at: [0, 80])?.frame.minY, 4000)
    XCTAssertNil(view.layoutAttributesForItem(at: [0, 100]))
    XCTAssertNil(view.indexPath(for: UICollectionViewCell(frame: .zero)))
  }
}
