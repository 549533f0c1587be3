import UIKit
import UIKitTesting
import XCTest

/// Multiple selection by the user: clicks with modifier keys, the selection rectangle and two-finger pans.
/// `UserSelectionTests+Keys.swift` contains the tests of keys.
@preconcurrency @MainActor
final class UserSelectionTests: XCTestCase {
  let log = EventLog()
  var app: TestApplication!
  var source: TestDataSource!
  var delegate: Delegate!

  @MainActor
  final class Delegate: NSObject, UICollectionViewDelegate {
    let log: EventLog
    var refused: Set<Int> = []
    var beginsSelecting = false
    var edits = false
    init(_ log: EventLog) { self.log = log }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      !refused.contains(path.item)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.add("+\(path.item)") }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { log.add("-\(path.item)") }
    func collectionView(
      _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool {
      log.add("should begin \(path.item)")
      return beginsSelecting
    }
    func collectionView(_ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
      log.add("begin \(path.item)")
      if edits { view.isEditing = true }
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { log.add("end") }
  }

  /// Returns a grid with three columns of squares of 60 points, 10 points apart.
  func makeGrid(
    _ count: Int = 90, layout: UICollectionViewLayout? = nil, several: Bool = true
  ) -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    app.onReport = { XCTFail($0) }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 60)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout ?? flow)
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = several
    source = TestDataSource([count])
    TestDataSource.register(in: view)
    view.dataSource = source
    delegate = Delegate(log)
    view.delegate = delegate
    app.show(view)
    return view
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func point(_ item: Int) -> CGPoint {
    CGPoint(x: CGFloat(item % 3) * 70 + 30, y: CGFloat(item / 3) * 70 + 30)
  }

  func click(_ item: Int, _ flags: UIKeyModifierFlags = []) {
    app.modifiers = flags
    app.click(at: point(item))
    app.modifiers = []
  }

  func selected(_ view: UICollectionView) -> [Int] {
    (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  // MARK: Clicks

  func testClicksWithModifiers() {
    let view = makeGrid()
    click(1)
    click(4)
    XCTAssertEqual(log.take(), ["+1", "-1", "+4"])
    click(6, .control)
    XCTAssertEqual(selected(view), [4, 6])
    click(4, .control)
    XCTAssertEqual(log.take(), ["+6", "-4"])
    // From the item that was clicked last.
    click(2, .shift)
    XCTAssertEqual(selected(view), [2, 3, 4])
    click(5, .shift)
    XCTAssertEqual(selected(view), [4, 5])
    click(8, .control)
    click(10, [.control, .shift])
    XCTAssertEqual(selected(view), [4, 5, 8, 9, 10])
    _ = log.take()
    delegate.refused = [0]
    click(0)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(selected(view), [4, 5, 8, 9, 10])
    // Beside the items.
    app.click(at: CGPoint(x: 65, y: 30))
    XCTAssertEqual(selected(view), [])
  }

  func testFingersSeeNothingOfIt() {
    let view = makeGrid()
    app.tap(at: point(1))
    app.tap(at: point(4))
    app.tap(at: CGPoint(x: 65, y: 30))
    XCTAssertEqual(selected(view), [1, 4])
    app.drag(from: CGPoint(x: 65, y: 30), to: CGPoint(x: 65, y: 130), hold: 0.3)
    XCTAssertEqual(selected(view), [1, 4])
  }

  func testSingleSelectionStaysSingle() {
    let view = makeGrid(several: false)
    click(1)
    click(4, .shift)
    click(5, .control)
    XCTAssertEqual(selected(view), [5])
    XCTAssertEqual(log.take(), ["+1", "-1", "+4", "-4", "+5"])
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(selected(view), [5])
  }

  func testWhileEditingAClickIsATap() {
    let view = makeGrid()
    view.allowsMultipleSelectionDuringEditing = true
    view.allowsSelectionDuringEditing = true
    view.isEditing = true
    click(1)
    click(4)
    click(1)
    XCTAssertEqual(selected(view), [4])
  }

  // MARK: Selection rectangle

  func testTheMarqueeSelectsWhatItTouches() {
    let view = makeGrid()
    click(8)
    let mouse = app.press(at: CGPoint(x: 65, y: 65))
    mouse.move(to: CGPoint(x: 66, y: 66))
    XCTAssertEqual(selected(view), [8])
    mouse.move(to: CGPoint(x: 150, y: 150))
    XCTAssertEqual(selected(view), [4, 5, 7, 8])
    mouse.move(to: CGPoint(x: 100, y: 150))
    XCTAssertEqual(selected(view), [4, 7])
    XCTAssertEqual(marqueeCount(view), 1)
    // Around its origin to the other side.
    mouse.move(to: CGPoint(x: 30, y: 30))
    XCTAssertEqual(selected(view), [0])
    mouse.lift()
    XCTAssertEqual(selected(view), [0])
    XCTAssertEqual(view.contentOffset, .zero)
    XCTAssertEqual(marqueeCount(view), 0)
  }

  private func marqueeCount(_ view: UIView) -> Int {
    view.subviews.filter { "\(type(of: $0))".contains("Marquee") }.count
  }

  func testTheMarqueeWithModifiers() {
    let view = makeGrid()
    for item in [0, 4] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    app.modifiers = .control
    var mouse = app.press(at: CGPoint(x: 65, y: 65))
    mouse.move(to: CGPoint(x: 150, y: 100))
    XCTAssertEqual(selected(view), [0, 5])
    mouse.move(to: CGPoint(x: 65, y: 70))
    XCTAssertEqual(selected(view), [0, 4])
    mouse.lift()
    app.modifiers = .shift
    mouse = app.press(at: CGPoint(x: 65, y: 65))
    mouse.move(to: CGPoint(x: 150, y: 100))
    XCTAssertEqual(selected(view), [0, 4, 5])
    mouse.lift()
    app.modifiers = []
    XCTAssertEqual(selected(view), [0, 4, 5])
  }

  func testTheMarqueeScrollsAtTheEdge() throws {
    let view = makeGrid()
    let mouse = app.press(at: CGPoint(x: 65, y: 65))
    mouse.move(to: CGPoint(x: 100, y: 200))
    mouse.move(to: CGPoint(x: 100, y: 298))
    app.advance(by: 2)
    XCTAssertGreaterThan(view.contentOffset.y, 300)
    mouse.lift()
    let end = view.contentOffset.y + 298
    // Exactly the items of the middle column from the second row down to the mouse.
    let expected = (1..<30).filter { CGFloat($0) * 70 < end }.map { $0 * 3 + 1 }
    XCTAssertEqual(selected(view), expected)
    app.advance(by: 1)
    try app.waitUntilIdle()
  }

  func testDifferencesOfRectangles() {
    // Compared with an exhaustive search over whole points.
    var random = SystemRandomNumberGenerator()
    func rect() -> CGRect {
      CGRect(
        x: Int.random(in: 0..<12, using: &random), y: Int.random(in: 0..<12, using: &random),
        width: Int.random(in: 1..<10, using: &random), height: Int.random(in: 1..<10, using: &random))
    }
    let view = makeGrid()
    for _ in 0..<20 {
      let (one, other) = (rect(), rect())
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      let scaled = [one, other].map { CGPoint(x: 61 + $0.maxX / 3, y: 61 + $0.maxY * 10) }
      let mouse = app.press(at: CGPoint(x: 65, y: 65))
      mouse.move(to: CGPoint(x: 190, y: 200))
      for point in scaled { mouse.move(to: point) }
      let last = scaled[1]
      let band = CGRect(
        x: min(65, last.x), y: min(65, last.y), width: abs(last.x - 65), height: abs(last.y - 65))
      let expected = (0..<90).filter { item in
        CGRect(x: item % 3 * 70, y: item / 3 * 70, width: 60, height: 60).intersects(band)
      }
      XCTAssertEqual(selected(view), expected, "\(band)")
      mouse.lift()
    }
  }

  func testItemsInsertedDuringAMarqueeSelection() {
    let view = makeGrid()
    let mouse = app.press(at: CGPoint(x: 65, y: 65))
    mouse.move(to: CGPoint(x: 150, y: 150))
    XCTAssertEqual(selected(view), [4, 5, 7, 8])
    source.sections[0].insert(1000, at: 0)
    view.insertItems(at: [[0, 0]])
    XCTAssertEqual(selected(view), [5, 6, 8, 9])
    view.reloadData()
    app.advance(by: 0.5)
    mouse.move(to: CGPoint(x: 100, y: 150))
    mouse.lift()
    XCTAssertEqual(selected(view), [])
  }

  // MARK: Two fingers

  func testTwoFingersSelect() {
    let view = makeGrid()
    delegate.beginsSelecting = true
    let one = app.touch(at: CGPoint(x: 20, y: 30), finger: 1)
    let two = app.touch(at: CGPoint(x: 40, y: 30), finger: 2)
    func move(_ x: CGFloat, _ y: CGFloat) {
      app.advance(by: 0.02)
      app.send(moves: [(1, CGPoint(x: x - 10, y: y)), (2, CGPoint(x: x + 10, y: y))])
    }
    move(50, 30)
    XCTAssertEqual(log.take(), ["should begin 0", "begin 0", "+0"])
    move(100, 30)
    move(100, 100)
    XCTAssertEqual(log.take(), ["+1", "+2", "+3", "+4"])
    move(170, 30)
    XCTAssertEqual(log.take(), ["-3", "-4"])
    one.lift()
    two.lift()
    XCTAssertEqual(log.take(), ["end"])
    XCTAssertEqual(selected(view), [0, 1, 2])
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testTwoFingersBeginToEdit() {
    let view = makeGrid(several: false)
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = true
    delegate.beginsSelecting = true
    delegate.edits = true
    app.touch(at: CGPoint(x: 20, y: 30), finger: 1)
    app.touch(at: CGPoint(x: 40, y: 30), finger: 2)
    app.send(moves: [(1, CGPoint(x: 90, y: 30)), (2, CGPoint(x: 110, y: 30))])
    XCTAssertEqual(log.take(), ["should begin 0", "begin 0", "+0", "+1"])
    XCTAssertEqual(selected(view), [0, 1])
  }

  /// A two-finger pan begins editing and selects items. Apple's sample "Selecting multiple items with a two-finger pan
  /// gesture" allows multiple selection only while editing, and a comment in it says that returning true sets
  /// `isEditing`. The documentation of `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)` describes the
  /// default without a delegate, and says that views that scroll in both directions do not support the gesture.
  func testTwoFingersMakeTheViewEditByItself() {
    func drag(_ view: UICollectionView) {
      let one = app.touch(at: CGPoint(x: 20, y: 30), finger: 1)
      let two = app.touch(at: CGPoint(x: 40, y: 30), finger: 2)
      app.send(moves: [(1, CGPoint(x: 90, y: 30)), (2, CGPoint(x: 110, y: 30))])
      one.lift()
      two.lift()
    }
    let view = makeGrid(several: false)
    view.allowsMultipleSelectionDuringEditing = true
    delegate.beginsSelecting = true
    drag(view)
    XCTAssertTrue(view.isEditing)
    XCTAssertEqual(log.take(), ["should begin 0", "begin 0", "+0", "+1", "end"])
    app.tap(at: point(1))
    app.tap(at: point(4))
    XCTAssertEqual(selected(view), [0, 4])

    let alone = makeGrid(several: false)
    alone.delegate = nil
    drag(alone)
    XCTAssertEqual(selected(alone), [0], "several may not be selected: the first finger taps")
    alone.selectItem(at: nil, animated: false, scrollPosition: [])
    alone.allowsMultipleSelectionDuringEditing = true
    drag(alone)
    XCTAssertEqual(selected(alone), [0], "the delegate has to ask for it (UICollectionView.h)")

    let wide = makeGrid(several: false)
    wide.allowsMultipleSelectionDuringEditing = true
    delegate.beginsSelecting = true
    wide.contentInset.right = 300
    _ = log.take()
    drag(wide)
    XCTAssertEqual(log.take(), [], "nobody is asked, and the content scrolls")
  }

  func testTwoFingersScrollWhereTheDelegateWantsIt() {
    let view = makeGrid()
    let one = app.touch(at: CGPoint(x: 20, y: 190), finger: 1)
    let two = app.touch(at: CGPoint(x: 40, y: 190), finger: 2)
    for step in 1...10 {
      app.advance(by: 0.02)
      app.send(moves: [
        (1, CGPoint(x: 20, y: 190 - CGFloat(step) * 10)), (2, CGPoint(x: 40, y: 190 - CGFloat(step) * 10)),
      ])
    }
    one.lift()
    two.lift()
    XCTAssertGreaterThan(view.contentOffset.y, 50)
    XCTAssertEqual(log.take(), ["should begin 6"])
  }

  // MARK: The focus ring

  func testTheRingIsSeenWhileKeysAreUsed() throws {
    let view = makeGrid()
    func rings() -> Int {
      view.visibleCells.reduce(0) { $0 + $1.subviews.filter { "\(type(of: $0))" == "FocusRingView" }.count }
    }
    click(4)
    XCTAssertEqual(rings(), 0)
    app.key(.keyboardRightArrow)
    XCTAssertEqual(rings(), 1)
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 5]))
    XCTAssertTrue(cell.focusEffect is UIFocusHaloEffect)
    XCTAssertEqual(cell.subviews.last?.frame, CGRect(x: -4, y: -4, width: 68, height: 68))
    // It moves with the item: a reused cell has no ring.
    for _ in 0..<8 { app.key(.keyboardPageDown) }
    XCTAssertEqual(rings(), 1)
    app.tap(at: point(0))
    XCTAssertEqual(rings(), 0)
  }

  /// With a million items, a key or click costs no more than the items that it selects.
  func testAMillionItems() {
    let view = makeGrid(1_000_000)
    click(1)
    app.key(.keyboardEnd)
    app.key(.keyboardHome)
    click(3)
    click(5, .shift)
    XCTAssertEqual(selected(view), [3, 4, 5])
  }
}
