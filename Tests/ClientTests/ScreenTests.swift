import UIKit
import UIKitTesting
import XCTest

/// Typical screens of iOS apps (`Screens/`), controlled with touches.
@preconcurrency @MainActor
final class ScreenTests: ScreenTestCase {
  // MARK: Swipeable rows

  private func list() throws -> SwipeListController {
    return try shown(SwipeListController())
  }

  func testASidewaysDrag_slidesTheRow_andAnUpwardOneScrolls() throws {
    let list = try list()
    let finger = app.touch(at: CGPoint(x: 200, y: 210))
    finger.drag(to: CGPoint(x: 120, y: 212), duration: 0.3)
    let cell = try XCTUnwrap(list.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) as? SwipeCell)
    XCTAssertLessThan(cell.front.transform.tx, -60)
    XCTAssertEqual(list.collectionView.contentOffset.y, 0)
    XCTAssertFalse(cell.isHighlighted)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(cell.front.transform, .identity)
    XCTAssertEqual(list.selected, [])
    app.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 64, y: 200), duration: 0.2, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(list.collectionView.contentOffset.y, 90)
    XCTAssertEqual(list.selected, [])
  }

  func testAFlick_deletesTheRow() throws {
    let list = try list()
    app.drag(from: CGPoint(x: 220, y: 150), to: CGPoint(x: 60, y: 150), duration: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(list.rows.prefix(4), ["Row 0", "Row 1", "Row 3", "Row 4"])
    XCTAssertEqual(list.collectionView.numberOfItems(inSection: 0), 39)
    let next = list.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) as? SwipeCell
    XCTAssertEqual(next?.label.text, "Row 3")
    XCTAssertEqual(next?.front.transform, .identity)
  }

  func testControlsInARow_keepTheirTaps() throws {
    let list = try list()
    let cell = try XCTUnwrap(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? SwipeCell)
    app.tap(cell.button)
    app.tap(cell.toggle)
    try app.waitUntilIdle()
    XCTAssertEqual(list.buttonTaps, 1)
    XCTAssertEqual(list.switched, [true])
    XCTAssertEqual(list.selected, [])
    app.tap(cell.label)
    try app.waitUntilIdle()
    XCTAssertEqual(list.selected, [IndexPath(item: 1, section: 0)])
    XCTAssertFalse(cell.isSelected)
  }

  func testAQuickDragThatBeginsOnAButton_scrolls_andPressesNothing() throws {
    let list = try list()
    app.drag(from: CGPoint(x: 170, y: 270), to: CGPoint(x: 172, y: 170), duration: 0.1, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(list.collectionView.contentOffset.y, 90)
    XCTAssertEqual(list.buttonTaps, 0)
  }

  func testASlowDragThatBeginsOnAButton_isTheButtons() throws {
    let list = try list()
    let finger = app.touch(at: CGPoint(x: 170, y: 270))
    app.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 172, y: 170), duration: 0.3)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(
      list.collectionView.contentOffset.y, 0, "UIScrollView.touchesShouldCancel(in:) is false for controls")
    XCTAssertEqual(list.buttonTaps, 0)
  }

  // MARK: Lists within a list

  func testShelves_scrollSideways_theListUpwards_andTapsReachThePosters() throws {
    let rows = try shown(NestedRowsController())
    let cell = try XCTUnwrap(rows.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? OrthogonalCell)
    app.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 205), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(cell.offset, 140)
    XCTAssertEqual(rows.collectionView.contentOffset.y, 0)
    app.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 155, y: 250), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(rows.collectionView.contentOffset.y, 140)
    XCTAssertEqual(cell.offset, 140)
    rows.collectionView.contentOffset.y = 0
    try app.waitUntilIdle()
    app.tap(at: CGPoint(x: 20, y: 60))
    app.tap(at: CGPoint(x: 220, y: 60))
    try app.waitUntilIdle()
    XCTAssertEqual(rows.chosen, ["0.0", "0.1"])
  }

  func testShelves_keepTheirPlacesWhileOutOfSight() throws {
    let rows = try shown(NestedRowsController())
    app.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 205), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    rows.collectionView.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
    try app.waitUntilIdle()
    for cell in rows.collectionView.visibleCells { XCTAssertEqual((cell as? OrthogonalCell)?.offset, 0) }
    rows.collectionView.setContentOffset(.zero, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(
      (rows.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? OrthogonalCell)?.offset, 140)
    XCTAssertEqual((rows.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? OrthogonalCell)?.offset, 0)
  }

  func testAThrownList_isCaughtByATouch_thatChoosesNothing() throws {
    let rows = try shown(NestedRowsController())
    app.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 150), duration: 0.1)
    app.advance(by: 0.1)
    XCTAssertTrue(rows.collectionView.isDecelerating)
    app.tap(at: CGPoint(x: 100, y: 200))
    XCTAssertFalse(rows.collectionView.isDecelerating)
    let rest = rows.collectionView.contentOffset
    try app.waitUntilIdle()
    XCTAssertEqual(rows.collectionView.contentOffset, rest)
    XCTAssertEqual(rows.chosen, [])
  }

  // MARK: Simultaneous gestures

  func testACard_isMovedTurnedAndSpreadAtOnce() throws {
    let root = UIViewController()
    let card = CardView(frame: CGRect(x: 100, y: 150, width: 120, height: 120))
    app.show(root)
    root.view.addSubview(card)
    app.frame()
    let left = app.touch(at: CGPoint(x: 130, y: 210), finger: 1)
    let right = app.touch(at: CGPoint(x: 190, y: 210), finger: 2)
    for step in 1...30 {
      let part = CGFloat(step) / 30
      let angle = part * .pi / 4
      let reach = 30 + 30 * part
      let middle = CGPoint(x: 160 + 40 * part, y: 210 + 60 * part)
      left.move(to: CGPoint(x: middle.x - cos(angle) * reach, y: middle.y - sin(angle) * reach), after: 1.0 / 60)
      right.move(to: CGPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach), after: 0)
    }
    left.lift()
    right.lift()
    try app.waitUntilIdle()
    let angle = atan2(card.transform.b, card.transform.a)
    let scale = hypot(card.transform.a, card.transform.b)
    XCTAssertEqual(
      angle, .pi / 4 - 5 * .pi / 180, accuracy: 0.03, "five degrees stay (measurements.md, 7.6)")
    XCTAssertEqual(scale, 120.0 / 68, accuracy: 0.05, "eight points of the first distance do not count (7.5)")
    XCTAssertEqual(card.center.x, 200, accuracy: 10)
    XCTAssertEqual(card.center.y, 270, accuracy: 10)
  }

  // MARK: A drawer

  func testADrawer_followsTheFinger_andGoesWhereItIsThrown() throws {
    let drawer = try shown(DrawerController())
    let finger = app.touch(at: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 310), duration: 0.4)
    app.advance(by: 0.2)
    let shown = try XCTUnwrap(drawer.drawer.layer.presentation()).frame.minY
    XCTAssertEqual(
      shown, 300, accuracy: 1, "120 of 240 points: 10 of the finger's 130 come before the pan")
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(drawer.isOpen, "it rested at the half, not beyond")
    app.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 380), duration: 0.06)
    try app.waitUntilIdle()
    XCTAssertTrue(drawer.isOpen)
    XCTAssertEqual(drawer.drawer.frame.minY, 180)
  }

  func testADrawer_isTakenHoldOfOnItsWay_andSentBack() throws {
    let drawer = try shown(DrawerController())
    app.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 380), duration: 0.06)
    app.advance(by: 0.1)
    let way = try XCTUnwrap(drawer.drawer.layer.presentation()).frame.minY
    XCTAssertLessThan(way, 420)
    XCTAssertGreaterThan(way, 180)
    let finger = app.touch(at: CGPoint(x: 160, y: way + 20))
    finger.move(dx: 0, dy: 12)
    app.advance(by: 0.3)
    let held = try XCTUnwrap(drawer.drawer.layer.presentation()).frame.minY
    finger.drag(to: CGPoint(x: 160, y: way + 72), duration: 0.05)
    finger.lift()
    XCTAssertLessThan(held, 420, "it waits where it was caught")
    try app.waitUntilIdle()
    XCTAssertFalse(drawer.isOpen)
    XCTAssertEqual(drawer.drawer.frame.minY, 420)
  }

  // MARK: A custom control

  func testAControlTracks_alsoOutsideOfItself_andInAScrollView() throws {
    let root = UIViewController()
    app.show(root)
    let scroll = UIScrollView(frame: root.view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 1200)
    root.view.addSubview(scroll)
    let slider = RangeSlider(frame: CGRect(x: 10, y: 100, width: 300, height: 44))
    var values = 0
    slider.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
    scroll.addSubview(slider)
    app.frame()
    let finger = app.touch(at: CGPoint(x: 70, y: 122))
    app.advance(by: 0.2)
    XCTAssertTrue(slider.isTracking)
    XCTAssertTrue(slider.isHighlighted)
    finger.drag(to: CGPoint(x: 160, y: 330), duration: 0.3)
    XCTAssertTrue(slider.isTracking)
    XCTAssertEqual(slider.lower, 0.5, accuracy: 0.001)
    XCTAssertFalse(slider.isTouchInside)
    finger.lift()
    app.frame()
    XCTAssertFalse(slider.isTracking)
    XCTAssertEqual(slider.log, ["begin", "end"])
    XCTAssertGreaterThan(values, 5)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    app.drag(from: CGPoint(x: 160, y: 122), to: CGPoint(x: 160, y: 22), duration: 0.2, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 90, "between the knobs it tracks nothing, and the view scrolls")
    XCTAssertEqual(slider.log, ["begin", "end"])
  }

  // MARK: Pages with dots

  func testPagesByConstraints_andTheirDots() throws {
    let pages = try shown(OnboardingController())
    XCTAssertEqual(pages.scrollView.contentSize.width, 960)
    XCTAssertEqual(pages.scrollView.contentSize.height, pages.scrollView.bounds.height)
    app.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(pages.scrollView.contentOffset.x, 320)
    XCTAssertEqual(pages.dots.currentPage, 1)
    let dots = pages.dots.convert(pages.dots.bounds, to: nil)
    app.tap(at: CGPoint(x: dots.maxX - 5, y: dots.midY))
    try app.waitUntilIdle()
    XCTAssertEqual(pages.dots.currentPage, 2)
    XCTAssertEqual(pages.scrollView.contentOffset.x, 640)
    app.resize(to: CGSize(width: 480, height: 320))
    try app.waitUntilIdle()
    XCTAssertEqual(pages.scrollView.contentSize.width, 1440)
  }

  // MARK: An endless carousel

  func testACarousel_neverEnds() throws {
    let root = UIViewController()
    app.show(root)
    let carousel = LoopingCarousel(
      frame: CGRect(x: 0, y: 100, width: 320, height: 100), names: (0..<8).map(String.init))
    root.view.addSubview(carousel)
    try app.waitUntilIdle()
    for _ in 0..<6 {
      app.drag(from: CGPoint(x: 280, y: 150), to: CGPoint(x: 40, y: 150), duration: 0.08)
      app.advance(by: 0.2)
      XCTAssertTrue(carousel.isDecelerating)
      XCTAssertEqual(
        carousel.visibleCells.count, carousel.contentOffset.x.truncatingRemainder(dividingBy: 100) <= 80 ? 4 : 5)
    }
    try app.waitUntilIdle()
    XCTAssertGreaterThanOrEqual(carousel.contentOffset.x, 400)
    XCTAssertLessThanOrEqual(carousel.contentOffset.x, 1200)
  }

  // MARK: An interactive dismissal

  func testACard_isDismissedByAFinger_orComesBack() throws {
    let root = UIViewController()
    let card = UIViewController()
    card.view.backgroundColor = .systemYellow
    let dismissal = CardDismissal()
    dismissal.attach(to: card)
    app.show(root)
    root.present(card, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(card.view.frame, root.view.bounds)
    let finger = app.touch(at: CGPoint(x: 160, y: 100))
    finger.drag(to: CGPoint(x: 160, y: 210), duration: 0.4)
    app.frame()
    XCTAssertTrue(card.isBeingDismissed)
    XCTAssertEqual(try XCTUnwrap(card.view.layer.presentation()).frame.minY, 100, accuracy: 2)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertTrue(root.presentedViewController === card)
    XCTAssertEqual(card.view.frame.minY, 0)
    XCTAssertFalse(card.isBeingDismissed)
    app.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), duration: 0.3)
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(card.view.window)
  }

  // MARK: A form

  func testAForm_goesFromFieldToField_andTakesWhatItMay() throws {
    let form = try shown(SignUpController())
    app.tap(form.name)
    app.type("Ann")
    app.key(.keyboardReturnOrEnter)
    app.type("4x2")
    app.key(.keyboardReturnOrEnter)
    app.type("1234567")
    try app.waitUntilIdle()
    XCTAssertEqual(form.name.text, "Ann")
    XCTAssertEqual(form.code.text, "42")
    XCTAssertEqual(form.note.text, "12345")
    XCTAssertTrue(form.done.isEnabled)
    app.tap(form.done)
    app.frame()
    XCTAssertEqual(form.log.last, "sent", "a button keeps its tap from gestures around it")
    app.tap(at: CGPoint(x: 160, y: 400))
    app.frame()
    XCTAssertEqual(form.log.last, "ended 2")
    XCTAssertEqual(form.log.filter { $0.hasPrefix("began") }, ["began 0", "began 1", "began 2"])
    XCTAssertEqual(form.log.filter { $0.hasPrefix("ended") }, ["ended 0", "ended 1", "ended 2"])
    XCTAssertEqual(form.log.filter { $0 == "edited 1" }.count, 2)
  }

  // MARK: Writing with fingers

  func testASketch_hasAllPlaces_ofSeveralFingers() throws {
    let root = UIViewController()
    app.show(root)
    let sketch = SketchView(frame: root.view.bounds)
    root.view.addSubview(sketch)
    app.frame()
    let first = app.touch(at: CGPoint(x: 50, y: 50), finger: 1)
    let second = app.touch(at: CGPoint(x: 250, y: 50), finger: 2)
    first.move(through: (1...40).map { CGPoint(x: 50, y: 50 + $0 * 5) })
    second.move(to: CGPoint(x: 250, y: 250))
    app.frame()
    let ink = app.snapshot().color(x: 50, y: 150)
    XCTAssertLessThan(ink.red, 50)
    XCTAssertLessThan(app.snapshot().color(x: 250, y: 150).red, 50)
    first.lift()
    second.lift()
    app.frame()
    XCTAssertEqual(sketch.strokes.count, 2)
    app.tap(at: CGPoint(x: 100, y: 400), fingers: 3)
    try app.waitUntilIdle()
    XCTAssertEqual(sketch.strokes.count, 0)
    XCTAssertEqual(sketch.cancelled, 3)
  }
}
