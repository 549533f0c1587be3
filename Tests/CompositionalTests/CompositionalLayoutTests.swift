import UIKit
import UIKitTesting
import XCTest

/// Compositional layouts in a collection view in a window.
@preconcurrency @MainActor
final class CompositionalLayoutTests: XCTestCase {
  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Returns a section whose rows consist of `columns` squares.
  static func grid(_ columns: Int, inset: CGFloat = 2) -> NSCollectionLayoutSection {
    let share = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(share)), subitems: [item]))
  }

  /// Returns a section with rows whose heights are determined by the cells.
  static func list(estimate: CGFloat = 40) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(estimate))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  static func header(_ height: NSCollectionLayoutDimension = .absolute(30), pins: Bool = false)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = pins
    return header
  }

  // MARK: Positions

  func testAGrid_hasAsManyColumnsAsFit() {
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [11], UICollectionViewCompositionalLayout(section: Self.grid(3)))
    defer { stage.close() }
    XCTAssertEqual(stage.frame(0), CGRect(x: 2, y: 2, width: 96, height: 96))
    XCTAssertEqual(stage.frame(5), CGRect(x: 202, y: 102, width: 96, height: 96))
    XCTAssertEqual(stage.frame(10), CGRect(x: 102, y: 302, width: 96, height: 96))
    XCTAssertEqual(stage.view.contentSize, CGSize(width: 300, height: 400))
    XCTAssertEqual(stage.view.visibleCells.count, 11)
    XCTAssertNil(stage.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 11, section: 0)))
  }

  func testTheWidth_isFollowed() {
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [11], UICollectionViewCompositionalLayout(section: Self.grid(3)))
    defer { stage.close() }
    stage.app.resize(to: CGSize(width: 600, height: 500), scale: 2)
    stage.app.frame()
    stage.view.frame.size = CGSize(width: 600, height: 500)
    stage.app.frame()
    XCTAssertEqual(stage.frame(5), CGRect(x: 402, y: 202, width: 196, height: 196))
  }

  func testTheSectionProvider_isAskedForEachSectionWithTheRoom() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { number, environment in
      asked.append("\(number) \(Int(environment.container.effectiveContentSize.width))")
      return Self.grid(number + 2)
    }
    let stage = CompositionalStage(size: CGSize(width: 300, height: 500), counts: [4, 4], layout)
    defer { stage.close() }
    XCTAssertEqual(asked, ["0 300", "1 300"])
    XCTAssertEqual(stage.frame(0, 1), CGRect(x: 2, y: 302, width: 96, height: 96))
    // Scrolling does not call the closure.
    stage.view.contentOffset.y = 20
    stage.app.frame()
    XCTAssertEqual(asked.count, 2)
    stage.view.frame.size.width = 240
    stage.app.frame()
    XCTAssertEqual(asked.suffix(2), ["0 240", "1 240"])
  }

  /// Returns the section of Apple's photo example, with a large picture beside a column of two, and a row of three
  /// below them.
  static func photos() -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(4 / 9)), subitems: [large, column])
    let third = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(2 / 9)), subitems: [third, third, third])
    for item in [large, small, third] {
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    }
    let whole = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(6 / 9)), subitems: [upper, row])
    return NSCollectionLayoutSection(group: whole)
  }

  func testNestedGroups() {
    let stage = CompositionalStage(
      size: CGSize(width: 360, height: 500), counts: [14], UICollectionViewCompositionalLayout(section: Self.photos()))
    defer { stage.close() }
    XCTAssertEqual(stage.frame(0), CGRect(x: 2, y: 2, width: 236, height: 156))
    XCTAssertEqual(stage.frame(2), CGRect(x: 242, y: 82, width: 116, height: 76))
    XCTAssertEqual(stage.frame(5), CGRect(x: 242, y: 162, width: 116, height: 76))
    XCTAssertEqual(stage.frame(6), CGRect(x: 2, y: 242, width: 236, height: 156))
    XCTAssertEqual(stage.frame(13), CGRect(x: 242, y: 482, width: 116, height: 76))
    XCTAssertEqual(stage.view.contentSize.height, 720)
  }

  func testACustomGroup_isAskedWithItsOwnRoom() {
    var room = CGSize.zero
    let group = NSCollectionLayoutGroup.custom(layoutSize: Self.size(.fractionalWidth(0.5), .absolute(100))) {
      room = $0.container.contentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 40, width: 50, height: 50), zIndex: 5),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [5], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    XCTAssertEqual(room, CGSize(width: 150, height: 100))
    XCTAssertEqual(stage.frame(3), CGRect(x: 40, y: 150, width: 50, height: 50))
    XCTAssertEqual(stage.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.zIndex, 5)
    XCTAssertEqual(stage.view.contentSize.height, 320)
  }

  func testFlexibleSpacing_sharesOutWhatIsLeft() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.absolute(50), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(80)), subitems: [item, item, item])
    group.interItemSpacing = .flexible(10)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let stage = CompositionalStage(
      size: CGSize(width: 230, height: 500), counts: [3],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    defer { stage.close() }
    XCTAssertEqual(
      (0..<3).map { stage.frame($0) },
      [0, 90, 180].map { CGRect(x: $0, y: 15, width: 50, height: 50) })
  }

  func testAHorizontalLayout_putsSectionsBesideEachOther() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 20
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: Self.size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 220), counts: [4, 2],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    defer { stage.close() }
    XCTAssertEqual(stage.frame(3), CGRect(x: 105, y: 110, width: 100, height: 100))
    XCTAssertEqual(stage.frame(0, 1), CGRect(x: 235, y: 10, width: 100, height: 100))
    XCTAssertEqual(stage.view.contentSize, CGSize(width: 340, height: 220))
  }

  func testWhoReadsFromTheRight_seesItMirrored() {
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [4], UICollectionViewCompositionalLayout(section: Self.grid(3)))
    defer { stage.close() }
    // The view's own attribute does not mirror the layout (measured on iOS 26.1, measurements.md 10.11).
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.app.frame()
    XCTAssertEqual(stage.frame(0)?.minX, 2)
    stage.view.semanticContentAttribute = .unspecified
    stage.view.window?.traitOverrides.layoutDirection = .rightToLeft
    stage.app.frame()
    XCTAssertEqual(stage.frame(0)?.minX, 202)
    XCTAssertEqual(stage.frame(3)?.minX, 202)
  }

  // MARK: Headers, footers, decorations

  func testHeadersAndFooters_lieOutsideTheInsets() {
    let section = Self.grid(3)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 10, trailing: 15)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.absolute(100), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [Self.header(), footer]
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CompositionalStage.View.self, forDecorationViewOfKind: "ground")
    let stage = CompositionalStage(size: CGSize(width: 330, height: 500), counts: [3, 0], layout)
    defer { stage.close() }
    func view(_ kind: String, _ section: Int = 0) -> CGRect? {
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    XCTAssertEqual(view(UICollectionView.elementKindSectionHeader), CGRect(x: 15, y: 0, width: 300, height: 30))
    XCTAssertEqual(stage.frame(0), CGRect(x: 17, y: 42, width: 96, height: 96))
    XCTAssertEqual(view(UICollectionView.elementKindSectionFooter), CGRect(x: 215, y: 150, width: 100, height: 20))
    // A section without items keeps all of these.
    XCTAssertEqual(view(UICollectionView.elementKindSectionHeader, 1), CGRect(x: 15, y: 170, width: 300, height: 30))
    XCTAssertEqual(stage.view.contentSize.height, 240)
    let ground = layout.layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(ground?.frame, CGRect(x: 0, y: 0, width: 330, height: 170))
    XCTAssertEqual(ground?.zIndex, 0)
    XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex, 1)
    section.supplementariesFollowContentInsets = false
    layout.invalidateLayout()
    stage.app.frame()
    XCTAssertEqual(view(UICollectionView.elementKindSectionHeader), CGRect(x: 0, y: 0, width: 330, height: 30))
  }

  func testAHeaderOverItsSection_makesNoRoom() {
    let section = Self.grid(3)
    let header = Self.header()
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [3], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    XCTAssertEqual(stage.frame(0)?.minY, 2)
    XCTAssertEqual(stage.view.contentSize.height, 100)
    XCTAssertEqual(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame,
      CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  func testPinnedHeaders_stayAsLongAsTheirSection() {
    let section = Self.grid(3)
    section.boundarySupplementaryItems = [Self.header(pins: true)]
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [9, 90], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    func header(_ section: Int) -> CGFloat? {
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    stage.view.contentOffset.y = 200
    stage.app.frame()
    XCTAssertEqual(header(0), 200)
    XCTAssertEqual(header(1), 330)
    stage.view.contentOffset.y = 315
    stage.app.frame()
    XCTAssertEqual(header(0), 300)
    stage.view.contentOffset.y = 1000
    stage.app.frame()
    XCTAssertEqual(header(1), 1000)
  }

  func testViewsOfTheWholeContent_haveAPathOfOneIndex() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(44)), elementKind: "title", alignment: .top)
    title.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [title]
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [90],
      UICollectionViewCompositionalLayout(section: Self.grid(3), configuration: configuration), kinds: ["title"])
    defer { stage.close() }
    XCTAssertEqual(stage.frame(0)?.minY, 46)
    XCTAssertEqual(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "title"), [IndexPath(index: 0)])
    stage.view.contentOffset.y = 700
    stage.app.frame()
    XCTAssertEqual(stage.view.visibleSupplementaryViews(ofKind: "title").first?.frame.minY, 700)
  }

  // MARK: Self-sizing views

  func testCellsSayTheirHeights() {
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 400), counts: [100],
      UICollectionViewCompositionalLayout(section: Self.list()))
    defer { stage.close() }
    stage.sizes = { CGSize(width: 300, height: CGFloat(30 + $0.item % 3 * 20)) }
    stage.view.reloadData()
    stage.app.frame()
    XCTAssertEqual(stage.frame(0)?.height, 30)
    XCTAssertEqual(stage.frame(1), CGRect(x: 0, y: 30, width: 300, height: 50))
    XCTAssertEqual(stage.frame(4), CGRect(x: 0, y: 180, width: 300, height: 50))
    // Invisible items have their estimated height.
    XCTAssertEqual(stage.frame(99)?.height, 40)
    let length = stage.view.contentSize.height
    stage.view.contentOffset.y = length - 400
    stage.app.frame()
    XCTAssertNotEqual(stage.view.contentSize.height, length)
  }

  func testAGroupGrowsWithItsItems() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(0.5), .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .estimated(40)), subitems: [item, item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 400), counts: [6], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    stage.sizes = { CGSize(width: 150, height: $0.item == 1 ? 90 : 50) }
    stage.view.reloadData()
    stage.app.frame()
    XCTAssertEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 150, height: 50))
    XCTAssertEqual(stage.frame(1), CGRect(x: 150, y: 0, width: 150, height: 90))
    XCTAssertEqual(stage.frame(2)?.minY, 100)
    XCTAssertEqual(stage.view.contentSize.height, 90 + 10 + 50 + 10 + 50)
  }

  func testWordsWrap_byTheWidthsThatTheySay() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.estimated(60), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 400), counts: [5],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    defer { stage.close() }
    stage.sizes = { CGSize(width: [100, 150, 200, 30, 40][$0.item], height: 30) }
    stage.view.reloadData()
    stage.app.frame()
    XCTAssertEqual((0..<5).map { stage.frame($0)?.minX }, [0, 110, 0, 210, 250])
    XCTAssertEqual((0..<5).map { stage.frame($0)?.minY }, [0, 0, 30, 30, 30])
  }

  func testAHeaderSaysItsHeight() {
    let section = Self.grid(3)
    section.boundarySupplementaryItems = [Self.header(.estimated(20))]
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 400), counts: [3], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    stage.configure = { view, _, _ in (view as? CompositionalStage.View)?.wished = CGSize(width: 300, height: 55) }
    stage.view.reloadData()
    stage.app.frame()
    XCTAssertEqual(stage.frame(0)?.minY, 57)
  }

  // MARK: Updates

  func testSizesGoAlongWithTheirItems() {
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 400), counts: [50],
      UICollectionViewCompositionalLayout(section: Self.list()))
    defer { stage.close() }
    stage.sizes = { CGSize(width: 300, height: CGFloat(30 + $0.item * 2)) }
    stage.view.reloadData()
    stage.app.frame()
    XCTAssertEqual(stage.frame(3)?.height, 36)
    stage.counts = [51]
    stage.sizes = { CGSize(width: 300, height: $0.item == 0 ? 11 : CGFloat(28 + $0.item * 2)) }
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.app.advance(by: 1)
    XCTAssertEqual(stage.frame(0)?.height, 11)
    XCTAssertEqual(stage.frame(4)?.height, 36)
    stage.counts = [50]
    stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    stage.app.advance(by: 1)
    XCTAssertEqual(stage.frame(3)?.height, 36)
  }

  func testBadgesGoAlongWithTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Self.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(1 / 3), .absolute(100)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: Self.size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [6], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    let kept = stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 4, section: 0))
    XCTAssertNotNil(kept)
    stage.counts = [7]
    stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    stage.app.advance(by: 1)
    XCTAssertTrue(stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 5, section: 0)) === kept)
    XCTAssertEqual(kept?.frame, CGRect(x: 280, y: 100, width: 20, height: 20))
  }

  func testSectionsComeAndGo() {
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [3, 6],
      UICollectionViewCompositionalLayout(section: Self.grid(3)))
    defer { stage.close() }
    stage.counts = [9, 3, 6]
    stage.view.insertSections([0])
    stage.app.advance(by: 1)
    XCTAssertEqual(stage.frame(0, 2)?.minY, 402)
    stage.counts = [6]
    stage.view.deleteSections([0, 1])
    stage.app.advance(by: 1)
    XCTAssertEqual(stage.frame(5)?.minY, 102)
    XCTAssertEqual(stage.view.visibleCells.count, 6)
  }

  // MARK: The handler

  func testTheHandler_changesWhatIsShown() {
    let section = Self.grid(3)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      for item in items where item.frame.midY < offset.y + 100 { item.alpha = 0.5 }
    }
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 500), counts: [90], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    XCTAssertEqual(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha, 0.5)
    XCTAssertEqual(stage.view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha, 1)
    stage.view.contentOffset.y = 100
    stage.app.frame()
    XCTAssertEqual(offsets.last, 100)
    XCTAssertEqual(stage.view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha, 0.5)
  }

  // MARK: Errors

  func testMistakes_areReported() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.absolute(-5), .absolute(50)))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Self.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
    let app = TestApplication(size: CGSize(width: 100, height: 100), scale: 1)
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let whole = Self.size(.fractionalWidth(1), .absolute(50))
    _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 0)
    XCTAssertTrue(reports.last?.contains("compositional layout is 0") ?? false, "\(reports)")
    let marked = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
    _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [marked, marked])
    XCTAssertTrue(reports.last?.contains("badge") ?? false, "\(reports)")
    _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [])
    XCTAssertTrue(reports.last?.contains("no subitems") ?? false, "\(reports)")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    let source = CompositionalStage(counts: [3], UICollectionViewCompositionalLayout(section: Self.grid(1, inset: 900)))
    // Insets that leave no space: nothing is visible, and nothing crashes.
    XCTAssertEqual(source.frame(0)?.size, .zero)
    source.close()
    let other = TestApplication(size: CGSize(width: 100, height: 100), scale: 1)
    defer { other.close() }
    other.onReport = { reports.append($0) }
    view.dataSource = source
    view.register(CompositionalStage.Cell.self, forCellWithReuseIdentifier: "cell")
    let controller = UIViewController()
    controller.view = view
    other.show(controller)
    other.frame()
    XCTAssertTrue(reports.last?.contains("nil from its section provider for section 0") ?? false, "\(reports)")
  }
}
