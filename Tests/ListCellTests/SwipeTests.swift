import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// Swipe actions of rows: touches, touchpads, full swipes, closing, and performing actions.
@preconcurrency @MainActor
final class SwipeTests: XCTestCase {
  private var app: TestApplication!
  private var host: Host!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 375, height: 600), scale: 2)
      app.onReport = { XCTFail($0) }
      host = Host(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      app.show(host)
      app.frame()
    }
  }

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      app = nil
      host = nil
    }
  }

  private func action(
    _ title: String, style: UIContextualAction.Style = .normal, _ result: Bool? = true
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak host] _, _, done in
      host?.log.append(title)
      if let result { done(result) }
    }
  }

  private func swipe(_ from: CGFloat, _ to: CGFloat, y: CGFloat = 26, hold: Double = 0.3) throws {
    app.drag(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), duration: 0.3, hold: hold)
    try app.waitUntilIdle()
  }

  private func offset(_ index: Int = 0) -> CGFloat { host.rows[index].bounds.origin.x }
  private func buttons(_ index: Int = 0) -> [SwipeButton] {
    host.rows[index].subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons)
  }

  private func button(_ index: Int) throws -> SwipeButton {
    try XCTUnwrap(buttons().count > index ? buttons()[index] : nil, "the row is not open")
  }

  func testSwipe_opensAndItsButtonsWork() throws {
    host.trailing = [action("Delete", style: .destructive), action("Flag")]
    try swipe(300, 190)
    XCTAssertEqual(host.log, ["open 0"])
    let open = offset()
    XCTAssertEqual(buttons().count, 2)
    XCTAssertEqual(open, buttons().reduce(0) { $0 + $1.bounds.width + 8 }, accuracy: 0.01, "as wide as its buttons")
    let first = try button(0)
    XCTAssertEqual(first.convert(first.bounds, to: host).maxX, 375 - 4, accuracy: 0.01, "the first lies at the edge")
    app.tap(try button(1))
    try app.waitUntilIdle()
    XCTAssertEqual(host.log, ["open 0", "Flag", "close 0"])
    XCTAssertEqual(offset(), 0)
    XCTAssertTrue(buttons().isEmpty)
    XCTAssertFalse(host.rows[0].clipsToBounds)
  }

  func testShortSwipe_goesBack() throws {
    host.trailing = [action("Delete", style: .destructive), action("Flag")]
    try swipe(300, 270)
    XCTAssertEqual(offset(), 0)
    XCTAssertEqual(host.log, ["open 0", "close 0"])
  }

  func testSidesWithoutActions_andVerticalDrags_doNothing() throws {
    host.trailing = [action("Delete")]
    try swipe(100, 300)
    XCTAssertEqual(host.log, [])
    app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 190, y: 200), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(host.log, [])
    XCTAssertGreaterThan(host.contentOffset.y, 50)
  }

  func testFullSwipe_performsTheFirstAction() throws {
    host.trailing = [action("Delete", style: .destructive), action("Flag")]
    try swipe(350, 60)
    XCTAssertEqual(host.log, ["open 0", "Delete", "close 0"])
    host.log = []
    host.performsFull = false
    try swipe(350, 60)
    XCTAssertEqual(host.log, ["open 0"], "a rubber band, and open")
    XCTAssertGreaterThan(offset(), 0)
  }

  func testLeading() throws {
    host.leading = [action("Pin")]
    try swipe(60, 170)
    XCTAssertLessThan(offset(), 0)
    let first = try button(0)
    XCTAssertEqual(first.convert(first.bounds, to: host).minX, 4, accuracy: 0.01)
  }

  func testRightToLeft_mirrorsTheSides() throws {
    app.window.traitOverrides.layoutDirection = .rightToLeft
    app.frame()
    host.leading = [action("Pin")]
    try swipe(300, 190)
    XCTAssertGreaterThan(offset(), 0)
    XCTAssertEqual(try button(0).action.title, "Pin")
    let first = try button(0)
    XCTAssertEqual(first.convert(first.bounds, to: host).maxX, 371, accuracy: 0.01)
  }

  func testOneRowAtATime() throws {
    host.trailing = [action("Flag")]
    try swipe(300, 190)
    try swipe(300, 190, y: 78)
    XCTAssertEqual(offset(0), 0)
    XCTAssertGreaterThan(offset(1), 0)
    XCTAssertEqual(host.log, ["open 0", "close 0", "open 1"])
  }

  func testTapsElsewhereAndOnTheRow_close_andDoNothingElse() throws {
    host.trailing = [action("Flag")]
    for point in [CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 26)] {
      try swipe(300, 190)
      XCTAssertGreaterThan(offset(), 0)
      app.tap(at: point)
      try app.waitUntilIdle()
      XCTAssertEqual(offset(), 0)
      XCTAssertEqual(host.taps, 0, "the tap is spent")
    }
    app.tap(at: CGPoint(x: 100, y: 300))
    try app.waitUntilIdle()
    XCTAssertEqual(host.taps, 1)
  }

  func testScrollingAndEscape_close() throws {
    host.trailing = [action("Flag")]
    try swipe(300, 190)
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.2, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(offset(), 0)
    XCTAssertGreaterThan(host.contentOffset.y, 50, "the same touch scrolls")
    host.contentOffset = .zero
    try swipe(300, 190)
    app.wheel(at: CGPoint(x: 200, y: 400), notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle()
    XCTAssertEqual(offset(), 0)
    host.contentOffset = .zero
    try swipe(300, 190)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertEqual(offset(), 0)
  }

  func testTouchpad_swipesSideways_andScrollsOtherwise() throws {
    host.trailing = [action("Flag")]
    app.touchpad(at: CGPoint(x: 200, y: 26), delta: CGPoint(x: -70, y: 0))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(offset(), 0)
    XCTAssertEqual(host.contentOffset.y, 0)
    app.touchpad(at: CGPoint(x: 200, y: 300), delta: CGPoint(x: 4, y: -120))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(host.contentOffset.y, 50)
    XCTAssertEqual(offset(), 0)
  }

  func testWaitingAction_keepsTheRowOpen() throws {
    var finish: ((Bool) -> Void)?
    host.trailing = [UIContextualAction(style: .normal, title: "Later") { _, _, done in finish = done }]
    try swipe(300, 190)
    app.tap(try button(0))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(offset(), 0)
    finish?(true)
    finish?(true)
    try app.waitUntilIdle()
    XCTAssertEqual(offset(), 0)
    XCTAssertEqual(host.log, ["open 0", "close 0"])
  }

  func testADestroyedRow_disappearsAtItsPosition() throws {
    host.trailing = [action("Delete", style: .destructive)]
    host.destroys = true
    try swipe(300, 190)
    app.tap(try button(0))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(offset(), 0)
    XCTAssertEqual(host.log, ["open 0", "Delete", "close 0"])
    host.swipeController?.closeImmediately(host.rows[0])
    XCTAssertEqual(offset(), 0)
  }

  func testValues() {
    let normal = UIContextualAction(style: .normal, title: "A") { _, _, _ in }
    let destructive = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    XCTAssertEqual(normal.backgroundColor, .systemGray)
    XCTAssertEqual(destructive.backgroundColor, .systemRed)
    destructive.backgroundColor = .systemBlue
    XCTAssertEqual(destructive.backgroundColor, .systemBlue)
    destructive.backgroundColor = nil
    XCTAssertEqual(destructive.backgroundColor, .systemRed)
    let configuration = UISwipeActionsConfiguration(actions: [normal, destructive])
    XCTAssertEqual(configuration.actions, [normal, destructive])
    XCTAssertTrue(configuration.performsFirstActionWithFullSwipe, "defaults.tsv")
  }

  func testGeometry() {
    let geometry = SwipeGeometry(width: 300, actionsWidth: 120, hasFullSwipe: false)
    XCTAssertEqual(geometry.offset(of: 100), 100)
    XCTAssertLessThan(geometry.offset(of: 300), 300)
    XCTAssertGreaterThan(geometry.offset(of: 300), geometry.offset(of: 200))
    XCTAssertLessThan(geometry.offset(of: -50), 0)
    XCTAssertEqual(geometry.finalState(at: 61, velocity: 0), .open)
    XCTAssertEqual(geometry.finalState(at: 59, velocity: 0), .closed)
    XCTAssertEqual(geometry.finalState(at: 20, velocity: 500), .open)
    XCTAssertEqual(geometry.finalState(at: 100, velocity: -500), .closed)
    let full = SwipeGeometry(width: 300, actionsWidth: 120, hasFullSwipe: true)
    XCTAssertEqual(full.finalState(at: 200, velocity: 0), .full)
    XCTAssertEqual(full.finalState(at: 200, velocity: -500), .closed)
  }
}

