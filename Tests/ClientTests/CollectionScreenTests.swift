import UIKit
import UIKitTesting
import XCTest

/// Typical collection views of iOS apps (`Screens/`), controlled with touches.
@preconcurrency @MainActor
final class CollectionScreenTests: ScreenTestCase {
  private func names(_ list: UICollectionView) -> [String] {
    list.indexPathsForVisibleItems.sorted().compactMap { (list.cellForItem(at: $0) as? NameCell)?.label.text }
  }

  // MARK: Two lists

  private func carry(from start: CGPoint, to end: CGPoint) throws {
    let finger = app.touch(at: start)
    app.advance(by: 0.8)
    finger.drag(to: end, duration: 0.5)
    app.advance(by: 0.5)
    finger.lift()
    try app.waitUntilIdle()
  }

  func testItemsAreDragged_betweenLists_andWithinOne() throws {
    let lists = try shown(TwoListsController())
    try carry(from: CGPoint(x: 80, y: 85), to: CGPoint(x: 240, y: 90))
    XCTAssertEqual(lists.log, ["left 1 to 1.1"])
    XCTAssertEqual(names(lists.lists[0]), ["left 0", "left 2", "left 3", "left 4", "left 5"])
    XCTAssertEqual(names(lists.lists[1]), ["right 0", "left 1", "right 1", "right 2"])
    try carry(from: CGPoint(x: 80, y: 25), to: CGPoint(x: 80, y: 150))
    XCTAssertEqual(lists.log.last, "left 0 to 0.2")
    XCTAssertEqual(names(lists.lists[0]), ["left 2", "left 3", "left 0", "left 4", "left 5"])
    XCTAssertEqual(names(lists.lists[0]), lists.names[0])
    XCTAssertEqual(names(lists.lists[1]), lists.names[1])
  }

  func testADragDroppedBesideTheLists_changesNothing() throws {
    let lists = try shown(TwoListsController())
    lists.lists[1].isHidden = true
    try carry(from: CGPoint(x: 80, y: 85), to: CGPoint(x: 240, y: 90))
    XCTAssertEqual(lists.log, [])
    XCTAssertEqual(names(lists.lists[0]), lists.names[0])
    let cell = try XCTUnwrap(lists.lists[0].cellForItem(at: IndexPath(item: 1, section: 0)))
    XCTAssertEqual(cell.alpha, 1)
    XCTAssertEqual(cell.transform, .identity)
    XCTAssertFalse(cell.isHighlighted)
  }

