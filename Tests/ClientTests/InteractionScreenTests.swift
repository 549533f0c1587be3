import UIKit
import UIKitTesting
import XCTest

/// Typical selection, movement, menus and text input of iOS apps (`Screens/`), controlled with touches.
@preconcurrency @MainActor
final class InteractionScreenTests: ScreenTestCase {
  // MARK: Pages with visible neighbors

  func testPeekingPages_areTurnedFromTheirNeighboursToo() throws {
    let root = try shown(UIViewController())
    let pages = PeekingPages(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    root.view.addSubview(pages)
    try app.waitUntilIdle()
    app.drag(from: CGPoint(x: 305, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.15)
    try app.waitUntilIdle()
    XCTAssertEqual(pages.scrollView.contentOffset.x, 240)
    app.drag(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.15)
    try app.waitUntilIdle()
    XCTAssertEqual(pages.scrollView.contentOffset.x, 0)
    app.tap(at: CGPoint(x: 160, y: 200))
    app.advance(by: 1)
    app.tap(at: CGPoint(x: 310, y: 200))
    try app.waitUntilIdle()
    XCTAssertEqual(pages.tapped, [0, 1])
    XCTAssertGreaterThan(app.snapshot().color(x: 310, y: 200).green, 150, "the neighbour is seen: nothing clips it")
  }

  // MARK: Selecting photos

  private func picker() throws -> PhotoPicker {
    let picker = PhotoPicker()
    app.show(UINavigationController(rootViewController: picker))
    try app.waitUntilIdle()
    return picker
  }

  private func middle(_ picker: PhotoPicker, _ item: Int) -> CGPoint {
    let frame = picker.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame
    return picker.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func testTaps_open_andSelectWhileEditing() throws {
    let picker = try picker()
    app.tap(at: middle(picker, 5))
    try app.waitUntilIdle()
    picker.setEditing(true, animated: true)
    try app.waitUntilIdle()
    for item in [1, 2, 6, 2] {
      app.tap(at: middle(picker, item))
      app.advance(by: 0.5)
    }
    XCTAssertEqual(picker.log, ["open 5", "select 1", "select 2", "select 6", "deselect 2"])
    XCTAssertTrue(
      (picker.collectionView.cellForItem(at: IndexPath(item: 6, section: 0)) as? PhotoTile)?.isMarked ?? false)
    let toolbar = try XCTUnwrap(picker.navigationController?.toolbar)
    XCTAssertFalse(toolbar.isHidden)
    picker.deleteSelected()
    try app.waitUntilIdle()
    XCTAssertEqual(picker.photos.prefix(6), ["photo 0", "photo 2", "photo 3", "photo 4", "photo 5", "photo 7"])
    XCTAssertNil(picker.collectionView.indexPathsForSelectedItems)
    for cell in picker.collectionView.visibleCells { XCTAssertFalse((cell as? PhotoTile)?.isMarked ?? true) }
    picker.setEditing(false, animated: true)
    try app.waitUntilIdle()
    XCTAssertTrue(toolbar.isHidden)
  }

  func testTwoFingers_selectARange_andBeginEditing() throws {
    let picker = try picker()
    let start = middle(picker, 0)
    let end = middle(picker, 6)
    let first = app.touch(at: CGPoint(x: start.x - 10, y: start.y), finger: 1)
    let second = app.touch(at: CGPoint(x: start.x + 10, y: start.y), finger: 2)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      first.move(to: CGPoint(x: place.x - 10, y: place.y), after: 1.0 / 60)
      second.move(to: CGPoint(x: place.x + 10, y: place.y), after: 0)
    }
    first.lift()
    second.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(picker.isEditing)
    XCTAssertEqual(picker.collectionView.indexPathsForSelectedItems?.map(\.item).sorted(), [0, 1, 2, 3, 4, 5, 6])
    XCTAssertEqual(picker.collectionView.contentOffset.y, -picker.collectionView.adjustedContentInset.top)
  }

  func testALongPress_opensTheMenu_thatDeletesOne() throws {
    let picker = try picker()
    let finger = app.touch(at: middle(picker, 3))
    app.advance(by: 1)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(picker.log, [], "a press that opens a menu is no tap")
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(picker.photos.count, 59)
    XCTAssertEqual(picker.photos[3], "photo 4")
  }

  // MARK: Folding, flipping, moving

  func testAHeader_foldsItsSection() throws {
    let screen = try shown(SectionsController())
    app.tap(at: CGPoint(x: 160, y: 20))
    try app.waitUntilIdle()
    XCTAssertEqual(screen.collectionView.numberOfItems(inSection: 0), 0)
    let next = screen.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    XCTAssertEqual(next?.frame.minY, 40)
    app.tap(at: CGPoint(x: 160, y: 20))
    try app.waitUntilIdle()
    XCTAssertEqual(screen.collectionView.numberOfItems(inSection: 0), 8)
    XCTAssertEqual(screen.collectionView.visibleCells.count, 20)
  }

  func testATile_flips_andIsLeftOnItsBack() throws {
    let screen = try shown(SectionsController())
    app.tap(at: CGPoint(x: 38, y: 78))
    app.advance(by: 0.2)
    let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? FlipCell)
    XCTAssertTrue(cell.showsBack)
    try app.waitUntilIdle()
    let color = app.snapshot().color(x: 38, y: 78)
    XCTAssertGreaterThan(color.red, 200, "the orange back")
    XCTAssertEqual(cell.contentView.subviews.count, 1)
  }

  func testTilesAreMoved_alsoIntoOtherSections_butNotIntoTheFirstPlace() throws {
    let screen = try shown(SectionsController())
    func carry(_ from: CGPoint, _ to: CGPoint) throws {
      let finger = app.touch(at: from)
      app.advance(by: 0.6)
      finger.drag(to: to, duration: 0.4)
      app.advance(by: 0.3)
      finger.lift()
      try app.waitUntilIdle()
    }
    try carry(CGPoint(x: 198, y: 78), CGPoint(x: 40, y: 80))
    XCTAssertEqual(screen.moves, ["0.2 to 0.1"])
    try carry(CGPoint(x: 38, y: 158), CGPoint(x: 120, y: 280))
    XCTAssertEqual(screen.moves.last, "0.4 to 1.1")
    XCTAssertEqual(screen.sections[0].count, 7)
    for path in screen.collectionView.indexPathsForVisibleItems {
      XCTAssertEqual(
        (screen.collectionView.cellForItem(at: path) as? FlipCell)?.name, screen.sections[path.section][path.item])
    }
  }

  // MARK: Writing a note

  func testAComposer_growsWithItsLines_thenScrolls_andSends() throws {
    let composer = try shown(NoteComposer())
    let single = composer.textView.frame.height
    let bottom = composer.textView.convert(composer.textView.bounds, to: nil).maxY
    XCTAssertEqual(bottom, 472)
    app.tap(composer.textView)
    app.type("a line")
    try? app.waitUntilIdle(limit: 1)
    XCTAssertTrue(composer.send.isEnabled)
    app.type("\nand another")
    try? app.waitUntilIdle(limit: 1)
    XCTAssertEqual(composer.textView.frame.height, single + 20.287, accuracy: 1)
    XCTAssertEqual(composer.textView.convert(composer.textView.bounds, to: nil).maxY, 472)
    for _ in 0..<6 { app.type("\nmore") }
    try? app.waitUntilIdle(limit: 1)
    XCTAssertEqual(composer.textView.frame.height, 100)
    XCTAssertTrue(composer.textView.isScrollEnabled)
    XCTAssertGreaterThan(composer.textView.contentOffset.y, 0, "the caret is in sight")
    app.tap(composer.send)
    try? app.waitUntilIdle(limit: 1)
    XCTAssertEqual(composer.sent.first?.split(separator: "\n").count, 8)
    XCTAssertEqual(composer.textView.frame.height, single)
    XCTAssertFalse(composer.send.isEnabled)
  }
}
