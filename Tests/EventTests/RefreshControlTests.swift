import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Tests of `UIRefreshControl`: the family `refresh` of chrome-cases, and `anim-refresh-appear`.
@preconcurrency @MainActor
final class RefreshControlTests: XCTestCase {
  private var app: TestApplication!
  private var scroll: UIScrollView!
  private let log = CallbackLog()
  private var listener: ScrollListener!

  private func start(_ size: CGSize = CGSize(width: 320, height: 400)) -> UIRefreshControl {
    app = TestApplication(size: size, scale: 2)
    scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentSize = CGSize(width: size.width, height: 2000)
    listener = ScrollListener(log)
    scroll.delegate = listener
    let control = UIRefreshControl()
    scroll.refreshControl = control
    app.show(scroll)
    return control
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testMeasuredPlaces() throws {
    let cases = try Oracle.cases("chrome-cases.json", family: "refresh")
    var checked = 0
    for entry in cases {
      guard let offset = entry.config["contentOffset_y", as: Double.self] else { continue }
      let control = start()
      entry.expect("hidden_at_rest", control.isHidden)
      scroll.contentOffset.y = CGFloat(offset)
      entry.expect("control_frame", control.frame)
      entry.expect("subview_index", scroll.subviews.firstIndex(of: control).map { CGFloat($0) })
      entry.finish()
      checked += 1
    }
    XCTAssertEqual(checked, 3)
  }

  /// The case refresh-begin-landscape without its bar. The offset is −78 at rest and −138 while refreshing. Beginning
  /// to refresh moves nothing.
  func testBeginningMakesRoomAndMovesNothing() throws {
    let control = start()
    scroll.contentInset.top = 78
    XCTAssertEqual(scroll.contentOffset.y, -78)
    control.beginRefreshing()
    XCTAssertTrue(control.isRefreshing)
    XCTAssertEqual(scroll.contentOffset.y, -78)
    XCTAssertEqual(scroll.adjustedContentInset.top, 138)
    XCTAssertEqual(scroll.contentInset.top, 78)
    scroll.setContentOffset(CGPoint(x: 0, y: -138), animated: true)
    app.advance(by: 0.5)
    XCTAssertEqual(scroll.contentOffset.y, -138)
    XCTAssertFalse(control.isHidden)
    control.endRefreshing()
    XCTAssertEqual(scroll.adjustedContentInset.top, 78)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, -78)
    XCTAssertTrue(control.isHidden)
  }

