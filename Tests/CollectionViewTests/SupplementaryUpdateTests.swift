import UIKit
import XCTest

/// The calls of a layout with supplementary and decoration views during an update (UICollectionViewLayout.h: final
/// attributes are requested for every element that was visible before it, initial attributes for every element that is
/// visible after it).
@preconcurrency @MainActor
final class SupplementaryUpdateTests: XCTestCase {
  /// A layout with rows, a header before each section and a decoration view behind it. It logs its calls during
  /// updates.
  private final class Layout: UICollectionViewLayout {
    var log = EventLog()
    var deletedHeaders: [IndexPath] = []
    var insertedHeaders: [IndexPath] = []
    private var all: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      super.prepare()
      all = []
      var y: CGFloat = 0
      guard let view = collectionView else { return }
      for section in 0..<view.numberOfSections {
        let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [section, 0])
        back.frame = CGRect(x: 0, y: y, width: 100, height: 20 + CGFloat(view.numberOfItems(inSection: section)) * 20)
        back.zIndex = -1
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [section, 0])
        header.frame = CGRect(x: 0, y: y, width: 100, height: 20)
        all += [back, header]
        y += 20
        for item in 0..<view.numberOfItems(inSection: section) {
          let cell = UICollectionViewLayoutAttributes(forCellWith: [section, item])
          cell.frame = CGRect(x: 0, y: y, width: 100, height: 20)
          all.append(cell)
          y += 20
        }
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: all.map(\.frame.maxY).max() ?? 0) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      all.filter { $0.frame.intersects(rect) }
    }
    private func find(_ category: UICollectionView.ElementCategory, _ path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      all.first { $0.representedElementCategory == category && $0.indexPath == path }
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { find(.cell, path) }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { find(.supplementaryView, path) }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { find(.decorationView, path) }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log.add("updates")
    }
    override func finalizeCollectionViewUpdates() { log.add("finalize") }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      log.add("delete \(elementKind)?")
      return deletedHeaders
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      log.add("insert \(elementKind)?")
      return insertedHeaders
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.add("delete \(elementKind)?")
      return []
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.add("insert \(elementKind)?")
      return []
    }

    private func noted(
      _ what: String, _ path: IndexPath, _ answer: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
      log.add("\(what) \(path.section).\(path.item)\(answer?.alpha == 0 ? " fades" : "")")
      return answer
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      noted("initial", path, super.initialLayoutAttributesForAppearingItem(at: path))
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      noted("final", path, super.finalLayoutAttributesForDisappearingItem(at: path))
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      noted(
        "initial \(kind)", path, super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path))
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      noted(
        "final \(kind)", path, super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path))
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      noted("initial \(kind)", path, super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path))
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      noted("final \(kind)", path, super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path))
    }
  }

  private let layout = Layout()
  private var source: TestDataSource!
  private var view: UICollectionView!

  override func setUp() async throws {
    layout.register(TestDecoration.self, forDecorationViewOfKind: "back")
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    source = TestDataSource([1, 1])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    _ = layout.log.take()
  }

  func testInsertedSection_asksForEverything() {
    source.sections.insert([50], at: 1)
    view.insertSections([1])
    XCTAssertEqual(
      layout.log.take(),
      [
        "updates", "delete header?", "insert header?", "delete back?", "insert back?",  //
        "final 0.0", "final 1.0", "final header 0.0", "final header 1.0", "final back 0.0", "final back 1.0",
        "initial 0.0", "initial 1.0 fades", "initial 2.0", "initial header 0.0", "initial header 1.0 fades",
        "initial header 2.0", "initial back 0.0", "initial back 1.0 fades", "initial back 2.0", "finalize",
      ])
  }

  func testDeletedSection_fadesWithItsViews() {
    source.sections.remove(at: 0)
    view.deleteSections([0])
    let log = layout.log.take()
    XCTAssertEqual(
      log.filter { $0.hasSuffix("fades") }, ["final 0.0 fades", "final header 0.0 fades", "final back 0.0 fades"])
    XCTAssertEqual(view.visibleSupplementaryViews(ofKind: "header").count, 1)
  }

  func testLayoutTakesHeadersAway_andAddsThem() throws {
    let first = try XCTUnwrap(view.supplementaryView(forElementKind: "header", at: [0, 0]))
    let second = try XCTUnwrap(view.supplementaryView(forElementKind: "header", at: [1, 0]))
    layout.deletedHeaders = [[0, 0]]
    layout.insertedHeaders = [[0, 0]]
    view.performBatchUpdates(nil)
    let log = layout.log.take()
    XCTAssertEqual(log.filter { $0.hasSuffix("fades") }, ["final header 0.0 fades", "initial header 0.0 fades"])
    view.layoutIfNeeded()
    XCTAssertFalse(
      view.supplementaryView(forElementKind: "header", at: [0, 0]) === first, "another element, another view")
    XCTAssertTrue(view.supplementaryView(forElementKind: "header", at: [1, 0]) === second)
  }

  func testUpdateItems_sectionsHaveNoItem_pathsAreNilWhereThereIsNone() {
    final class Recorder: ListLayout {
      var items: [UICollectionViewUpdateItem] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { items = updateItems }
    }
    let recorder = Recorder()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: recorder)
    source = TestDataSource([4, 1, 1])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    source.sections = [[0, 3, 60], [70]]
    view.performBatchUpdates {
      view.insertItems(at: [[0, 2]])
      view.deleteItems(at: [[0, 1], [0, 2]])
      view.deleteSections([1, 2])
      view.insertSections([1])
      view.reloadItems(at: [[0, 3]])
    }
    let told = recorder.items.map { item -> String in
      func text(_ path: IndexPath?) -> String {
        path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.section).\($0.item)" } ?? "nil"
      }
      return "\(item.updateAction.rawValue) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
    }
    // Deletions from the end, then the others upwards, so that the operations can be performed one after the other.
    XCTAssertEqual(
      told,
      ["1 section 2 nil", "1 section 1 nil", "1 0.2 nil", "1 0.1 nil", "2 0.3 0.1", "0 nil section 1", "0 nil 0.2"])
  }
}
