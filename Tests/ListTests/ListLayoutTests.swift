import UIKit
import UIKitTesting
import XCTest

/// Behavior of lists that was not measured. It follows Apple's documentation of UICollectionLayoutListConfiguration or
/// Tessera's own rules.
@preconcurrency @MainActor
final class ListLayoutTests: XCTestCase {
  private func configuration(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return configuration
  }

  func testASidebar_hasNoLines_othersHave() {
    XCTAssertFalse(UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebarPlain] {
      XCTAssertTrue(UICollectionLayoutListConfiguration(appearance: appearance).showsSeparators)
    }
    let stage = ListStage(counts: [3], .sidebar)
    defer { stage.close() }
    XCTAssertTrue(stage.separators.isEmpty)
  }

  /// Cards have the minimum margins of the system. 16 points are measured up to a width of 393 (list-cases.json).
  func testCards_haveTheMarginsOfTheSystem() {
    let stage = ListStage(counts: [2], .insetGrouped)
    defer { stage.close() }
    XCTAssertEqual(stage.row(0).minX, 16)
    for (width, margin) in [(413, 16), (414, 20), (820, 20)] as [(CGFloat, CGFloat)] {
      stage.view.frame.size.width = width
      stage.app.frame()
      XCTAssertEqual(stage.row(0).minX, margin, "at \(width)")
      XCTAssertEqual(stage.row(0).width, width - 2 * margin)
    }
  }

  func testGroupedLists_haveLinesAroundTheirSections() {
    let stage = ListStage(counts: [2], .grouped)
    defer { stage.close() }
    XCTAssertEqual(stage.row(0).minX, 0)
    XCTAssertEqual(stage.separators.map(\.minX), [0, 16, 0])
    XCTAssertEqual(stage.separators.first?.minY, stage.row(0).minY)
    XCTAssertEqual(stage.separators.last?.maxY, stage.row(1).maxY)
  }

  func testPlainHeaders_stayInSight_andSayThatTheyAreHeld() throws {
    let stage = ListStage(counts: [30, 30], .plain) { $0.headerMode = .supplementary }
    defer { stage.close() }
    let header = try XCTUnwrap(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? UICollectionViewCell)
    XCTAssertFalse(header.configurationState.isPinned)
    stage.view.contentOffset.y = 300
    stage.app.frame()
    XCTAssertEqual(header.frame.minY, 300, accuracy: 0.01)
    XCTAssertTrue(header.configurationState.isPinned)
    XCTAssertEqual(header.frame.minX, 0)
    XCTAssertEqual(header.frame.width, 393)
  }

  func testPaddingAboveHeaders() {
    let stage = ListStage(counts: [2, 2], .plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    let (first, second) = (stage.header(0).minY, stage.header(1).minY)
    stage.close()
    let padded = ListStage(counts: [2, 2], .plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 11
    }
    defer { padded.close() }
    XCTAssertEqual(first, 0)
    XCTAssertEqual(padded.header(0).minY, 11)
    XCTAssertEqual(padded.header(1).minY, second + 22, accuracy: 0.34)
  }

  func testTheFirstItem_canBeTheHeader() throws {
    let stage = ListStage(counts: [3, 3], .insetGrouped) { $0.headerMode = .firstItemInSection }
    defer { stage.close() }
    XCTAssertEqual(stage.row(0).minY, 0, "headers stand at the start of their sections")
    XCTAssertEqual(stage.row(0, 1).minY, stage.row(2).maxY + 17.5, accuracy: 0.34)
    // The card begins after it, and there is no line below it.
    XCTAssertEqual(stage.cell(0)?.effectiveRadius(corner: .topLeft), 0)
    XCTAssertGreaterThan(stage.cell(1)?.effectiveRadius(corner: .topLeft) ?? 0, 0)
    XCTAssertEqual(stage.separators.count, 2)
    for (line, row) in zip(stage.separators, [stage.row(1), stage.row(1, 1)]) {
      XCTAssertEqual(line.maxY, row.maxY, accuracy: 0.01)
    }
  }

  func testFooters_standBelowTheirRows() throws {
    let stage = ListStage(counts: [2, 2], .insetGrouped) { $0.footerMode = .supplementary }
    defer { stage.close() }
    let footer = try XCTUnwrap(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(footer.frame.minY, stage.row(1).maxY, accuracy: 0.34)
    XCTAssertEqual(stage.row(0, 1).minY, footer.frame.maxY + 35, accuracy: 0.34)
  }

  func testUnderALargeTitle_theFirstSectionIsFlush() throws {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration(.insetGrouped)))
    controller.navigationItem.title = "Settings"
    let source = ListStage(counts: [4, 4], .plain)
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let app = TestApplication(size: CGSize(width: 393, height: 852), scale: 3)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    app.show(navigation)
    try app.waitUntilIdle()
    let first = controller.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(first?.frame.minY, 0)
    navigation.navigationBar.prefersLargeTitles = false
    try app.waitUntilIdle()
    XCTAssertEqual(
      controller.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 35)
  }

  // MARK: Backgrounds

  func testTheList_hasItsBackground_theViewKeepsItsOwn() {
    let stage = ListStage(counts: [2], .insetGrouped)
    defer { stage.close() }
    let color = stage.app.snapshot().color(x: 3, y: 3)
    XCTAssertEqual(stage.view.backgroundColor, .systemBackground)
    XCTAssertEqual([color.red, color.green, color.blue].map { Int($0) }, [242, 242, 247])
  }

  func testAClearBackground_letsTheViewsOwnThrough() {
    let stage = ListStage(counts: [2], .insetGrouped) { $0.backgroundColor = .clear }
    defer { stage.close() }
    stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.app.frame()
    let color = stage.app.snapshot().color(x: 3, y: 3)
    XCTAssertEqual([color.red, color.green, color.blue].map { Int($0) }, [255, 0, 0])
  }

