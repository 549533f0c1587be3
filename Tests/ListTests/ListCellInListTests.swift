import UIKit
import UIKitTesting
import XCTest

/// Properties of list cells that depend on their list: the appearance, and separators that are aligned with the
/// content.
@preconcurrency @MainActor
final class ListCellInListTests: XCTestCase {
  private var app: TestApplication!
  private var view: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, items: [Int] = [0, 1, 2],
    headers: UICollectionLayoutListConfiguration.HeaderMode = .none,
    configure: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
  ) {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headers
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      configure(cell, item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Header"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    app.show(view)
    app.frame()
  }

  override func tearDown() async throws {
    app?.close()
    (app, view, source) = (nil, nil, nil)
  }

  private func cell(_ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }
  private var lines: [CGRect] {
    view.subviews.filter { !$0.isHidden && "\(type(of: $0))".contains("Separator") && $0.frame.height == 1 }
      .map(\.frame).sorted { $0.minY < $1.minY }
  }

  func testRows_haveTheirLook_byAppearance() throws {
    let looks: [(UICollectionLayoutListConfiguration.Appearance, UIColor)] = [
      (.plain, .systemBackground), (.grouped, .secondarySystemGroupedBackground),
      (.insetGrouped, .secondarySystemGroupedBackground), (.sidebar, .clear),
    ]
    for (appearance, color) in looks {
      stage(appearance)
      XCTAssertEqual(cell(1)?.backgroundConfiguration?.backgroundColor, color, "\(appearance)")
      app.close()
    }
  }

  func testRowsOfOneLine_areAsHighAsMeasured() {
    stage(.insetGrouped)
    XCTAssertEqual(cell(1)?.frame, CGRect(x: 16, y: 87, width: 343, height: 52))
  }

  func testABackgroundOfItsOwn_stays() {
    stage(.insetGrouped) { cell, _ in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemTeal
      cell.backgroundConfiguration = background
    }
    XCTAssertEqual(cell(0)?.backgroundConfiguration?.backgroundColor, .systemTeal)
  }

  func testHeaders_haveTheLookOfHeaders() throws {
    stage(.plain, headers: .supplementary)
    let header = try XCTUnwrap(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? UICollectionViewListCell)
    XCTAssertEqual(header.defaultContentConfiguration(), .plainHeader())
    app.close()
    stage(.insetGrouped, headers: .firstItemInSection)
    XCTAssertEqual(cell(0)?.defaultContentConfiguration(), .groupedHeader())
    XCTAssertEqual(cell(0)?.backgroundConfiguration?.backgroundColor, .clear)
    XCTAssertEqual(cell(1)?.defaultContentConfiguration(), .cell())
  }

  func testSeparators_beginWithTheText() {
    stage(.plain) { cell, item in
      guard item == 1 else { return }
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(systemName: "star")
      content.text = "Image"
      cell.contentConfiguration = content
    }
    XCTAssertEqual(lines[0].minX, 16)
    let text = cell(1)?.contentView.subviews.compactMap { $0 as? UILabel }.first
    XCTAssertEqual(lines[1].minX, text?.convert(text?.bounds ?? .zero, to: view).minX ?? 0, accuracy: 0.5)
    XCTAssertGreaterThan(lines[1].minX, 40)
    XCTAssertEqual(lines[1].maxX, 359)
  }

  func testSeparators_followTheContent_whileEditing() throws {
    stage(.plain) { cell, _ in cell.accessories = [.delete()] }
    XCTAssertEqual(lines[0].minX, 16)
    view.isEditing = true
    try app.waitUntilIdle()
    XCTAssertEqual(lines.map(\.minX), [56, 56, 56], "the content begins at 40 (list-acc-leading-controls)")
    view.isEditing = false
    try app.waitUntilIdle()
    XCTAssertEqual(lines.map(\.minX), [16, 16, 16])
  }

  func testSeparators_followTheGuide() {
    stage(.plain) { cell, _ in
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 80).isActive = true
    }
    app.frame()
    XCTAssertEqual(lines.map(\.minX), [80, 80, 80])
  }

  func testACardsEnds_areThoseOfTheBackground() throws {
    stage(.insetGrouped)
    // The corner of the card shows the view behind the list, its middle the row.
    let corner = app.snapshot().color(x: 33, y: 71)
    let middle = app.snapshot().color(x: 375, y: 71)
    XCTAssertEqual([corner.red, corner.green, corner.blue], [242, 242, 247])
    XCTAssertEqual([middle.red, middle.green, middle.blue], [255, 255, 255])
  }
}
