import UIKit
import UIKitTesting
import XCTest

/// Outlines in several sections, of which the one is applied after the other.
@preconcurrency @MainActor
final class SeveralOutlinesTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
  }
  override func tearDown() async throws { app.close() }

  /// A kind that is not equal to itself, as in tarikbozyak/AdvancedCompositionalLayout (ListModel.swift), where it compares
  /// identifiers that are made when they are read. The menu of this application could be collapsed in its last section only.
  private struct Kind: Hashable {
    static func == (left: Kind, right: Kind) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  private struct Row: Hashable {
    var title: String
    var kind: Kind?
  }

  func testItemsOfOtherSectionsAreNotCompared() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    for section in 0..<3 {
      var outline = NSDiffableDataSourceSectionSnapshot<Row>()
      let parent = Row(title: "parent \(section)")
      outline.append([parent])
      outline.append([Row(title: "child", kind: Kind())], to: parent)
      outline.expand([parent])
      source.apply(outline, to: section, animatingDifferences: false)
    }
    for section in 0..<3 {
      XCTAssertTrue(source.snapshot(for: section).isExpanded(Row(title: "parent \(section)")), "section \(section)")
    }
  }

  /// An item that an outline takes from another one is in one of them only.
  func testAnItemThatMovesToAnotherSection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    for (section, child) in [(0, "a"), (1, "b"), (2, "a")] {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["parent \(section)"])
      outline.append([child], to: "parent \(section)")
      outline.expand(["parent \(section)"])
      source.apply(outline, to: section, animatingDifferences: false)
    }
    XCTAssertEqual(source.snapshot(for: 0).items, ["parent 0"])
    XCTAssertEqual(source.snapshot(for: 1).items, ["parent 1", "b"])
    XCTAssertEqual(source.snapshot(for: 2).items, ["parent 2", "a"])
    XCTAssertTrue(source.snapshot(for: 1).isExpanded("parent 1"))
  }

  func testEachKeepsItsState() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      cell.accessories = item.hasPrefix("parent") ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1, 2, 3])
    source.apply(snapshot)
    for section in 0..<3 {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["parent \(section)"])
      outline.append(["child \(section)"], to: "parent \(section)")
      outline.expand(["parent \(section)"])
      source.apply(outline, to: section, animatingDifferences: false)
    }
    for section in 0..<3 {
      XCTAssertTrue(source.snapshot(for: section).isExpanded("parent \(section)"), "before, section \(section)")
    }
    app.show(view)
    try app.waitUntilIdle()
    for section in 0..<3 {
      let parent = "parent \(section)"
      XCTAssertTrue(source.snapshot(for: section).isExpanded(parent), "section \(section)")
      let path = try XCTUnwrap(source.indexPath(for: parent))
      let cell = try XCTUnwrap(view.cellForItem(at: path) as? UICollectionViewListCell)
      XCTAssertTrue(cell.configurationState.isExpanded, "the cell of section \(section)")
      app.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 22, y: cell.bounds.midY), to: nil))
      try app.waitUntilIdle()
      XCTAssertEqual(source.snapshot(for: section).visibleItems, [parent])
    }
  }
}
