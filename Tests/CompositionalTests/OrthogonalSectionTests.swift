import UIKit
import UIKitTesting
import XCTest

/// Orthogonally scrolling sections.
@preconcurrency @MainActor
final class OrthogonalSectionTests: XCTestCase {
  /// Returns a section with cards of 100 × 80 points, which are 10 points apart and 20 points from the edges.
  static func orthogonalSection(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, counts: [Int] = [40, 40, 90],
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> CompositionalStage {
    CompositionalStage(
      size: CGSize(width: 340, height: 500), counts: counts,
      UICollectionViewCompositionalLayout { number, _ in
        guard number < 2 else { return CompositionalLayoutTests.grid(3) }
        let orthogonalSection = Self.orthogonalSection(behavior)
        orthogonalSection.visibleItemsInvalidationHandler = handler
        return orthogonalSection
      })
  }

  /// Returns the visible items of a section, which are determined by the frames of the cells.
  private func seen(_ stage: CompositionalStage, _ section: Int) -> [Int] {
    stage.view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }

  private func check(_ stage: CompositionalStage, file: StaticString = #filePath, line: UInt = #line) {
    let view = stage.view
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { return XCTFail("a cell without path", file: file, line: line) }
      let place = cell.convert(cell.bounds, to: view)
      XCTAssertTrue(place.intersects(view.bounds), "\(path) at \(place)", file: file, line: line)
      XCTAssertEqual(
        view.indexPathForItem(at: CGPoint(x: place.midX, y: place.midY)), path, "\(path)", file: file, line: line)
    }
    // Every item that should be visible is visible: its frame at rest is moved by the scroll offset.
    for (section, scroller) in stage.scrollers.enumerated() {
      let step = scroller.bounds.minX - scroller.frame.minX
      let expected = (0..<stage.counts[section]).filter { item in
        guard let frame = stage.frame(item, section) else { return false }
        let shown = frame.offsetBy(dx: -step, dy: 0).intersection(view.bounds)
        return shown.width > 0 && shown.height > 0
      }
      XCTAssertEqual(seen(stage, section), expected, "section \(section)", file: file, line: line)
    }
  }

