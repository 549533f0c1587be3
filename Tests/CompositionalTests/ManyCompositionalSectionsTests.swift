import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// The cost of an update in a compositional layout whose sections all have the same object depends on the changed
/// sections, and not on the number of sections.
@preconcurrency @MainActor
final class ManyCompositionalSectionsTests: XCTestCase {
  private typealias Layout = UICollectionViewCompositionalLayout

  private static let size = CGSize(width: 300, height: 400)

  // MARK: Counts

  /// Returns the number of sections that a layout calculates in each of eight updates of a collection view.
  private func calculatedSections(_ layout: Layout, sections: Int) -> [Int] {
    let stage = CompositionalStage(size: Self.size, counts: Array(repeating: 3, count: sections), layout)
    defer { stage.close() }
    let view = stage.view
    XCTAssertGreaterThanOrEqual(layout.calculatedSectionCount, sections)
    func calculated(_ update: () -> Void) -> Int {
      let before = layout.calculatedSectionCount
      update()
      stage.app.advance(by: 0.6)
      stage.app.frame()
      return layout.calculatedSectionCount - before
    }
    return [
      calculated {
        stage.counts[50] += 1
        view.insertItems(at: [IndexPath(item: 1, section: 50)])
      },
      calculated {
        stage.counts[0] -= 1
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      },
      calculated {
        stage.counts[60] -= 1
        stage.counts[70] += 1
        view.moveItem(at: IndexPath(item: 0, section: 60), to: IndexPath(item: 2, section: 70))
      },
      calculated { view.reloadItems(at: [IndexPath(item: 0, section: 80)]) },
      calculated {
        stage.counts[90] = 9
        view.reloadSections([90])
      },
      calculated {
        stage.counts.insert(4, at: 100)
        view.insertSections([100])
      },
      calculated {
        stage.counts.remove(at: 0)
        view.deleteSections([0])
      },
      calculated {
        stage.counts.insert(stage.counts.remove(at: 20), at: 120)
        view.moveSection(20, toSection: 120)
      },
    ]
  }

  private func checkCounts(_ makeLayout: () -> Layout, _ name: String) {
    let few = calculatedSections(makeLayout(), sections: 200)
    let many = calculatedSections(makeLayout(), sections: 2_000)
    XCTAssertEqual(few, many, name)
    XCTAssertTrue(many.allSatisfy { $0 > 0 && $0 <= 8 }, "\(name): \(many)")
  }

