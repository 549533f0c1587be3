import CollectionCore
import UIKit
import UIKitTesting
import XCTest

/// Setting `contentOffset` does not stop a drag or a deceleration, which continues from the new offset: rdar://16724593
/// (openradar.appspot.com/16724593: "setContentOffset: just changes the offset without canceling any running
/// animation/deceleration", seen on iOS 6.1 and 7.1). Apple's sample StreetScroller relies on this.
@preconcurrency @MainActor
final class ScrollCarryTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func start<View: UIScrollView>(_ scroll: View, content: CGSize = CGSize(width: 5000, height: 400)) -> View {
    app = TestApplication(size: CGSize(width: 300, height: 400), scale: 2)
    scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scroll.contentSize = content
    app.show(scroll)
    return scroll
  }

  /// A scroll view that moves back to its middle whenever the offset is a quarter of the content away from it.
  private final class EndlessView: UIScrollView {
    /// The sum of the distances by which the offset was moved back, in points.
    var broughtBack: CGFloat = 0
    var count = 0
    /// The offset that the view would have if it were never moved back.
    var way: CGFloat { contentOffset.x + broughtBack }

    override func layoutSubviews() {
      super.layoutSubviews()
      let middle = (contentSize.width - bounds.width) / 2
      guard abs(contentOffset.x - middle) > contentSize.width / 4 else { return }
      broughtBack += contentOffset.x - middle
      count += 1
      contentOffset = CGPoint(x: middle, y: contentOffset.y)
    }
  }

  func testAnEndlessViewFollowsTheFinger() throws {
    let scroll = start(EndlessView())
    let begin = scroll.way
    let finger = app.touch(at: CGPoint(x: 290, y: 200))
    var travel: CGFloat = 0
    for _ in 1...100 {
      finger.move(dx: -40, dy: 0)
      travel += 40
      app.frame()
      XCTAssertEqual(scroll.way - begin, travel - 10, accuracy: 0.26)
    }
    XCTAssertGreaterThan(scroll.count, 2)
    XCTAssertTrue(scroll.isDragging)
    finger.lift(after: 0.3)
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertEqual(scroll.way - begin, travel - 10, accuracy: 0.26)
  }

  /// A deceleration of an endless view has the same offsets in each frame as that of a long view, and stops in the same
  /// frame.
  func testAnEndlessViewRunsOutAsALongOneDoes() throws {
    func throwIt(_ scroll: UIScrollView, _ way: () -> CGFloat) throws -> [CGFloat] {
      app.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.05)
      XCTAssertTrue(scroll.isDecelerating)
      var seen: [CGFloat] = []
      let begin = way()
      while scroll.isDecelerating {
        app.frame()
        seen.append(way() - begin)
      }
      return seen
    }
    let long = start(UIScrollView(), content: CGSize(width: 50000, height: 400))
    long.contentOffset.x = 20000
    let expected = try throwIt(long) { long.contentOffset.x }
    app.close()
    let endless = start(EndlessView())
    let seen = try throwIt(endless) { endless.way }
    XCTAssertGreaterThan(endless.count, 1)
    XCTAssertEqual(seen.count, expected.count)
    for (one, other) in zip(seen, expected) { XCTAssertEqual(one, other, accuracy: 0.76) }
  }

  /// A deceleration that has passed the edge and is moved back between the edges continues with its velocity.
  func testABounceGoesOnFromWhereItIsBroughtBack() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 3000))
    scroll.contentOffset.y = 2300
    app.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 20), duration: 0.1)
    while scroll.contentOffset.y <= 2610 { app.frame() }
    let last = scroll.contentOffset.y
    app.frame()
    let step = scroll.contentOffset.y - last
    XCTAssertGreaterThan(step, 10)
    scroll.contentOffset.y = 1000
    XCTAssertTrue(scroll.isDecelerating)
    app.frame()
    let next = scroll.contentOffset.y - 1000
    XCTAssertGreaterThan(next, step * 0.6)
    XCTAssertLessThan(next, step * 1.1)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(scroll.contentOffset.y, 1100, "it ran out freely")
    XCTAssertLessThanOrEqual(scroll.contentOffset.y, 2600)
  }

  /// The scroll view of an application that prevents bouncing at the top in each step, which is common.
  func testABounceThatIsForbiddenStepByStep() throws {
    final class Stopper: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 3000))
    let stopper = Stopper()
    scroll.delegate = stopper
    scroll.contentOffset.y = 100
    app.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 120), duration: 0.05)
    while scroll.isDecelerating {
      app.frame()
      XCTAssertGreaterThanOrEqual(scroll.contentOffset.y, 0)
    }
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(stopper.ends, 1)
    // When the finger continues and returns, the content follows immediately: no distance has accumulated.
    let finger = app.touch(at: CGPoint(x: 150, y: 50))
    for _ in 1...10 { finger.move(dx: 0, dy: 20) }
    XCTAssertEqual(scroll.contentOffset.y, 0)
    finger.move(dx: 0, dy: -30)
    XCTAssertEqual(scroll.contentOffset.y, 30, accuracy: 0.51)
    finger.lift(after: 0.3)
  }

  /// A drag past the edge continues from an offset that the application assigns.
  func testADragBeyondTheEdgeGoesOnFromAnAssignedOffset() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 3000))
    let finger = app.touch(at: CGPoint(x: 150, y: 50))
    finger.move(dx: 0, dy: 110)
    XCTAssertLessThan(scroll.contentOffset.y, -40)
    scroll.contentOffset.y = 500
    finger.move(dx: 0, dy: 30)
    XCTAssertEqual(scroll.contentOffset.y, 470)
    scroll.contentOffset.y = -20
    finger.move(dx: 0, dy: 1)
    XCTAssertEqual(scroll.contentOffset.y, -20.5)
    finger.lift(after: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  /// If the offset of an inner scroll view is assigned while it is dragged, the outer views do not move.
  func testTheOuterViewKeepsItsPlaceWhenTheInnerOneIsAssigned() throws {
    let outer = start(UIScrollView(), content: CGSize(width: 300, height: 3000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 350)
    outer.addSubview(inner)
    app.frame()
    let finger = app.touch(at: CGPoint(x: 150, y: 280))
    finger.move(dx: 0, dy: -40)
    finger.move(dx: 0, dy: -60)
    XCTAssertEqual(inner.contentOffset.y, 50)
    XCTAssertEqual(outer.contentOffset.y, 40)
    inner.contentOffset.y = 0
    finger.move(dx: 0, dy: -10)
    XCTAssertEqual(inner.contentOffset.y, 10)
    XCTAssertEqual(outer.contentOffset.y, 40)
    finger.lift(after: 0.3)
  }

  func testOnlySetContentOffsetWithoutAnimationStopsADeceleration() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 9000))
    app.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 20), duration: 0.1)
    scroll.contentOffset.y += 1000
    XCTAssertTrue(scroll.isDecelerating)
    scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    XCTAssertFalse(scroll.isDecelerating)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 2000)
  }

  /// An animated change of the offset ends at its target.
  func testAnAnimatedChangeKeepsItsEnd() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 9000))
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    app.advance(by: 0.1)
    scroll.contentOffset.y += 300
    XCTAssertTrue(scroll.isScrollAnimating)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 1000)
  }

  func testAWheelsScrollGoesAlong() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 9000))
    app.wheel(at: CGPoint(x: 150, y: 200), notches: CGPoint(x: 0, y: -1))
    app.frame()
    let left = 80 - scroll.contentOffset.y
    scroll.contentOffset.y = 3000
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 3000 + left, accuracy: 0.51)
  }

  /// A deceleration uses the current edges, not those at its start. If the content has grown, it continues, frame by
  /// frame as in a list that always had that length, even from a bounce. If the content has shrunk, it springs back.
  func testTheEdgesMoveWhileItRuns() throws {
    func thrown(_ width: CGFloat) -> UIScrollView {
      let scroll = start(UIScrollView(), content: CGSize(width: width, height: 400))
      app.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 30, y: 200), duration: 0.05)
      return scroll
    }
    func run(_ scroll: UIScrollView) -> [CGFloat] {
      var way: [CGFloat] = []
      while scroll.isDecelerating {
        app.frame()
        way.append(scroll.contentOffset.x)
      }
      return way
    }
    let long = thrown(9000)
    app.advance(by: 0.1)
    let reference = run(long)
    let growing = thrown(1500)
    app.advance(by: 0.1)
    XCTAssertLessThan(growing.contentOffset.x, 1200)
    growing.contentSize.width = 9000
    for (seen, wanted) in zip(run(growing), reference) { XCTAssertEqual(seen, wanted, accuracy: 0.51) }

    let bouncing = thrown(1000)
    while bouncing.contentOffset.x <= 700 { app.frame() }
    let beyond = bouncing.contentOffset.x
    bouncing.contentSize.width = 9000
    XCTAssertGreaterThan(run(bouncing).last ?? 0, beyond + 100, "it was on its way out")

    let shrinking = thrown(9000)
    app.advance(by: 0.1)
    let log = CallbackLog()
    let ends = ScrollListener(log)
    shrinking.delegate = ends
    let place = shrinking.contentOffset.x
    shrinking.contentSize.width = place + 300 - 50
    let way = run(shrinking)
    XCTAssertLessThan(way.max() ?? 0, place + 200, "a bounce, not the rest of the way")
    XCTAssertEqual(way.last, place - 50)
    XCTAssertEqual(log.lines.filter { $0 == "didEndDecelerating" }.count, 1)
  }

  /// With paging, an endless view still stops at a page.
  func testPagesStayPages() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 1500, height: 400))
    scroll.isPagingEnabled = true
    scroll.contentOffset.x = 600
    app.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.2)
    app.frame()
    scroll.contentOffset.x -= 600
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.x, 300)
  }

  /// A subclass that overrides `contentOffset` receives every step of a scroll, and can prevent it.
  func testEveryStepGoesThroughTheProperty() throws {
    final class HeldView: UIScrollView {
      var steps = 0
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
          steps += 1
          super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 200))
        }
      }
    }
    let scroll = start(HeldView(), content: CGSize(width: 300, height: 9000))
    scroll.steps = 0
    app.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 20), duration: 0.1)
    XCTAssertGreaterThan(scroll.steps, 4)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 200)
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 100)
  }

  /// Every step of a scroll performs layout, as in UIKit, so that `layoutSubviews` can tile views.
  func testEveryStepLaysOut() throws {
    final class TilingView: UIScrollView {
      var laidOut: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        laidOut.append(contentOffset.y)
      }
    }
    let scroll = start(TilingView(), content: CGSize(width: 300, height: 9000))
    scroll.laidOut = []
    scroll.contentOffset.y = 50
    app.frame()
    scroll.bounds.origin.y = 80
    app.frame()
    XCTAssertEqual(scroll.laidOut, [50, 80])
  }

  // MARK: Collection views

  /// A layout for endless content. It moves the offset back by one round.
  private final class EndlessLayout: UICollectionViewFlowLayout {
    var rounds = 0
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      let round = CGFloat(collectionView.numberOfItems(inSection: 0) / 3) * 100
      if collectionView.contentOffset.x >= round * 2 {
        rounds += 1
        collectionView.contentOffset.x -= round
      }
    }
  }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  func testACollectionViewWhoseLayoutBringsTheOffsetBack() throws {
    app = TestApplication(size: CGSize(width: 300, height: 400), scale: 2)
    let layout = EndlessLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let numbers = Numbers()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    app.show(view)
    view.contentOffset.x = 2000
    app.frame()
    let finger = app.touch(at: CGPoint(x: 290, y: 200))
    func way() -> CGFloat { view.contentOffset.x + CGFloat(layout.rounds) * 2000 }
    let begin = way()
    for step in 1...120 {
      finger.move(dx: -40, dy: 0)
      app.frame()
      XCTAssertEqual(way() - begin, CGFloat(step) * 40 - 10)
      let expected = Int(view.contentOffset.x / 100)
      XCTAssertTrue(view.indexPathsForVisibleItems.contains(IndexPath(item: expected, section: 0)))
    }
    XCTAssertEqual(layout.rounds, 2)
    finger.lift()
    XCTAssertTrue(view.isDecelerating)
    let rounds = layout.rounds
    try app.waitUntilIdle()
    XCTAssertGreaterThan(way() - begin, 120 * 40 + 500, "the throw ran out")
    XCTAssertGreaterThanOrEqual(layout.rounds, rounds)
    try app.expectNoReports()
  }
}