  func testAPullBeginsARefreshOnceAndRestsBelowTheSpokes() throws {
    let control = start()
    var fired = 0
    control.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
    // Not far enough.
    app.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 160), duration: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(fired, 0)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    let finger = app.touch(at: CGPoint(x: 100, y: 40))
    finger.drag(to: CGPoint(x: 100, y: 380), duration: 0.5)
    XCTAssertEqual(fired, 1)
    XCTAssertTrue(control.isRefreshing)
    finger.drag(to: CGPoint(x: 100, y: 100), duration: 0.3)
    finger.drag(to: CGPoint(x: 100, y: 390), duration: 0.3)
    XCTAssertEqual(fired, 1)
    finger.lift(after: 0.2)
    app.advance(by: 2)
    XCTAssertEqual(scroll.contentOffset.y, -60)
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertEqual(listener.target.y, -60)
    XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
    control.endRefreshing()
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
    control.endRefreshing()
    XCTAssertEqual(scroll.adjustedContentInset.top, 0)
  }

  /// If refreshing begins during a drag, or the application changes insets during a drag, the content stays under the
  /// finger and follows it without a jump (measurements.md, 6.15; `UIScrollView+MotionRebasing`).
  func testRoomThatComesUnderTheFingerMovesNothing() throws {
    let control = start()
    control.addAction(
      UIAction { [unowned self] _ in log.add("refresh at \(scroll.contentOffset.y < -99)") }, for: .valueChanged)
    let finger = app.touch(at: CGPoint(x: 100, y: 40))
    var last: CGFloat = 0
    func step(_ dy: CGFloat, _ most: CGFloat) {
      finger.move(dx: 0, dy: dy, after: 1 / 60)
      let moved = scroll.contentOffset.y - last
      XCTAssertLessThanOrEqual(abs(moved), most, "at \(scroll.contentOffset.y)")
      XCTAssertLessThanOrEqual(moved * dy, 0, "against the finger")
      last = scroll.contentOffset.y
    }
    for _ in 0..<30 { step(10, 10) }
    XCTAssertTrue(control.isRefreshing)
    XCTAssertLessThan(last, -100)
    XCTAssertEqual(scroll.adjustedContentInset.top, 0, "the room comes when the finger leaves")
    // An application changes the insets: nothing jumps, and the content follows the finger more closely from now on.
    let held = last
    scroll.contentInset.top = 80
    app.frame()
    XCTAssertEqual(scroll.contentOffset.y, held)
    step(-2, 2)
    step(2, 2)
    XCTAssertEqual(scroll.contentOffset.y, held, accuracy: 0.51)
    for _ in 0..<4 { step(10, 10) }
    for _ in 0..<12 { step(-10, 10) }
    // Within the content it follows one to one.
    while scroll.contentOffset.y < -75 { step(-5, 5) }
    let before = scroll.contentOffset.y
    step(-10, 10)
    XCTAssertEqual(scroll.contentOffset.y, before + 10, accuracy: 0.51)
    finger.drag(to: CGPoint(x: 100, y: 380), duration: 0.3)
    let end = scroll.contentOffset.y
    XCTAssertLessThan(end, -120)
    finger.lift(after: 0.2)
    app.advance(by: 2)
    XCTAssertEqual(scroll.contentOffset.y, max(end, -140), "at most below the room and the spokes")
    control.endRefreshing()
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, -80)
  }

  /// If the content grows at its end during a drag past it, the next step does not jump.
  func testContentThatGrowsUnderTheFingerMovesNothing() throws {
    _ = start()
    scroll.contentOffset.y = 1600
    let finger = app.touch(at: CGPoint(x: 100, y: 380))
    finger.drag(to: CGPoint(x: 100, y: 80), duration: 0.3)
    let held = scroll.contentOffset.y
    XCTAssertGreaterThan(held, 1700)
    scroll.contentSize.height = 4000
    app.frame()
    XCTAssertEqual(scroll.contentOffset.y, held)
    finger.move(dx: 0, dy: -6, after: 1 / 60)
    XCTAssertEqual(scroll.contentOffset.y, held + 6, accuracy: 0.51)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, held + 6, accuracy: 0.51)
  }

  /// If data is available immediately, refreshing ends during the drag, and nothing moves.
  func testARefreshThatEndsUnderTheFingerMovesNothing() throws {
    let control = start()
    control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
    let finger = app.touch(at: CGPoint(x: 100, y: 40))
    finger.drag(to: CGPoint(x: 100, y: 380), duration: 0.5)
    XCTAssertFalse(control.isRefreshing)
    let held = scroll.contentOffset.y
    XCTAssertLessThan(held, -100)
    control.beginRefreshing()
    XCTAssertEqual(scroll.contentOffset.y, held)
    control.endRefreshing()
    XCTAssertEqual(scroll.contentOffset.y, held)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(listener.target.y, 0)
  }

  func testRemovingItGivesTheRoomBack() throws {
    let control = start()
    control.beginRefreshing()
    XCTAssertEqual(scroll.adjustedContentInset.top, 60)
    scroll.refreshControl = nil
    XCTAssertEqual(scroll.adjustedContentInset.top, 0)
    XCTAssertNil(control.superview)
    // One that is already refreshing has its inset; a control can only be in one scroll view at a time.
    scroll.refreshControl = control
    XCTAssertEqual(scroll.adjustedContentInset.top, 60)
    let other = UIScrollView(frame: scroll.frame)
    other.refreshControl = control
    XCTAssertNil(scroll.refreshControl)
    XCTAssertEqual(scroll.adjustedContentInset.top, 0)
    XCTAssertEqual(other.adjustedContentInset.top, 60)
  }

  /// The refresh control is the first subview, so that cells are in front of it.
  func testItIsTheFirstSubviewOfACollectionView() {
    app = TestApplication(size: CGSize(width: 320, height: 400), scale: 2)
    let source = Squares()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let control = UIRefreshControl()
    view.refreshControl = control
    app.show(view)
    XCTAssertTrue(view.subviews.first === control)
    XCTAssertEqual(view.visibleCells.count, source.count)
    view.contentOffset.y = 100
    view.contentOffset.y = 0
    app.frame()
    XCTAssertTrue(view.subviews.first === control)
  }

  func testSpokesAppearAlongTheMeasuredCurve() throws {
    let entry = try Oracle.entry("animation-traces.json", "anim-refresh-appear")
    for pair in try entry.expect.lists("samples") {
      guard pair.count == 2 else { return XCTFail("\(entry.id): \(pair) is no pair") }
      XCTAssertEqual(
        UIRefreshControl.alpha(at: Double(pair[0])), pair[1], accuracy: CGFloat(entry.tolerance ?? 0), entry.id)
    }
    let words = try entry.expect.string("curve")
    XCTAssertEqual(words, "cubic (0.42,0,0.58,1) over 1 s", entry.id)
    for share in stride(from: 0, through: 1, by: 0.125) {
      XCTAssertEqual(
        Double(UIRefreshControl.alpha(at: share)),
        CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1).value(at: share),
        accuracy: 1e-5, entry.id)
    }
    let control = start()
    let spokes = try XCTUnwrap(control.subviews.first { $0 is UIActivityIndicatorView })
    scroll.contentOffset.y = -30
    XCTAssertEqual(spokes.alpha, 0.1874, accuracy: 1e-4)
    scroll.contentOffset.y = -100
    XCTAssertEqual(spokes.alpha, 1)
  }
}

private final class Squares: NSObject, UICollectionViewDataSource {
  let count = 12
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
