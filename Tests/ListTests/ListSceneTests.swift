import UIKit
import UIKitTesting
import XCTest

/// Pictures of lists.
@preconcurrency @MainActor
final class ListSceneTests: XCTestCase {
  private struct Row: Hashable, Sendable {
    var text: String
    var detail: String?
    var symbol: String?
  }
  private typealias Source = UICollectionViewDiffableDataSource<Int, Row>
  private var app: TestApplication!
  private var view: UICollectionView!
  private var source: Source!

  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    _ configure: @escaping (UICollectionViewListCell, IndexPath, Row) -> Void = { _, _, _ in }
  ) {
    app = TestApplication(size: CGSize(width: 375, height: 560), scale: 2)
    app.onReport = { XCTFail($0) }
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 560),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, path, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.text
      content.secondaryText = row.detail
      content.image = row.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      configure(cell, path, row)
    }
    func views(_ kind: String, _ text: @escaping (Int) -> String)
      -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    {
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = text(path.section)
        cell.contentConfiguration = content
      }
    }
    let headers = views(UICollectionView.elementKindSectionHeader) { ["Network", "Device"][$0 % 2] }
    let footers = views(UICollectionView.elementKindSectionFooter) { _ in "What is said here goes for all rows above." }
    source = Source(collectionView: view) { view, path, row in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
    }
    app.show(view)
  }

  override func tearDown() async throws {
    app?.close()
    (app, view, source) = (nil, nil, nil)
  }

  private func showTwoSections() throws {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(
      [
        Row(text: "Wi-Fi", detail: nil, symbol: "star"), Row(text: "Bluetooth", detail: nil, symbol: "heart"),
        Row(text: "Mobile Data"),
      ], toSection: 0)
    snapshot.appendItems(
      [
        Row(text: "General", detail: "Language, date and time, and what else there is to be set for all"),
        Row(text: "Display"), Row(text: "Sounds"),
      ], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    try app.waitUntilIdle()
  }

  func testPlain() throws {
    stage(.plain) { $0.headerMode = .supplementary }
    try showTwoSections()
    view.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
    try app.waitUntilIdle()
    try app.expectSnapshot("list-plain")
  }

  func testGrouped() throws {
    stage(.grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    } _: { cell, path, _ in
      cell.accessories = path.section == 1 ? [.disclosureIndicator()] : []
    }
    try showTwoSections()
    try app.expectSnapshot("list-grouped")
  }

  func testInsetGrouped() throws {
    stage(.insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    } _: { cell, path, row in
      cell.accessories =
        row.text == "Bluetooth"
        ? [.label(text: "On"), .disclosureIndicator()] : path.section == 1 ? [.checkmark()] : []
    }
    try showTwoSections()
    try app.expectSnapshot("list-inset-grouped")
  }

  func testInsetGroupedDark_editing() throws {
    stage(.insetGrouped) { _ in
    } _: { cell, _, _ in
      cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    app.window.overrideUserInterfaceStyle = .dark
    try showTwoSections()
    view.isEditing = true
    try app.waitUntilIdle()
    try app.expectSnapshot("list-inset-grouped-editing-dark")
  }

  private func showOutline() throws {
    func row(_ text: String, _ symbol: String?) -> Row { Row(text: text, detail: nil, symbol: symbol) }
    var outline = NSDiffableDataSourceSectionSnapshot<Row>()
    let (library, albums) = (row("Library", nil), row("Albums", nil))
    outline.append([library, albums])
    outline.append([row("All Photos", "photo"), row("Favorites", "heart"), row("Places", "star")], to: library)
    let trips = row("Trips", "folder")
    outline.append([trips, row("Family", "folder")], to: albums)
    outline.append([row("Norway", "folder"), row("Sicily", "folder")], to: trips)
    outline.expand([library, albums, trips])
    source.apply(outline, to: 0, animatingDifferences: false)
    try app.waitUntilIdle()
  }

  func testASidebar_withItsOutlineOpen() throws {
    stage(.sidebar) { _ in
    } _: { cell, _, row in
      let isParent = ["Library", "Albums", "Trips"].contains(row.text)
      cell.accessories = isParent ? [.outlineDisclosure()] : []
    }
    try showOutline()
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    try app.waitUntilIdle()
    try app.expectSnapshot("list-sidebar-outline")
  }

  func testAnOutline_halfOpen() throws {
    stage(.insetGrouped) { _ in
    } _: { cell, _, row in
      let isParent = ["Library", "Albums", "Trips"].contains(row.text)
      cell.accessories = isParent ? [.outlineDisclosure()] : []
    }
    try showOutline()
    let parent = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    app.tap(at: parent.convert(CGPoint(x: parent.bounds.maxX - 20, y: 26), to: nil))
    app.advance(by: 0.12)
    try app.expectSnapshot("list-outline-closing")
    try app.waitUntilIdle()
  }

  func testEmptyStates() throws {
    app = TestApplication(size: CGSize(width: 375, height: 560), scale: 2)
    app.onReport = { XCTFail($0) }
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    app.show(UINavigationController(rootViewController: controller))
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText = "Photos that you mark with a star stand here, so that you find them again."
    configuration.button = .borderedProminent()
    configuration.button.title = "Browse Photos"
    configuration.secondaryButton.title = "Learn More"
    controller.contentUnavailableConfiguration = configuration
    try app.waitUntilIdle()
    try app.expectSnapshot("empty-state")
    var search = UIContentUnavailableConfiguration.search()
    search.text = "No Results for “walrus”"
    controller.contentUnavailableConfiguration = search
    try app.waitUntilIdle()
    try app.expectSnapshot("empty-search")
  }
}
