import UIKit
import UIKitTesting
import XCTest

/// The index translation that a layout gets during a batch update, and the calls of the data source after it.
@preconcurrency @MainActor
final class IndexTranslationTests: XCTestCase {
  func testTheTranslation_isThereBeforeAnythingIsAsked() throws {
    let layout = WatchingLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let source = TestDataSource([5, 3, 4])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertFalse(layout.heard.isEmpty)
    XCTAssertTrue(layout.heard.allSatisfy { !$0.hasTranslation }, "no batch, no translation")
    XCTAssertNil(layout.indexTranslation)

    layout.heard = []
    layout.isChecking = true
    // Section 1 is deleted; in section 0 item 1 is deleted, item 4 reloaded; one is inserted before section 2, now 1.
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        source.sections[0].remove(at: 1)
        source.sections.remove(at: 1)
        source.sections[1].insert(77, at: 0)
        view.deleteItems(at: [[0, 1]])
        view.reloadItems(at: [[0, 4]])
        view.deleteSections([1])
        view.insertItems(at: [[1, 0]])
      }
    }
    let moments = layout.heard.map(\.moment)
    XCTAssertEqual(moments.first, "invalidateLayout")
    for moment in ["prepare", "contentSize", "elements", "updates", "finalize"] {
      XCTAssertTrue(moments.contains(moment), moment)
    }
    XCTAssertEqual(layout.heard.filter { !$0.hasTranslation }.map(\.moment), [])
    XCTAssertNil(layout.indexTranslation)
    XCTAssertEqual(layout.operations, 4)
  }

  func testManySections_onlyTheNamedOnesAreAskedFor() {
    for (sections, all) in [(10_000, true), (10_001, false)] {
      let source = CountingSource(sections: sections)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: WatchingLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      XCTAssertEqual(source.asked.count, sections)
      source.asked = []
      source.extra = [7]
      UIView.performWithoutAnimation { view.insertItems(at: [[7, 0]]) }
      view.layoutIfNeeded()
      XCTAssertEqual(source.asked, all ? Array(0..<sections) : [7])
      XCTAssertEqual(view.numberOfItems(inSection: 7), 3)
      XCTAssertEqual(view.numberOfItems(inSection: sections - 1), 2)
    }
  }

  func testAWrongBatchOfManySections_isReportedAndReloaded() throws {
    let source = CountingSource(sections: 20_000)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: WatchingLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    var message = ""
    let outer = UICollectionView.inconsistencyHandler
    UICollectionView.inconsistencyHandler = { message = $1 }
    defer { UICollectionView.inconsistencyHandler = outer }
    source.extra = [9]
    view.insertItems(at: [[9, 0], [9, 1]])
    XCTAssertTrue(message.contains("section 9 after the update (3)"), message)
    XCTAssertTrue(message.contains("insert items [9, 0], [9, 1]"), message)
    view.layoutIfNeeded()
    XCTAssertEqual(view.numberOfItems(inSection: 9), 3)
  }
}

private final class CountingSource: NSObject, UICollectionViewDataSource {
  let sections: Int
  var extra: Set<Int> = []
  var asked: [Int] = []

  init(sections: Int) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    asked.append(section)
    return extra.contains(section) ? 3 : 2
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// A layout that shows only the first item of the first sections. It logs in which methods an index translation was
/// available.
private final class WatchingLayout: UICollectionViewLayout {
  var heard: [(moment: String, hasTranslation: Bool)] = []
  var isChecking = false
  var operations = 0

  private func hear(_ moment: String) {
    heard.append((moment, indexTranslation != nil))
    guard isChecking, let translation = indexTranslation else { return }
    XCTAssertEqual(translation.newIndexPath(for: [0, 0]), [0, 0], moment)
    XCTAssertNil(translation.newIndexPath(for: [0, 1]), moment)
    XCTAssertEqual(translation.newIndexPath(for: [0, 4]), [0, 3], moment)
    XCTAssertTrue(translation.isReloaded([0, 4]), moment)
    XCTAssertFalse(translation.isReloaded([0, 3]), moment)
    XCTAssertNil(translation.newIndexPath(for: [1, 0]), moment)
    XCTAssertEqual(translation.newIndexPath(for: [2, 3]), [1, 4], moment)
    XCTAssertNil(translation.newIndexPath(for: [2, 4]), "there is no such item")
    XCTAssertNil(translation.newIndexPath(for: [3, 0]), "there is no such section")
    XCTAssertNil(translation.oldIndexPath(for: [1, 0]), moment)
    XCTAssertEqual(translation.oldIndexPath(for: [1, 1]), [2, 0], moment)
    XCTAssertNil(translation.oldIndexPath(for: [1, 5]), "there is no such item")
    XCTAssertNil(translation.newSection(for: 1), moment)
    XCTAssertEqual(translation.newSection(for: 2), 1, moment)
    XCTAssertEqual(translation.oldSection(for: 1), 2, moment)
    XCTAssertNil(translation.oldSection(for: 2), "there is no such section")
    operations = translation.updateItems.count
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    hear("invalidateLayout")
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    hear("prepare")
  }

  override var collectionViewContentSize: CGSize {
    hear("contentSize")
    return CGSize(width: 200, height: 300)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    hear("elements")
    return [layoutAttributesForItem(at: [0, 0])].compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    hear("item")
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: indexPath.item * 40, width: 200, height: 40)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    hear("updates")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    hear("finalize")
  }
}