  func testAListAmongOtherSections_hasItsBackgroundAlone() {
    let list = configuration(.insetGrouped)
    let layout = UICollectionViewCompositionalLayout { section, environment in
      if section == 1 { return .list(using: list, layoutEnvironment: environment) }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let stage = ListStage(counts: [1, 2, 1], layout)
    defer { stage.close() }
    func color(_ y: Int) -> [Int] {
      let color = stage.app.snapshot().color(x: 3, y: y * 3)
      return [color.red, color.green, color.blue].map { Int($0) }
    }
    XCTAssertEqual(color(50), [255, 255, 255])
    XCTAssertEqual(color(110), [242, 242, 247])
    XCTAssertEqual(color(Int(stage.row(1, 1).maxY) + 5), [242, 242, 247])
    XCTAssertEqual(color(600), [255, 255, 255])
    XCTAssertEqual(stage.row(0, 1).minY, 117.5, accuracy: 0.34, "35 are above the first section alone")
  }

  // MARK: Updates

  func testRowsThatComeAndGo_takeTheEndsOfTheCardAlong() throws {
    let stage = ListStage(counts: [3], .insetGrouped)
    defer { stage.close() }
    let last = stage.cell(2)
    stage.counts = [4]
    stage.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    XCTAssertEqual(last?.effectiveRadius(corner: .bottomLeft), 0)
    XCTAssertGreaterThan(stage.cell(3)?.effectiveRadius(corner: .bottomLeft) ?? 0, 0)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.separators.count, 3)
    for (item, line) in stage.separators.enumerated() {
      XCTAssertEqual(line.maxY, stage.row(item).maxY, accuracy: 0.01)
    }
    stage.counts = [1]
    stage.view.deleteItems(at: (1...3).map { IndexPath(item: $0, section: 0) })
    XCTAssertEqual(
      stage.cell(0)?.effectiveRadius(corner: .bottomLeft), stage.cell(0)?.effectiveRadius(corner: .topLeft))
    try stage.app.waitUntilIdle()
    XCTAssertTrue(stage.separators.isEmpty)
  }

  func testASeparator_goesAlongWithItsRow() throws {
    let stage = ListStage(counts: [3], .plain)
    defer { stage.close() }
    let lines = stage.view.subviews.filter { !$0.isHidden && $0.frame.height == 1 }.sorted {
      $0.frame.minY < $1.frame.minY
    }
    XCTAssertEqual(lines.count, 3)
    stage.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    try stage.app.waitUntilIdle()
    XCTAssertEqual(lines[0].frame.maxY, stage.row(2).maxY)
  }

  func testTheHandler_isAskedOnceForARow_andAgainAfterAnInvalidation() {
    var asked: [Int] = []
    let stage = ListStage(counts: [5], .plain) {
      $0.itemSeparatorHandler = { path, said in
        asked.append(path.item)
        return said
      }
    }
    defer { stage.close() }
    asked = []
    stage.view.contentOffset.y = 10
    stage.app.frame()
    XCTAssertEqual(asked, [])
    stage.view.collectionViewLayout.invalidateLayout()
    stage.app.frame()
    XCTAssertEqual(Set(asked), Set(0..<5))
    XCTAssertEqual(asked.count, 5)
  }

  func testLinesBetweenSelectedRows_haveAColourOfTheirOwn() throws {
    let stage = ListStage(counts: [3], .plain) {
      $0.separatorConfiguration.color = .systemRed
      $0.separatorConfiguration.multipleSelectionColor = .systemBlue
    }
    defer { stage.close() }
    stage.view.allowsMultipleSelection = true
    let line = try XCTUnwrap(
      stage.view.subviews.filter { !$0.isHidden && $0.frame.height == 1 }.min { $0.frame.minY < $1.frame.minY })
    XCTAssertEqual(line.backgroundColor, .systemRed)
    for item in 0...1 {
      stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    XCTAssertEqual(line.backgroundColor, .systemBlue)
    stage.view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    XCTAssertEqual(line.backgroundColor, .systemRed)
  }

  // MARK: Directions and sizes

  func testFromRightToLeft_everythingIsMirrored() throws {
    let stage = ListStage(counts: [2], .insetGrouped) {
      $0.itemSeparatorHandler = { _, said in
        var said = said
        said.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
        return said
      }
    }
    defer { stage.close() }
    stage.view.window?.traitOverrides.layoutDirection = .rightToLeft
    stage.app.frame()
    let row = stage.row(0)
    XCTAssertEqual(row.minX, 16)
    let line = try XCTUnwrap(stage.separators.first)
    XCTAssertEqual(line.minX, row.minX)
    XCTAssertEqual(line.maxX, row.maxX - 48)
  }

  /// Rows that are not visible cause no calls and need no memory.
  func testAMillionRows_costWhatIsSeen() throws {
    var asked = 0
    let stage = ListStage(counts: [1_000_000], .plain) {
      $0.itemSeparatorHandler = { _, said in
        asked += 1
        return said
      }
    }
    defer { stage.close() }
    XCTAssertLessThan(asked, 60)
    stage.view.scrollToItem(at: IndexPath(item: 700_000, section: 0), at: .top, animated: false)
    stage.app.frame()
    XCTAssertLessThan(asked, 150)
    stage.counts = [1_000_001]
    stage.view.insertItems(at: [IndexPath(item: 700_003, section: 0)])
    try stage.app.waitUntilIdle()
    XCTAssertLessThan(asked, 300)
    XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 1_000_001)
  }
}
