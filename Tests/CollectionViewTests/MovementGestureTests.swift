import UIKit
import UIKitTesting
import XCTest

/// The standard gesture for interactive movement: a long press of 0.5 s, then a drag (UICollectionViewController.h,
/// `installsStandardGestureForInteractiveMovement`; UICollectionView.h).
@preconcurrency @MainActor
final class MovementGestureTests: XCTestCase {
  private class Fixed: UICollectionViewController {
    var sections: [[Int]] = []
    var log: [String] = []

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TestCell)?.name = sections[path.section][path.item]
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
      log.append("highlight \(path.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      log.append("unhighlight \(path.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
      log.append("select \(path.item)")
    }
  }

  private final class Movable: Fixed, UICollectionViewDelegateFlowLayout {
    var fixed: Set<Int> = []
    var sizes: [Int: CGSize] = [:]

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      log.append("can \(Array(path))")
      return !fixed.contains(sections[path.section][path.item])
    }
    override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      log.append("move \(Array(from)) \(Array(to))")
      sections[to.section].insert(sections[from.section].remove(at: from.item), at: to.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      sizes[sections[path.section][path.item]] ?? CGSize(width: 50, height: 50)
    }
  }

  private var app: TestApplication!
  private var controller: Fixed!
  private var view: UICollectionView { controller.collectionView }

  /// Shows a flow layout with four columns of 50 points. The height of the view is 300 points.
  private func show<Controller: Fixed>(
    _ sections: [[Int]], layout: UICollectionViewLayout? = nil, _ make: (UICollectionViewLayout) -> Controller
  ) throws -> Controller {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.itemSize = CGSize(width: 50, height: 50)
    let made = make(layout ?? flow)
    made.sections = sections
    controller = made
    app = TestApplication(size: CGSize(width: 200, height: 300))
    app.onReport = { XCTFail($0) }
    made.collectionView.contentInsetAdjustmentBehavior = .never
    made.collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    app.show(made)
    try app.waitUntilIdle()
    return made
  }

  private func show(_ sections: [[Int]], layout: UICollectionViewLayout? = nil) throws -> Movable {
    try show(sections, layout: layout) { Movable(collectionViewLayout: $0) }
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    controller = nil
  }

  private func names(_ section: Int = 0) -> [Int?] {
    (0..<view.numberOfItems(inSection: section)).map { (view.cellForItem(at: [section, $0]) as? TestCell)?.name }
  }

  /// While a finger rests near the edge, over a gap between two columns, the content scrolls and the position of the
  /// item follows the finger.
  func testAHandOverAGap_takesThePlaceAlong_whileTheContentScrolls() throws {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 10
    flow.minimumInteritemSpacing = 80
    let controller = try show([Array(0..<200)], layout: flow)
    for item in 0..<200 { controller.sizes[item] = CGSize(width: 60, height: 40) }
    flow.invalidateLayout()
    app.frame()
    let finger = app.touch(at: CGPoint(x: 30, y: 20))
    app.advance(by: 0.6)
    finger.drag(to: CGPoint(x: 100, y: 20), duration: 0.2)
    finger.drag(to: CGPoint(x: 100, y: 150), duration: 0.2)
    XCTAssertEqual((view.cellForItem(at: [0, 0]) as? TestCell)?.name, 0, "over a gap it stays where it is")
    finger.drag(to: CGPoint(x: 100, y: 298), duration: 0.2)
    for _ in 0..<3 {
      app.advance(by: 0.4)
      let place = try XCTUnwrap(
        view.indexPathsForVisibleItems.first { (view.cellForItem(at: $0) as? TestCell)?.name == 0 })
      let frame = try XCTUnwrap(flow.layoutAttributesForItem(at: place)?.frame)
      XCTAssertLessThan(abs(frame.midY - (view.contentOffset.y + 298)), 60, "\(place)")
    }
    finger.drag(to: CGPoint(x: 100, y: 150), duration: 0.1)
    finger.lift()
    try app.waitUntilIdle()
    let landed = try XCTUnwrap(controller.sections[0].firstIndex(of: 0))
    XCTAssertTrue(view.indexPathsForVisibleItems.contains([0, landed]))
    XCTAssertEqual(controller.log.filter { $0.hasPrefix("move") }, ["move [0, 0] [0, \(landed)]"])
  }

  func testALongPress_lifts_carries_andDrops() throws {
    let controller = try show([Array(0..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    let finger = app.touch(at: CGPoint(x: 70, y: 20))
    app.advance(by: 0.45)
    XCTAssertEqual(controller.log, ["highlight 1"], "not yet")
    app.advance(by: 0.1)
    XCTAssertEqual(controller.log, ["highlight 1", "can [0, 1]", "unhighlight 1"])
    XCTAssertTrue(view.hasUncommittedUpdates)
    app.advance(by: 0.5)
    XCTAssertEqual(cell.center, CGPoint(x: 75, y: 25), "it stays under the finger")
    XCTAssertEqual(cell.transform.a, 1.05, accuracy: 1e-9)
    XCTAssertEqual(cell.layer.shadowOpacity, 0.25, accuracy: 1e-6)
    XCTAssertTrue(cell.configurationState.isReordering)
    finger.drag(to: CGPoint(x: 170, y: 70), duration: 0.3)
    app.advance(by: 0.5)
    XCTAssertEqual(cell.center, CGPoint(x: 175, y: 75))
    XCTAssertEqual(names(), [0, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11])
    XCTAssertEqual(controller.sections, [Array(0..<12)], "the data waits for the drop")
    controller.log = []
    finger.lift()
    XCTAssertEqual(controller.log, ["move [0, 1] [0, 7]"], "no selection, no reload")
    XCTAssertNotEqual(cell.layer.presentation()?.frame, cell.frame, "the data is there before the drop has settled")
    try app.waitUntilIdle()
    XCTAssertEqual(controller.log, ["move [0, 1] [0, 7]"])
    XCTAssertTrue(view.cellForItem(at: [0, 7]) === cell)
    XCTAssertEqual(cell.frame, CGRect(x: 150, y: 50, width: 50, height: 50))
    XCTAssertEqual(cell.transform, .identity)
    XCTAssertEqual(cell.layer.shadowOpacity, 0)
    XCTAssertFalse(cell.configurationState.isReordering)
    XCTAssertFalse(view.hasUncommittedUpdates)
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testAMouse_doesTheSame() throws {
    let controller = try show([Array(0..<8)])
    let mouse = app.press(at: CGPoint(x: 25, y: 25))
    app.advance(by: 0.6)
    mouse.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    mouse.lift()
    XCTAssertEqual(controller.sections, [[1, 2, 0, 3, 4, 5, 6, 7]])
    let other = app.press(at: CGPoint(x: 25, y: 25), button: 2)
    app.advance(by: 0.8)
    XCTAssertFalse(view.hasUncommittedUpdates, "the secondary button is for menus")
    other.lift()
    try app.waitUntilIdle()
  }

  func testAShortPress_orADrag_movesNothing() throws {
    let controller = try show([Array(0..<80)])
    app.tap(at: CGPoint(x: 25, y: 25))
    app.drag(from: CGPoint(x: 75, y: 200), to: CGPoint(x: 75, y: 100), hold: 0.6)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.log.filter { $0.hasPrefix("can") || $0.hasPrefix("move") }, [])
    XCTAssertTrue(controller.log.contains("select 0"))
    XCTAssertGreaterThan(view.contentOffset.y, 80)
  }

  func testOnlyWhatCanBeMoved_isLifted() throws {
    let controller = try show([Array(0..<8)])
    controller.fixed = [2]
    app.longPress(at: CGPoint(x: 125, y: 25))
    XCTAssertEqual(controller.log, ["highlight 2", "can [0, 2]", "select 2", "unhighlight 2"], "a slow tap")
    try app.waitUntilIdle()
  }

  /// A controller that does not implement `moveItemAt` cannot move items. UICollectionViewController does not implement
  /// it (UICollectionViewController.h).
  func testAControllerThatMovesNothing_liftsNothing() throws {
    let controller = try show([Array(0..<8)]) { Fixed(collectionViewLayout: $0) }
    let finger = app.touch(at: CGPoint(x: 25, y: 25))
    app.advance(by: 0.7)
    XCTAssertFalse(view.hasUncommittedUpdates)
    finger.lift()
    XCTAssertEqual(controller.log, ["highlight 0", "select 0", "unhighlight 0"])
    let movable = try show([Array(0..<8)])
    movable.installsStandardGestureForInteractiveMovement = false
    app.longPress(at: CGPoint(x: 25, y: 25))
    XCTAssertFalse(movable.log.contains("can [0, 0]"))
    movable.installsStandardGestureForInteractiveMovement = true
    app.longPress(at: CGPoint(x: 25, y: 25))
    XCTAssertTrue(movable.log.contains("can [0, 0]"))
    try app.waitUntilIdle()
  }

  func testACancelledTouch_bringsTheItemHome() throws {
    let controller = try show([Array(0..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 5]))
    let finger = app.touch(at: CGPoint(x: 75, y: 75))
    app.advance(by: 0.6)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    app.advance(by: 0.5)
    XCTAssertEqual(names(), [0, 1, 2, 5, 3, 4, 6, 7, 8, 9, 10, 11])
    finger.cancel()
    try app.waitUntilIdle()
    XCTAssertEqual(names(), Array(0..<12))
    XCTAssertEqual(cell.frame, CGRect(x: 50, y: 50, width: 50, height: 50))
    XCTAssertEqual(cell.layer.shadowOpacity, 0)
    XCTAssertFalse(controller.log.contains { $0.hasPrefix("move") })
  }

  func testAcrossSections_withMixedSizes() throws {
    let controller = try show([Array(0..<4), Array(4..<10)])
    controller.sizes = [1: CGSize(width: 100, height: 80)]
    view.collectionViewLayout.invalidateLayout()
    try app.waitUntilIdle()
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertEqual(cell.bounds.size, CGSize(width: 100, height: 80))
    let finger = app.touch(at: cell.center)
    app.advance(by: 0.6)
    let target = try XCTUnwrap(view.cellForItem(at: [1, 3])).center
    finger.drag(to: target, duration: 0.4)
    app.advance(by: 0.5)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(view.numberOfItems(inSection: 1), 7)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(controller.sections[0], [0, 2, 3])
    XCTAssertTrue(controller.sections[1].contains(1))
    let place = try XCTUnwrap(controller.sections[1].firstIndex(of: 1))
    XCTAssertTrue(view.cellForItem(at: [1, place]) === cell)
    XCTAssertEqual(cell.frame, view.layoutAttributesForItem(at: [1, place])?.frame)
    XCTAssertEqual(cell.bounds.size, CGSize(width: 100, height: 80))
  }

  func testACustomLayout() throws {
    let list = ListLayout()
    let controller = try show([Array(0..<5)], layout: list)
    let finger = app.touch(at: CGPoint(x: 100, y: 20))
    app.advance(by: 0.6)
    finger.drag(to: CGPoint(x: 100, y: 120), duration: 0.3)
    app.advance(by: 0.5)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(controller.sections, [[1, 2, 0, 3, 4]])
    XCTAssertEqual(names(), [1, 2, 0, 3, 4])
  }

  func testTheContentScrolls_nearTheEdge_overSeveralScreens_toItsEnd() throws {
    let controller = try show([Array(0..<400)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 0]))
    let finger = app.touch(at: CGPoint(x: 25, y: 25))
    app.advance(by: 0.6)
    XCTAssertEqual(view.contentOffset.y, 0)
    finger.drag(to: CGPoint(x: 25, y: 290), duration: 0.4)
    app.advance(by: 1)
    let offset = view.contentOffset.y
    XCTAssertGreaterThan(offset, 300, "more than a screen")
    app.advance(by: 0.1)
    XCTAssertGreaterThan(view.contentOffset.y, offset, "goes on while the finger rests")
    XCTAssertEqual(cell.center.y - view.contentOffset.y, 290, accuracy: 0.51, "under the finger")
    app.advance(by: 8)
    XCTAssertEqual(view.contentOffset.y, 5000 - 300, "exactly at the end")
    XCTAssertTrue(app.isIdle, "nothing to scroll: no frames")
    XCTAssertEqual(controller.sections[0].first, 0)
    finger.move(to: CGPoint(x: 25, y: 280))
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(controller.sections[0].firstIndex(of: 0), 396, "the place under the finger: the last line's first")
    XCTAssertTrue(view.cellForItem(at: [0, 396]) === cell)
    XCTAssertEqual(cell.frame, CGRect(x: 0, y: 4950, width: 50, height: 50))
    XCTAssertLessThan(view.visibleCells.count, 60)
  }

  func testAutoscroll_growsTowardsTheEdge_andGoesBackToo() throws {
    _ = try show([Array(0..<400)])
    view.contentOffset.y = 2000
    app.frame()
    let finger = app.touch(at: CGPoint(x: 75, y: 150))
    app.advance(by: 0.6)
    func travel(at y: CGFloat) -> CGFloat {
      finger.move(to: CGPoint(x: 75, y: y))
      app.frame()
      let before = view.contentOffset.y
      app.advance(by: 0.2)
      return view.contentOffset.y - before
    }
    XCTAssertEqual(travel(at: 200), 0)
    let slow = travel(at: 260)
    let fast = travel(at: 296)
    XCTAssertGreaterThan(slow, 0)
    XCTAssertGreaterThan(fast, slow * 2)
    XCTAssertEqual(travel(at: 150), 0, "stops at once")
    XCTAssertLessThan(travel(at: 10), 0)
    finger.cancel()
    let rest = view.contentOffset.y
    app.advance(by: 0.5)
    XCTAssertEqual(view.contentOffset.y, rest)
    try app.waitUntilIdle()
  }

  func testAReload_endsTheMovement() throws {
    let controller = try show([Array(0..<12)])
    let finger = app.touch(at: CGPoint(x: 75, y: 75))
    app.advance(by: 0.6)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    controller.sections = [Array(20..<24)]
    view.reloadData()
    app.frame()
    finger.move(to: CGPoint(x: 100, y: 100))
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(names(), [20, 21, 22, 23])
    XCTAssertEqual(controller.sections, [Array(20..<24)])
    for cell in view.visibleCells { XCTAssertEqual(cell.layer.shadowOpacity, 0) }
  }
}
