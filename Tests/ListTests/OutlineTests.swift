import UIKit
import UIKitTesting
import XCTest

/// Hierarchical lists: section snapshots, chevrons and handlers (Apple's documentation of
/// NSDiffableDataSourceSectionSnapshot and UICollectionViewDiffableDataSource.SectionSnapshotHandlers).
@preconcurrency @MainActor
final class OutlineTests: XCTestCase {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private var app: TestApplication!
  private var view: UICollectionView!
  private var source: Source!
  private var style = UICellAccessory.OutlineDisclosureOptions.Style.cell

  private func stage() {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories =
        item.hasPrefix("folder") ? [.outlineDisclosure(options: .init(style: self.style))] : []
    }
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    app.show(view)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["folder a", "folder b", "leaf"])
    outline.append(["a1", "folder a2"], to: "folder a")
    outline.append(["deep"], to: "folder a2")
    outline.append(["b1"], to: "folder b")
    source.apply(outline, to: "main", animatingDifferences: false)
    app.frame()
  }

  override func tearDown() async throws {
    app?.close()
    (app, view, source) = (nil, nil, nil)
  }

  private func cell(_ item: String) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
  }
  private var shown: [String] { source.snapshot(for: "main").visibleItems }
  /// Taps the chevron at the trailing edge of an item.
  private func tapChevron(_ item: String) throws {
    let cell = try XCTUnwrap(cell(item))
    app.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 22, y: cell.bounds.midY), to: nil))
    try app.waitUntilIdle()
  }

  func testAChevron_expandsAndCollapses() throws {
    stage()
    XCTAssertEqual(shown, ["folder a", "folder b", "leaf"])
    let kept = cell("folder b")
    try tapChevron("folder a")
    XCTAssertEqual(shown, ["folder a", "a1", "folder a2", "folder b", "leaf"])
    XCTAssertTrue(cell("folder b") === kept)
    XCTAssertEqual(cell("folder a")?.configurationState.isExpanded, true)
    XCTAssertEqual(cell("folder b")?.configurationState.isExpanded, false)
    try tapChevron("folder a2")
    XCTAssertEqual(shown, ["folder a", "a1", "folder a2", "deep", "folder b", "leaf"])
    try tapChevron("folder a")
    XCTAssertEqual(shown, ["folder a", "folder b", "leaf"])
    try tapChevron("folder a")
    XCTAssertEqual(shown, ["folder a", "a1", "folder a2", "deep", "folder b", "leaf"], "what was open below stays so")
    XCTAssertTrue(view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  func testCells_standInByTheirLevel() throws {
    stage()
    try tapChevron("folder a")
    try tapChevron("folder a2")
    XCTAssertEqual(["folder a", "a1", "deep"].map { cell($0)?.indentationLevel }, [0, 1, 2])
    let starts = try ["folder a", "a1", "deep"].map { try XCTUnwrap(cell($0)).contentView.frame.minX }
    XCTAssertEqual(starts[1] - starts[0], 10)
    XCTAssertEqual(starts[2] - starts[1], 10)
  }

  /// An item whose level increases keeps its cell, and the cell is indented further.
  func testALevelThatChanges_movesTheCell() throws {
    stage()
    let leaf = cell("leaf")
    var outline = source.snapshot(for: "main")
    outline.delete(["leaf"])
    outline.append(["leaf"], to: "folder b")
    outline.expand(["folder b"])
    source.apply(outline, to: "main")
    try app.waitUntilIdle()
    XCTAssertTrue(cell("leaf") === leaf)
    XCTAssertEqual(leaf?.indentationLevel, 1)
  }

  func testAHeadersChevron_takesTheWholeRow_aCellsDoesNot() throws {
    stage()
    let cell = try XCTUnwrap(self.cell("folder a"))
    app.tap(at: cell.convert(CGPoint(x: 60, y: cell.bounds.midY), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(shown.count, 3)
    XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    style = .header
    view.reloadData()
    app.frame()
    let header = try XCTUnwrap(self.cell("folder a"))
    app.tap(at: header.convert(CGPoint(x: 60, y: header.bounds.midY), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(shown.count, 5)
    XCTAssertTrue(view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  func testHandlers_areCalled() throws {
    stage()
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should expand \($0)")
      return $0 != "folder b"
    }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("should collapse \($0)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
      log.append("children of \(parent): \(present.items.count)")
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["new 1", "new 2"])
      return children
    }
    try tapChevron("folder b")
    try tapChevron("folder a")
    try tapChevron("folder a")
    XCTAssertEqual(
      log,
      [
        "should expand folder b", "should expand folder a", "will expand folder a", "children of folder a: 3",
        "should collapse folder a", "will collapse folder a",
      ])
    XCTAssertEqual(source.snapshot(for: "main").snapshot(of: "folder a").items, ["new 1", "new 2"])
    XCTAssertEqual(cell("folder b")?.configurationState.isExpanded, false)
  }

  /// The rows below move while the expanded rows fade in.
  func testExpanding_isAnimated() throws {
    stage()
    let below = try XCTUnwrap(cell("leaf"))
    let start = below.frame.minY
    let chevron = try XCTUnwrap(cell("folder a"))
    app.tap(at: chevron.convert(CGPoint(x: chevron.bounds.maxX - 22, y: chevron.bounds.midY), to: nil))
    app.advance(by: 0.05)
    XCTAssertGreaterThan(below.frame.minY, start + 90, "the model is there at once")
    let shown = try XCTUnwrap(below.layer.presentation()).frame.minY
    XCTAssertGreaterThan(shown, start)
    XCTAssertLessThan(shown, below.frame.minY)
    try app.waitUntilIdle()
  }

  func testAnOutlineOfReferences_opensTheSameWay() throws {
    stage()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item as? String)
    }
    let outline = NSDiffableDataSourceSectionSnapshotReference()
    outline.appendItems(["top"])
    outline.appendItems(["below"], intoParentItem: "top")
    source.applySnapshot(outline, toSection: 1, animatingDifferences: false)
    app.frame()
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    app.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 22, y: cell.bounds.midY), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 2)
    XCTAssertEqual(
      (view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)?.indentationLevel, 1)
  }
}