/// A scroll view with rows of 52 points, which all have the same actions.
@preconcurrency @MainActor
private final class Host: UIScrollView, SwipeHosting {
  var swipeController: SwipeController?
  var rows: [UIView] = []
  var leading: [UIContextualAction] = []
  var trailing: [UIContextualAction] = []
  var performsFull = true
  var destroys = false
  var log: [String] = []
  var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: frame.width, height: 52 * 30)
    for index in 0..<30 {
      let row = UIView(frame: CGRect(x: 0, y: 52 * CGFloat(index), width: frame.width, height: 52))
      row.backgroundColor = .white
      addSubview(row)
      rows.append(row)
    }
    addGestureRecognizer(TapCounter { [weak self] in self?.taps += 1 })
    installSwipes()
  }

  required init?(coder: NSCoder) { nil }

  override func wheelWillMoveContent() { swipeController?.close(animated: true) }

  func swipeRow(at point: CGPoint) -> UIView? { rows.first { $0.frame.contains(point) } }

  func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let configuration = UISwipeActionsConfiguration(actions: isLeading ? leading : trailing)
    configuration.performsFirstActionWithFullSwipe = performsFull
    return configuration
  }

  func swipeDidChange(_ row: UIView, isOpen: Bool) {
    log.append("\(isOpen ? "open" : "close") \(rows.firstIndex { $0 === row } ?? -1)")
  }

  func stillShowsItem(_ row: UIView) -> Bool { !destroys }
}

@preconcurrency @MainActor
private final class TapCounter: UITapGestureRecognizer {
  private let onTap: () -> Void
  init(_ onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
  }
  override func sendActions() {
    if state == .ended { onTap() }
    super.sendActions()
  }
}