  func testAShelf_scrollsByItself() throws {
    let stage = stage()
    defer { stage.close() }
    XCTAssertEqual(stage.scrollers.map(\.frame), [10, 110].map { CGRect(x: 20, y: $0, width: 300, height: 80) })
    XCTAssertEqual(seen(stage, 0), [0, 1, 2])
    XCTAssertEqual(stage.frame(0, 2)?.minY, 202)
    check(stage)
    stage.app.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 60, y: 52), duration: 0.3, hold: 0.3)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.view.contentOffset, .zero)
    let moved = stage.scrollers[0].bounds.minX - 20
    XCTAssertEqual(moved, 185, accuracy: 12)
    XCTAssertEqual(stage.scrollers[1].bounds.minX, 20)
    check(stage)
    // The layout attributes are still those at rest.
    XCTAssertEqual(stage.frame(0)?.minX, 20)
  }

  func testAFling_runsToTheEnd_andKeepsFewViews() throws {
    let stage = stage()
    defer { stage.close() }
    for _ in 0..<12 {
      stage.app.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 20, y: 50), duration: 0.08)
      try stage.app.waitUntilIdle()
      check(stage)
    }
    // The frame of the scroll view already excludes the insets, so the last card ends where the frame ends.
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20 + 40 * 110 - 10 - 300)
    XCTAssertEqual(seen(stage, 0), [37, 38, 39])
    XCTAssertLessThan(stage.scrollers[0].subviews.count, 12)
  }

  /// The inset is measured for leading insets of 16 points (measurements.md 10.3): it moves the groups to the origin of the frame.
  func testTheInset_movesTheGroupsToTheFrame() {
    for (counts, leading, trailing) in [([40], 20, 20), ([2], 20, 20), ([40], 0, 30), ([40], 30, 0)]
      as [([Int], CGFloat, CGFloat)]
    {
      let section = Self.orthogonalSection()
      section.contentInsets.leading = leading
      section.contentInsets.trailing = trailing
      let stage = CompositionalStage(
        size: CGSize(width: 340, height: 500), counts: counts, UICollectionViewCompositionalLayout(section: section))
      defer { stage.close() }
      let scroller = stage.scrollers[0]
      XCTAssertEqual(scroller.contentInset, UIEdgeInsets(top: -10, left: -leading, bottom: 0, right: leading))
      XCTAssertEqual(scroller.contentSize.width, CGFloat(counts[0]) * 110 - 10)
      // The last card ends at the trailing inset of the section.
      stage.view.scrollToItem(at: IndexPath(item: counts[0] - 1, section: 0), at: .right, animated: false)
      stage.app.frame()
      let last = stage.view.cellForItem(at: IndexPath(item: counts[0] - 1, section: 0))
      let end = last.map { $0.convert($0.bounds, to: stage.view).maxX }
      XCTAssertEqual(end, counts[0] == 2 ? leading + 210 : 340 - trailing)
    }
  }

  func testADragUpwards_scrollsTheCollectionView() throws {
    let stage = stage()
    defer { stage.close() }
    stage.app.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 152, y: 30), duration: 0.3, hold: 0.3)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.view.contentOffset.y, 115, accuracy: 12)
    XCTAssertEqual(stage.scrollers.last?.bounds.minX, 20)
    check(stage)
    // It is in the same position after it was out of view.
    stage.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    stage.view.contentOffset.y = 1000
    stage.app.frame()
    XCTAssertEqual(stage.scrollers.count, 0)
    stage.view.contentOffset.y = 0
    stage.app.frame()
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20 + 550)
    check(stage)
  }

  func testATap_findsTheItemThatIsSeen() throws {
    let stage = stage()
    defer { stage.close() }
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    stage.app.frame()
    stage.app.tap(at: CGPoint(x: 40, y: 50))
    XCTAssertEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 10, section: 0)])
    // The section is also visible over the margin.
    stage.app.tap(at: CGPoint(x: 5, y: 50))
    XCTAssertEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 9, section: 0)])
  }

  func testGroupPaging_restsAtTheNextGroup() throws {
    let stage = stage(.groupPaging)
    defer { stage.close() }
    stage.app.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 190, y: 50), duration: 0.1)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20 + 110)
    stage.app.drag(from: CGPoint(x: 190, y: 50), to: CGPoint(x: 250, y: 50), duration: 0.1)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20)
  }

  func testPaging_goesByWhatIsVisible() throws {
    let stage = stage(.paging)
    defer { stage.close() }
    stage.app.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 190, y: 50), duration: 0.1)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20 + 300)
  }

  func testTheLeadingBoundary_isWhereAFreeScrollRests() throws {
    let stage = stage(.continuousGroupLeadingBoundary)
    defer { stage.close() }
    stage.app.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 20, y: 50), duration: 0.15)
    try stage.app.waitUntilIdle()
    let groups = (stage.scrollers[0].bounds.minX - 20) / 110
    XCTAssertGreaterThan(groups, 2)
    XCTAssertEqual(groups, groups.rounded(), accuracy: 0.01)
  }

  func testCentredGroups_beginInTheMiddle() throws {
    let stage = stage(.groupPagingCentered)
    defer { stage.close() }
    XCTAssertEqual(
      stage.view.cellForItem(at: IndexPath(item: 0, section: 0)).map { $0.convert($0.bounds, to: stage.view).midX }, 170
    )
    stage.app.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 190, y: 50), duration: 0.1)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(
      stage.view.cellForItem(at: IndexPath(item: 1, section: 0)).map { $0.convert($0.bounds, to: stage.view).midX }, 170
    )
    check(stage)
  }

  func testTheHandler_hearsOfItsOwnScrolling() throws {
    var offsets: [CGFloat] = []
    let stage = stage(handler: { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let away = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = away < 60 ? 1 : 0.5
      }
    })
    defer { stage.close() }
    XCTAssertEqual(offsets.last, 0)
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
    stage.app.frame()
    XCTAssertTrue(offsets.contains(20 + 1100 + 50 - 170), "\(offsets)")
    XCTAssertEqual(stage.view.cellForItem(at: IndexPath(item: 10, section: 0))?.alpha, 1)
    XCTAssertEqual(stage.view.cellForItem(at: IndexPath(item: 11, section: 0))?.alpha, 0.5)
  }

  func testTheProperties_reachTheScrollView() throws {
    let orthogonalSection = Self.orthogonalSection(.groupPaging)
    orthogonalSection.orthogonalScrollingProperties.bounce = .never
    orthogonalSection.orthogonalScrollingProperties.decelerationRate = .normal
    let twin = try XCTUnwrap(orthogonalSection.copy() as? NSCollectionLayoutSection)
    let stage = CompositionalStage(
      size: CGSize(width: 340, height: 500), counts: [9], UICollectionViewCompositionalLayout(section: twin))
    defer { stage.close() }
    XCTAssertEqual(stage.scrollers[0].decelerationRate, .normal)
    stage.app.touch(at: CGPoint(x: 100, y: 50)).drag(to: CGPoint(x: 250, y: 50), duration: 0.2)
    stage.app.frame()
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20)
    twin.orthogonalScrollingProperties.bounce = .always
    stage.view.collectionViewLayout.invalidateLayout()
    stage.app.frame()
    XCTAssertTrue(stage.scrollers[0].alwaysBounceHorizontal)
  }

  func testAnAnimatedScrollToAnItem_isItsSections() throws {
    let stage = stage()
    defer { stage.close() }
    stage.view.scrollToItem(at: IndexPath(item: 20, section: 1), at: .centeredHorizontally, animated: true)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.scrollers[1].bounds.minX, 20 + 2200 + 50 - 150)
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20)
    check(stage)
  }

  func testUpdates_keepTheOffsetsOfOrthogonalSections() throws {
    let stage = stage()
    defer { stage.close() }
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: .left, animated: false)
    stage.app.frame()
    stage.counts = [38, 41, 90]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 11, section: 1)])
    }
    stage.app.advance(by: 1)
    XCTAssertEqual(stage.scrollers.map(\.bounds.minX), [20, 1120])
    check(stage)
    // An orthogonal section is deleted; the other one moves up and keeps its offset.
    stage.counts = [41, 3]
    stage.view.performBatchUpdates {
      stage.view.deleteSections([0, 2])
      stage.view.insertSections([1])
    }
    stage.app.advance(by: 1)
    XCTAssertEqual(stage.scrollers.first?.bounds.minX, 1120)
    check(stage)
    stage.view.reloadData()
    stage.app.frame()
    check(stage)
  }

  func testAnItemLeavesItsOrthogonalSection() throws {
    let stage = stage(counts: [5, 5, 6])
    defer { stage.close() }
    let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))
    XCTAssertTrue(cell?.superview === stage.scrollers[0])
    stage.counts = [4, 5, 7]
    stage.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 2))
    stage.app.advance(by: 1)
    XCTAssertTrue(stage.view.cellForItem(at: IndexPath(item: 0, section: 2)) === cell)
    XCTAssertTrue(cell?.superview === stage.view)
    XCTAssertEqual(cell?.frame, stage.frame(0, 2))
    check(stage)
  }

  func testAnotherLayout_takesTheCellsBack() throws {
    let stage = stage(counts: [5, 5, 6])
    defer { stage.close() }
    stage.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: CompositionalLayoutTests.grid(3)), animated: true)
    stage.app.advance(by: 1)
    XCTAssertEqual(stage.scrollers.count, 0)
    for cell in stage.view.visibleCells { XCTAssertTrue(cell.superview === stage.view) }
    XCTAssertEqual(stage.view.visibleCells.count, 13)
  }

  func testWhoReadsFromTheRight_scrollsTheOtherWay() throws {
    let stage = stage(.groupPaging)
    defer { stage.close() }
    stage.view.window?.traitOverrides.layoutDirection = .rightToLeft
    stage.app.frame()
    XCTAssertEqual(stage.scrollers[0].frame, CGRect(x: 20, y: 10, width: 300, height: 80))
    XCTAssertEqual(stage.frame(0), CGRect(x: 220, y: 10, width: 100, height: 80))
    check(stage)
    stage.app.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 220, y: 50), duration: 0.1)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.scrollers[0].bounds.minX, 20 - 110)
    check(stage)
  }

  func testAHorizontalLayout_hasSectionsThatScrollVertically() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = CompositionalStage(
      size: CGSize(width: 340, height: 300), counts: [40, 3],
      UICollectionViewCompositionalLayout(section: Self.orthogonalSection(), configuration: configuration))
    defer { stage.close() }
    XCTAssertEqual(stage.frame(1), CGRect(x: 20, y: 100, width: 100, height: 80))
    XCTAssertEqual(stage.frame(0, 1), CGRect(x: 160, y: 10, width: 100, height: 80))
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    stage.app.frame()
    XCTAssertEqual(seen(stage, 0), [10, 11, 12, 13])
    XCTAssertEqual(stage.scrollers.map(\.bounds.minY).max(), 10 + 900)
  }

  // MARK: Edited cells

  /// Returns the text field of a cell.
  private func field(_ stage: CompositionalStage, _ item: Int, _ section: Int) throws -> UITextField {
    let cell = try XCTUnwrap(stage.view.cellForItem(at: [section, item]))
    return try XCTUnwrap(cell.contentView.subviews.first as? UITextField)
  }

  /// The cell of an edited item is kept while its section, or the collection view, is scrolled away.
  func testAnEditedCell_isKeptOffScreen() throws {
    let stage = stage()
    defer { stage.close() }
    let view = stage.view
    stage.configure = { cell, _, path in
      guard let cell = cell as? UICollectionViewCell else { return }
      let field = cell.contentView.subviews.first as? UITextField ?? UITextField(frame: cell.contentView.bounds)
      field.text = "\(path.section)-\(path.item)"
      cell.contentView.addSubview(field)
    }
    view.reloadData()
    try stage.app.waitUntilIdle()
    let edited = try field(stage, 1, 0)
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertTrue(edited.becomeFirstResponder())
    func checkIsKept(_ path: IndexPath = [0, 1], line: UInt = #line) {
      XCTAssertTrue(edited.isFirstResponder, line: line)
      XCTAssertTrue(cell.isHidden, line: line)
      XCTAssertEqual(view.indexPath(for: cell), path, line: line)
      XCTAssertFalse(view.visibleCells.contains(cell), line: line)
      check(stage, line: line)
    }
    func checkIsShown(_ path: IndexPath = [0, 1], line: UInt = #line) {
      XCTAssertTrue(edited.isFirstResponder, line: line)
      XCTAssertTrue(view.cellForItem(at: path) === cell, line: line)
      XCTAssertFalse(cell.isHidden, line: line)
      XCTAssertTrue(stage.scrollers.first === cell.superview, line: line)
      XCTAssertEqual(cell.frame, stage.frame(path.item, path.section), line: line)
      check(stage, line: line)
    }
    // The section scrolls.
    view.scrollToItem(at: [0, 20], at: .left, animated: false)
    try stage.app.waitUntilIdle()
    checkIsKept()
    // Then the collection view, too, and other sections use the scroll view.
    view.contentOffset.y = 1500
    try stage.app.waitUntilIdle()
    checkIsKept()
    view.contentOffset.y = 0
    try stage.app.waitUntilIdle()
    checkIsKept()
    view.scrollToItem(at: [0, 0], at: .left, animated: false)
    try stage.app.waitUntilIdle()
    checkIsShown()
    view.contentOffset.y = 1500
    try stage.app.waitUntilIdle()
    checkIsKept()
    // The first section to appear gets the scroll view that contains the hidden cell.
    view.contentOffset.y = 150
    try stage.app.waitUntilIdle()
    checkIsKept()
    // Updates while the cell is hidden.
    stage.counts[0] += 1
    view.insertItems(at: [[0, 0]])
    try stage.app.waitUntilIdle()
    checkIsKept([0, 2])
    view.contentOffset.y = 0
    try stage.app.waitUntilIdle()
    checkIsShown([0, 2])
    // An update that moves the item out of the section's visible part.
    stage.counts[0] += 4
    view.insertItems(at: (0..<4).map { [0, $0] })
    try stage.app.waitUntilIdle()
    checkIsKept([0, 6])
    stage.counts[0] -= 4
    view.deleteItems(at: (0..<4).map { [0, $0] })
    try stage.app.waitUntilIdle()
    checkIsShown([0, 2])
    view.contentOffset.y = 1500
    try stage.app.waitUntilIdle()
    stage.counts.removeFirst()
    view.deleteSections([0])
    try stage.app.waitUntilIdle()
    XCTAssertFalse(edited.isFirstResponder)
  }
}