  func testAPressedCell_shrinks_andComesBackWhenTheListScrolls() throws {
    let lists = try shown(TwoListsController())
    let list = lists.lists[0]
    list.dragInteractionEnabled = false
    list.contentSize.height = 2000
    let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 2, section: 0)))
    let finger = app.touch(at: CGPoint(x: 80, y: 140))
    app.advance(by: 0.4)
    XCTAssertTrue(cell.isHighlighted)
    XCTAssertEqual(cell.transform.a, 0.95)
    finger.move(dx: 0, dy: -5)
    XCTAssertTrue(cell.isHighlighted)
    finger.drag(to: CGPoint(x: 80, y: 110), duration: 0.1)
    XCTAssertFalse(cell.isHighlighted)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(cell.transform, .identity)
  }

  // MARK: An upside-down list

  func testAListOnItsHead_followsTheFinger() throws {
    let chat = try shown(ChatController())
    let first = try XCTUnwrap(chat.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(first.convert(first.bounds, to: nil), CGRect(x: 0, y: 440, width: 320, height: 40))
    app.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 310), duration: 0.4, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(chat.collectionView.contentOffset.y, 100, "the content goes down with the finger")
    app.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 400), duration: 0.1)
    app.advance(by: 0.1)
    XCTAssertTrue(chat.collectionView.isDecelerating)
    XCTAssertGreaterThan(chat.collectionView.contentOffset.y, 300)
    try app.waitUntilIdle()
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: -40))
    try app.waitUntilIdle()
    XCTAssertEqual(chat.collectionView.contentOffset.y, 0, "the wheel goes towards what is below")
    app.key(.keyboardPageUp)
    try app.waitUntilIdle()
    XCTAssertEqual(chat.collectionView.contentOffset.y, 440, "a page up is a page up")
    app.touchpad(at: CGPoint(x: 160, y: 200), delta: CGPoint(x: 0, y: -100), hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(chat.collectionView.contentOffset.y, 340, "a touchpad moves the content as a finger does")
  }

  // MARK: A feed

  func testAFeed_loadsMoreWhileItRuns_andKeepsItsSpeed() throws {
    let feed = try shown(FeedController())
    app.drag(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 50), duration: 0.12)
    var steps: [CGFloat] = []
    var last = feed.collectionView.contentOffset.y
    while feed.collectionView.isDecelerating {
      app.frame()
      app.pump()
      steps.append(feed.collectionView.contentOffset.y - last)
      last = feed.collectionView.contentOffset.y
    }
    XCTAssertGreaterThan(feed.rows, 20)
    XCTAssertGreaterThan(last, 20 * 60 + 30 - 480, "beyond what was there when it was thrown")
    for (before, after) in zip(steps.dropFirst(), steps.dropFirst(2)) { XCTAssertLessThanOrEqual(after, before + 1) }
  }

  func testARow_growsWhenItIsTapped_andItsNeighboursMakeRoom() throws {
    let feed = try shown(FeedController())
    let third = IndexPath(item: 2, section: 0)
    let cell = try XCTUnwrap(feed.collectionView.cellForItem(at: third))
    app.tap(cell)
    app.advance(by: 0.1)
    let next = try XCTUnwrap(feed.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
    XCTAssertEqual(next.frame.minY, 270)
    let shown = try XCTUnwrap(next.layer.presentation()).frame.minY
    XCTAssertGreaterThan(shown, 210)
    XCTAssertLessThan(shown, 270)
    try app.waitUntilIdle()
    XCTAssertTrue(feed.collectionView.cellForItem(at: third) === cell)
    XCTAssertEqual(cell.frame.height, 120)
    app.tap(cell)
    try app.waitUntilIdle()
    XCTAssertEqual(cell.frame.height, 60)
  }

  func testHeadersStay_andAPullRefreshes() throws {
    let feed = try shown(FeedController())
    app.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 190), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    let header = feed.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(header?.frame.minY, 100)
    feed.collectionView.contentOffset.y = 0
    try app.waitUntilIdle()
    app.tap(at: CGPoint(x: 160, y: 50))
    try app.waitUntilIdle()
    XCTAssertEqual(feed.open, [0])
    let finger = app.touch(at: CGPoint(x: 160, y: 60))
    finger.drag(to: CGPoint(x: 160, y: 460), duration: 0.5)
    XCTAssertEqual(feed.refreshes, 1)
    XCTAssertTrue(feed.collectionView.refreshControl!.isRefreshing)
    finger.lift(after: 0.2)
    app.pump()
    try app.waitUntilIdle()
    XCTAssertFalse(feed.collectionView.refreshControl!.isRefreshing)
    XCTAssertEqual(feed.collectionView.contentOffset.y, 0)
    XCTAssertEqual(feed.open, [])
  }

  // MARK: A grid within a form

  func testAGridWithinAForm_isAsTallAsItsContent() throws {
    let form = try shown(FormController())
    XCTAssertEqual(form.grid.frame, CGRect(x: 0, y: 0, width: 320, height: 190))
    XCTAssertEqual(form.footer.frame.minY, 198)
    form.count = 20
    form.grid.reloadData()
    try app.waitUntilIdle()
    XCTAssertEqual(form.grid.frame.height, 690)
    XCTAssertEqual(form.scrollView.contentSize.height, 698 + form.footer.frame.height)
    XCTAssertEqual(form.grid.visibleCells.count, 20)
    app.drag(from: CGPoint(x: 45, y: 300), to: CGPoint(x: 45, y: 190), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(form.scrollView.contentOffset.y, 100)
    XCTAssertEqual(form.grid.contentOffset.y, 0)
  }

  // MARK: A list below a header

  func testAHeaderScrollsAwayFirst_thenTheList() throws {
    let page = try shown(StickyPage())
    app.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 290), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(page.outer.contentOffset.y, 100)
    XCTAssertEqual(page.inner.contentOffset.y, 0)
    app.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 190), duration: 0.4, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(page.outer.contentOffset.y, 150)
    XCTAssertEqual(page.inner.contentOffset.y, 150, accuracy: 16)
  }

  func testTheBuiltInGestures_keepTheirDelegate() throws {
    let page = try shown(StickyPage())
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    XCTAssertTrue(page.outer.panGestureRecognizer.delegate === page.outer)
    page.outer.panGestureRecognizer.delegate = BadDelegate.shared
    XCTAssertTrue(page.outer.panGestureRecognizer.delegate === page.outer)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("must have its scroll view as its delegate") ?? false, "\(reports)")
  }

  // MARK: A custom push

  func testAPush_growsOutOfTheCell() throws {
    let feed = FeedController()
    let navigation = UINavigationController(rootViewController: feed)
    let transition = ZoomTransition()
    navigation.delegate = transition
    app.show(navigation)
    try app.waitUntilIdle()
    transition.source = feed.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    let detail = UIViewController()
    detail.view.backgroundColor = .systemOrange
    navigation.pushViewController(detail, animated: true)
    app.advance(by: 0.15)
    XCTAssertEqual(transition.log, ["begin"])
    XCTAssertTrue(transition.source!.isHidden)
    try app.waitUntilIdle()
    XCTAssertEqual(transition.log, ["begin", "end"])
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(navigation.topViewController === detail)
    XCTAssertNil(feed.viewIfLoaded?.window)
    app.tap(at: CGPoint(x: 20, y: 25))
    try app.waitUntilIdle()
    XCTAssertTrue(navigation.topViewController === feed, "back is UIKit's own")
  }
}

private final class BadDelegate: NSObject, UIGestureRecognizerDelegate {
  nonisolated(unsafe) static let shared = BadDelegate()
}
