import TestSupport
import UIKit
import XCTest

/// Flow layouts keep their measurements in batch updates. Afterwards all frames equal those of a new layout, and the
/// delegate was called only for changed items.
@preconcurrency @MainActor
final class FlowUpdateTests: XCTestCase {
  @MainActor
  private class Base: NSObject, UICollectionViewDelegate {
    unowned let source: TestDataSource
    var asked = 0
    init(_ source: TestDataSource) { self.source = source }
  }

  /// A delegate that implements no layout methods.
  private final class Silent: Base, UICollectionViewDelegateFlowLayout {}

  /// A delegate that computes the size of an item from its number.
  private final class Sizing: Base, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      let name = source.sections[path.section][path.item]
      return CGSize(width: 20 + name * 7 % 60, height: 10 + name * 13 % 40)
    }
  }

  /// A delegate that computes the insets and the header of a section from its items.
  private final class Spacing: Base, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      asked += 1
      return UIEdgeInsets(top: CGFloat((source.sections[section].first ?? 0) % 5), left: 3, bottom: 0, right: 2)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: source.sections[section].count % 3 * 9) }
  }

  private func layout(keeps: Bool) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 33, height: 21)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 3
    layout.headerReferenceSize.height = 8
    layout.footerReferenceSize.height = 5
    layout.sectionInset.top = 6
    layout.keepsItemSizesInUpdates = keeps
    return layout
  }

  private func makeView(
    _ source: TestDataSource, _ delegate: (any UICollectionViewDelegate)?, keeps: Bool = false
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout(keeps: keeps))
    view.contentInsetAdjustmentBehavior = .never
    TestDataSource.register(in: view)
    view.dataSource = source
    view.delegate = delegate
    return view
  }

  private func frames(_ view: UICollectionView) -> [String] {
    view.layoutIfNeeded()
    let all = CGRect(x: -10, y: -10, width: 1000, height: view.contentSize.height + 1000)
    return ["\(view.contentSize)"]
      + (view.collectionViewLayout.layoutAttributesForElements(in: all) ?? []).map { "\($0)" }
  }

  /// Performs random changes of sections and items in the data and in the collection view.
  private func change(_ view: UICollectionView, _ source: TestDataSource, _ random: inout SeededRandom) {
    var name = source.sections.joined().max() ?? 0
    func newNames(_ count: Int) -> [Int] {
      (0..<count).map { _ in
        name += 1
        return name
      }
    }
    func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    let old = source.sections
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    for section in old.indices where pick(0..<9) == 0 { deletedSections.insert(section) }
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var kept: [[Int]] = []
    var oldOf: [Int] = []
    for (section, items) in old.enumerated() where !deletedSections.contains(section) {
      var rest: [Int] = []
      let many = pick(0..<4) == 0 ? 2 : 12
      for (item, name) in items.enumerated() {
        switch pick(0..<many) {
        case 0: deleted.append([section, item])
        case 1:
          reloaded.append([section, item])
          rest.append(name)
        default: rest.append(name)
        }
      }
      kept.append(rest)
      oldOf.append(section)
    }
    var moved: (from: Int, to: Int)?
    if kept.count > 1, pick(0..<3) == 0, deletedSections.isEmpty {
      let from = pick(0..<kept.count)
      let to = pick(0..<kept.count)
      if from != to {
        kept.insert(kept.remove(at: from), at: to)
        moved = (from, to)
      }
    }
    if moved == nil {
      for section in 0...kept.count where pick(0..<6) == 0 && section <= kept.count {
        kept.insert(newNames(pick(0..<9)), at: section)
        insertedSections.insert(section)
      }
    }
    var inserted: [IndexPath] = []
    for section in kept.indices where !insertedSections.contains(section) {
      for item in 0...8 where pick(0..<6) == 0 && item <= kept[section].count {
        kept[section].insert(contentsOf: newNames(1), at: item)
        inserted.append([section, item])
      }
    }
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        source.sections = kept
        view.deleteSections(deletedSections)
        view.insertSections(insertedSections)
        view.deleteItems(at: deleted)
        view.insertItems(at: inserted)
        view.reloadItems(at: reloaded)
        if let moved { view.moveSection(moved.from, toSection: moved.to) }
      }
    }
  }

  func testAfterBatches_framesEqualThoseOfANewLayout() {
    let makers: [(String, Bool, (TestDataSource) -> Base?)] = [
      ("nobody", false, { _ in nil }), ("silent", false, { Silent($0) }), ("spacing", false, { Spacing($0) }),
      ("sizing", false, { Sizing($0) }), ("kept", true, { Sizing($0) }), ("kept, spacing", true, { Spacing($0) }),
    ]
    for (name, keeps, maker) in makers {
      for seed in UInt64(1)...12 {
        var random = SeededRandom(seed: seed)
        let source = TestDataSource((0..<Int.random(in: 0...6, using: &random)).map { $0 * 7 % 30 })
        var next = 0
        source.sections = source.sections.map {
          $0.map { _ in
            next += 1
            return next
          }
        }
        let delegate = maker(source)
        let view = makeView(source, delegate, keeps: keeps)
        view.layoutIfNeeded()
        for step in 0..<6 {
          change(view, source, &random)
          let found = frames(view)
          let fresh = frames(makeView(source, delegate))
          if found != fresh {
            let wrong = zip(found, fresh).first { $0 != $1 }
            return XCTFail("\(name), seed \(seed), step \(step): \(wrong.map { "\($0) instead of \($1)" } ?? "count")")
          }
        }
      }
    }
  }

  // MARK: Delegate calls

  private func insertOne(_ view: UICollectionView, _ source: TestDataSource, section: Int) {
    UIView.performWithoutAnimation {
      source.sections[section].insert(77, at: 0)
      view.insertItems(at: [[section, 0]])
      view.layoutIfNeeded()
    }
  }

  func testFewSections_areAllAskedAbout_asInUIKit() {
    let source = TestDataSource(Array(repeating: 3, count: 50))
    for (delegate, count) in [(Spacing(source), 50), (Sizing(source), 151)] as [(Base, Int)] {
      source.sections = Array(repeating: [1, 2, 3], count: 50)
      let view = makeView(source, delegate)
      view.layoutIfNeeded()
      delegate.asked = 0
      insertOne(view, source, section: 20)
      XCTAssertEqual(delegate.asked, count, "\(type(of: delegate))")
    }
  }

  func testManySections_areAskedAboutWhereTheBatchNamesThem() {
    for (keeps, count) in [(false, 4), (true, 1)] {
      let source = TestDataSource(Array(repeating: 3, count: 10_500))
      let sizing = Sizing(source)
      let view = makeView(source, sizing, keeps: keeps)
      view.layoutIfNeeded()
      sizing.asked = 0
      insertOne(view, source, section: 5_000)
      XCTAssertEqual(sizing.asked, count)
      XCTAssertEqual(frames(view).count, 1 + 10_500 * 5 + 1)
    }
    let source = TestDataSource(Array(repeating: 3, count: 10_500))
    let spacing = Spacing(source)
    let view = makeView(source, spacing)
    view.layoutIfNeeded()
    spacing.asked = 0
    insertOne(view, source, section: 5_000)
    XCTAssertEqual(spacing.asked, 1)
    XCTAssertEqual(frames(view), frames(makeView(source, spacing)))
    // An explicit invalidation causes calls for everything.
    spacing.asked = 0
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(spacing.asked, 10_500)
  }

  func testWhatChangedBeforeTheBatch_counts() throws {
    let source = TestDataSource([40, 40])
    let view = makeView(source, nil)
    view.layoutIfNeeded()
    let layout = try XCTUnwrap(view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.itemSize.height = 50
    layout.sectionInset.top = 11
    insertOne(view, source, section: 0)
    XCTAssertEqual(layout.layoutAttributesForItem(at: [1, 3])?.frame.height, 50)
    XCTAssertEqual(layout.layoutAttributesForItem(at: [0, 0])?.frame.minY, 19)
    // A new delegate is called for everything.
    let sizing = Sizing(source)
    view.delegate = sizing
    insertOne(view, source, section: 0)
    XCTAssertEqual(sizing.asked, 82)
    view.delegate = nil
    insertOne(view, source, section: 0)
    XCTAssertEqual(layout.layoutAttributesForItem(at: [1, 3])?.frame.size, CGSize(width: 33, height: 50))
  }
}
