import UIKit
import UIKitTesting
import XCTest

/// Focus in collection views: Tab and arrow keys, focus updates in code, delegates, selection, scrolling and reuse.
@preconcurrency @MainActor
final class FocusTests: XCTestCase {
  private let log = EventLog()
  private var app: TestApplication!
  private var source: TestDataSource!
  private var delegate: Delegate!

  @MainActor
  private final class Delegate: NSObject, UICollectionViewDelegate {
    let log: EventLog
    var refused: Set<Int> = []
    var holds = false
    var preferred: IndexPath?
    init(_ log: EventLog) { self.log = log }

    func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
      !refused.contains(path.item)
    }
    func collectionView(_ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext)
      -> Bool
    {
      log.add("should \(text(context))")
      return !holds
    }
    func collectionView(
      _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      log.add("did \(text(context))")
      coordinator.addCoordinatedAnimations({ [log] in log.add("animations") }, completion: nil)
    }
    func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { preferred }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.add("select \(path.item)") }

    private func text(_ context: UICollectionViewFocusUpdateContext) -> String {
      func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
      return "\(name(context.previouslyFocusedIndexPath))>\(name(context.nextFocusedIndexPath))"
    }
  }

  /// Returns a grid with three columns of squares of 60 points.
  private func makeGrid(count: Int = 90) -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    source = TestDataSource([count])
    let view = UICollectionView(showing: source, in: layout)
    delegate = Delegate(log)
    view.delegate = delegate
    app.show(view)
    return view
  }

  private func focusedItem(_ view: UICollectionView) -> Int? {
    (UIFocusSystem.focusSystem(for: view)?.focusedItem as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }?
      .item
  }

  private func press(_ keys: UIKeyboardHIDUsage...) {
    for key in keys { app.key(key) }
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testArrowsScroll_untilSomethingHasTheFocus() throws {
    let view = makeGrid()
    press(.keyboardDownArrow)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(view.contentOffset.y, 0)
    XCTAssertNil(focusedItem(view))
  }

  func testTabAndArrows_moveGeometrically() {
    let view = makeGrid()
    press(.keyboardTab)
    XCTAssertEqual(focusedItem(view), 0)
    XCTAssertEqual(log.take(), ["should ->0", "did ->0", "animations"])
    press(.keyboardRightArrow, .keyboardDownArrow)
    XCTAssertEqual(focusedItem(view), 4)
    XCTAssertEqual(log.take().filter { $0.hasPrefix("did") }, ["did 0>1", "did 1>4"])
    press(.keyboardLeftArrow, .keyboardUpArrow)
    XCTAssertEqual(focusedItem(view), 0)
    press(.keyboardLeftArrow)
    XCTAssertEqual(focusedItem(view), 0, "nothing there")
    XCTAssertEqual(view.contentOffset.y, 0)
  }

  func testArrows_scrollToItemsThatHaveNoCellYet() throws {
    let view = makeGrid()
    press(.keyboardTab)
    for _ in 0..<20 { press(.keyboardDownArrow) }
    XCTAssertEqual(focusedItem(view), 60)
    let frame = try XCTUnwrap(view.layoutAttributesForItem(at: [0, 60])).frame
    XCTAssertTrue(view.bounds.contains(frame))
    for _ in 0..<30 { press(.keyboardDownArrow) }
    XCTAssertEqual(focusedItem(view), 87, "the last row")
    for _ in 0..<29 { press(.keyboardUpArrow) }
    XCTAssertEqual(focusedItem(view), 0)
    XCTAssertEqual(view.contentOffset.y, 0)
  }

  func testDelegate_refusesItemsAndMovements() {
    let view = makeGrid()
    delegate.refused = [0, 1]
    press(.keyboardTab)
    XCTAssertEqual(focusedItem(view), 2)
    press(.keyboardDownArrow)
    XCTAssertEqual(focusedItem(view), 5)
    delegate.holds = true
    press(.keyboardUpArrow)
    XCTAssertEqual(focusedItem(view), 5)
  }

  func testPreferredItem_remembersAndScrolls() {
    let view = makeGrid()
    delegate.preferred = [0, 40]
    press(.keyboardTab)
    XCTAssertEqual(focusedItem(view), 40)
    press(.keyboardRightArrow)
    view.remembersLastFocusedIndexPath = true
    UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view)
    app.frame()
    XCTAssertEqual(focusedItem(view), 41)
    view.remembersLastFocusedIndexPath = false
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    delegate.preferred = nil
    UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view)
    UIFocusSystem.focusSystem(for: view)?.updateFocusIfNeeded()
    XCTAssertEqual(focusedItem(view), 3, "the selected item")
  }

  func testSelectionFollowsFocus_andReturnSelects() {
    let view = makeGrid()
    press(.keyboardTab, .keyboardRightArrow)
    XCTAssertNil(view.indexPathsForSelectedItems)
    press(.keyboardReturnOrEnter)
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 1]])
    view.selectionFollowsFocus = true
    press(.keyboardRightArrow)
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2]])
    XCTAssertTrue(log.take().contains("select 2"))
  }

  func testFocus_reachesTheConfiguration() {
    let view = makeGrid()
    press(.keyboardTab)
    guard let cell = view.cellForItem(at: [0, 0]) else { return XCTFail("no cell") }
    XCTAssertTrue(cell.isFocused)
    XCTAssertTrue(cell.configurationState.isFocused)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isFocused) }
    app.frame()
    press(.keyboardRightArrow)
    app.frame()
    XCTAssertEqual(states, [true, false])
  }

  func testFocus_followsItsItemThroughUpdatesAndReuse() {
    let view = makeGrid()
    press(.keyboardTab, .keyboardRightArrow)
    source.sections[0].insert(1000, at: 0)
    UIView.performWithoutAnimation { view.insertItems(at: [[0, 0]]) }
    XCTAssertEqual(focusedItem(view), 2)
    view.reloadData()
    app.frame()
    XCTAssertEqual(focusedItem(view), 2)
    let cell = view.cellForItem(at: [0, 2])
    // While scrolled far away, its cell shows another item; the focus returns with its item.
    for step in 1...20 {
      view.contentOffset.y = CGFloat(step) * 60
      app.frame()
      for visible in view.visibleCells where visible.isFocused {
        XCTAssertEqual(view.indexPath(for: visible), [0, 2])
      }
    }
    view.contentOffset.y = 0
    app.frame()
    XCTAssertEqual(focusedItem(view), 2)
    _ = cell
  }

  func testAllowsFocus_off() {
    let view = makeGrid()
    view.allowsFocus = false
    press(.keyboardTab)
    XCTAssertNil(focusedItem(view))
    view.allowsFocus = true
    view.isEditing = true
    press(.keyboardTab)
    XCTAssertNil(focusedItem(view))
    view.allowsFocusDuringEditing = true
    press(.keyboardTab)
    XCTAssertEqual(focusedItem(view), 0)
  }

  func testTab_goesFromGroupToGroup() {
    final class Box: UIView {
      override var canBecomeFocused: Bool { true }
    }
    let view = makeGrid(count: 3)
    view.frame.size.height = 100
    let box = Box(frame: CGRect(x: 20, y: 150, width: 50, height: 50))
    view.superview?.addSubview(box)
    app.frame()
    press(.keyboardTab)
    XCTAssertEqual(focusedItem(view), 0)
    press(.keyboardTab)
    XCTAssertTrue(box.isFocused)
    press(.keyboardUpArrow)
    XCTAssertEqual(focusedItem(view), 0)
    press(.keyboardDownArrow)
    XCTAssertTrue(box.isFocused)
    app.key(.keyboardTab, modifiers: .shift)
    XCTAssertEqual(focusedItem(view), 0)
  }

  /// An arrow key stops content that is returning from beyond its edge and searches for an item further down. If no
  /// item can be focused, the content still returns to the edge.
  func testAnArrowWithoutEffect_leavesNothingBeyondTheEdge() throws {
    let view = makeGrid()
    delegate.refused = Set(3..<90)
    press(.keyboardTab)
    XCTAssertEqual(focusedItem(view), 0)
    let finger = app.touch(at: CGPoint(x: 100, y: 50))
    finger.drag(to: CGPoint(x: 100, y: 250), duration: 0.2)
    finger.lift()
    app.advance(by: 0.03)
    XCTAssertLessThan(view.contentOffset.y, -20)
    XCTAssertTrue(view.isDecelerating)
    press(.keyboardDownArrow)
    XCTAssertEqual(focusedItem(view), 0)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 0)
  }

  func testNotification() {
    let view = makeGrid()
    let expectation = expectation(forNotification: UIFocusSystem.didUpdateNotification, object: nil) { note in
      note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] is UIFocusUpdateContext
    }
    press(.keyboardTab)
    wait(for: [expectation], timeout: 60)
    XCTAssertEqual(focusedItem(view), 0)
  }
}