  func testAnUpdate_calculatesTheSectionsThatItNames() {
    checkCounts({ Layout(section: CompositionalLayoutTests.grid(3)) }, "grid")
    checkCounts(
      {
        let section = CompositionalLayoutTests.list()
        section.boundarySupplementaryItems = [CompositionalLayoutTests.header(.estimated(20))]
        return Layout(section: section)
      }, "rows of estimated heights")
    checkCounts({ Layout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)) }, "list")
  }

  /// The result of a program's own closure may depend on the index and on data, so the closure is called for each
  /// section after an update.
  func testASectionProvider_isAskedForEachSectionAfterAnUpdate() {
    var asked: [Int] = []
    let layout = Layout { section, _ in
      asked.append(section)
      return CompositionalLayoutTests.grid(section + 2)
    }
    let stage = CompositionalStage(size: Self.size, counts: [1, 1, 1], layout)
    defer { stage.close() }
    asked = []
    stage.counts.insert(1, at: 0)
    stage.view.insertSections([0])
    stage.app.advance(by: 0.6)
    stage.app.frame()
    XCTAssertEqual(Set(asked), [0, 1, 2, 3])
    XCTAssertEqual(stage.frame(0, 3)?.width, 56)
  }

  /// A program can change the object that all sections have before an update.
  func testAChangeOfTheSection_changesAllSectionsInTheNextUpdate() {
    let section = CompositionalLayoutTests.grid(3)
    let stage = CompositionalStage(
      size: Self.size, counts: Array(repeating: 1, count: 300), Layout(section: section))
    defer { stage.close() }
    XCTAssertEqual(stage.view.contentSize.height, 30_000)
    section.contentInsets.top = 10
    stage.counts[0] += 1
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.app.advance(by: 0.6)
    stage.app.frame()
    XCTAssertEqual(stage.view.contentSize.height, 33_000)
    XCTAssertEqual(stage.frame(0, 299)?.minY, 299 * 110 + 12)
  }

  // MARK: Random updates

  /// The frames after each step of a random program.
  private func trace(_ layout: Layout, seed: UInt64) -> [String] {
    var random = SeededRandom(seed: seed &* 31)
    var items = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      (0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0..<1000, using: &random) }
    }
    let stage = CompositionalStage(size: Self.size, counts: items.map(\.count), layout)
    defer { stage.close() }
    let view = stage.view
    stage.sizes = { path in CGSize(width: 300, height: CGFloat(20 + items[path.section][path.item] % 50)) }
    view.reloadData()
    stage.app.frame()
    var result: [String] = []
    for _ in 0..<12 {
      let section = items.indices.randomElement(using: &random)
      let what: String
      switch (Int.random(in: 0..<8, using: &random), section) {
      case (0, _), (_, nil):
        let place = Int.random(in: 0...items.count, using: &random)
        items.insert([1, 2, Int.random(in: 0..<1000, using: &random)], at: place)
        stage.counts = items.map(\.count)
        view.insertSections([place])
        what = "insert section \(place)"
      case (1, let section?):
        items.remove(at: section)
        stage.counts = items.map(\.count)
        view.deleteSections([section])
        what = "delete section \(section)"
      case (2, let section?):
        let target = Int.random(in: items.indices, using: &random)
        items.insert(items.remove(at: section), at: target)
        stage.counts = items.map(\.count)
        view.moveSection(section, toSection: target)
        what = "move section \(section) to \(target)"
      case (3, let section?):
        items[section] = [5, 6, 7]
        stage.counts = items.map(\.count)
        view.reloadSections([section])
        what = "reload section \(section)"
      case (4, let section?):
        guard let item = items[section].indices.randomElement(using: &random) else { continue }
        let moved = items[section].remove(at: item)
        let target = Int.random(in: items.indices, using: &random)
        let place = Int.random(in: 0...items[target].count, using: &random)
        items[target].insert(moved, at: place)
        stage.counts = items.map(\.count)
        view.moveItem(at: IndexPath(item: item, section: section), to: IndexPath(item: place, section: target))
        what = "move \(section).\(item) to \(target).\(place)"
      case (5, let section?):
        guard let item = items[section].indices.randomElement(using: &random) else { continue }
        items[section].remove(at: item)
        stage.counts = items.map(\.count)
        view.deleteItems(at: [IndexPath(item: item, section: section)])
        what = "delete \(section).\(item)"
      case (6, _):
        view.contentOffset.y = CGFloat.random(in: 0...max(1, view.contentSize.height - 400), using: &random)
        what = "scroll"
      case (_, let section?):
        let item = Int.random(in: 0...items[section].count, using: &random)
        items[section].insert(Int.random(in: 0..<1000, using: &random), at: item)
        stage.counts = items.map(\.count)
        view.insertItems(at: [IndexPath(item: item, section: section)])
        what = "insert \(section).\(item)"
      }
      stage.app.advance(by: 0.6)
      stage.app.frame()
      let frames = items.indices.flatMap { section in
        items[section].indices.map { stage.frame($0, section).map { "\($0)" } ?? "none" }
          + [
            view.layoutAttributesForSupplementaryElement(
              ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
            ).map { "\($0.frame)" } ?? "none"
          ]
      }
      result.append("\(what): \(view.contentSize.height.rounded()) \(frames)")
    }
    return result
  }

  /// A layout with a section provider calculates all sections in each update, and has the same frames.
  func testRandomUpdates_doWhatCalculatingAllSectionsDoes() {
    for seed in SeedRun(release: 200, debug: 5) {
      let rows = {
        let section = CompositionalLayoutTests.list()
        section.boundarySupplementaryItems = [CompositionalLayoutTests.header(.estimated(20))]
        return section
      }
      XCTAssertEqual(
        trace(Layout(section: rows()), seed: seed), trace(Layout { _, _ in rows() }, seed: seed), "rows, seed \(seed)")
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = seed % 2 == 0 ? .none : .supplementary
      XCTAssertEqual(
        trace(Layout.list(using: configuration), seed: seed),
        trace(Layout { .list(using: configuration, layoutEnvironment: $1) }, seed: seed), "list, seed \(seed)")
    }
  }
}
