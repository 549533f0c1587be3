import UIKit
import UIKitTesting
import XCTest

/// Interactive layout transitions (UICollectionView.h, UICollectionViewTransitionLayout.h; programming guide,
/// "Transitioning Between Layouts"; measurements.md, 12.2).
@preconcurrency @MainActor
final class InteractiveTransitionTests: StageTestCase {
  func testProgress_movesEverythingBetweenTheLayouts() throws {
    let old = grid(90)
    let new = grid(40)
    try stage(old)
    let transition = view.startInteractiveTransition(to: new)
    XCTAssertTrue(view.collectionViewLayout === transition)
    XCTAssertTrue(transition.currentLayout === old)
    XCTAssertTrue(transition.nextLayout === new)
    XCTAssertEqual(transition.transitionProgress, 0)
    app.frame()
    XCTAssertEqual(view.cellForItem(at: [0, 5])?.frame, old.layoutAttributesForItem(at: [0, 5])?.frame)
    transition.transitionProgress = 0.25
    app.frame()
    let from = old.layoutAttributesForItem(at: [0, 5])?.frame ?? .zero
    let to = new.layoutAttributesForItem(at: [0, 5])?.frame ?? .zero
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 5]))
    XCTAssertEqual(cell.frame.width, 77.5)
    XCTAssertEqual(cell.center.x, from.midX * 0.75 + to.midX * 0.25, accuracy: 1e-9)
    XCTAssertEqual(cell.center.y, from.midY * 0.75 + to.midY * 0.25, accuracy: 1e-9)
    XCTAssertEqual(
      view.contentSize.height,
      old.collectionViewContentSize.height * 0.75 + new.collectionViewContentSize.height * 0.25)
  }

  func testATransitionThatCannotBegin_doesNotEndTheRunningOne() throws {
    try stage(grid(90))
    var ends: [[Bool]] = []
    let new = grid(40)
    view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    view.finishInteractiveTransition()
    app.frame()
    expectsReports = true
    view.performBatchUpdates {
      view.startInteractiveTransition(to: grid(60))
      XCTAssertEqual(ends, [])
    }
    expectsReports = false
    try app.waitUntilIdle()
    XCTAssertEqual(ends, [[true, true]])
    XCTAssertTrue(view.collectionViewLayout === new)
  }

  func testFinish_runsOn_installsTheNewLayout_andTellsOnce() throws {
    let old = grid(90)
    let new = grid(40)
    try stage(old)
    var ends: [[Bool]] = []
    let transition = view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.5
    app.frame()
    view.finishInteractiveTransition()
    XCTAssertTrue(view.collectionViewLayout === transition)
    var progress: [CGFloat] = []
    for _ in 0..<10 {
      app.frame()
      progress.append(transition.transitionProgress)
    }
    XCTAssertEqual(progress, progress.sorted())
    XCTAssertGreaterThan(progress[2], 0.5)
    XCTAssertLessThan(progress[2], 1)
    XCTAssertEqual(ends, [])
    try app.waitUntilIdle()
    XCTAssertEqual(ends, [[true, true]])
    XCTAssertTrue(view.collectionViewLayout === new)
    XCTAssertTrue(new.collectionView === view)
    XCTAssertNil(old.collectionView)
    XCTAssertNil(transition.collectionView)
    checkAtRest()
  }

  func testCancel_runsBack_andInstallsTheOldLayout() throws {
    let old = grid(90)
    let new = grid(40)
    try stage(old)
    view.contentOffset.y = 5000
    try app.waitUntilIdle()
    let offset = view.contentOffset
    var ends: [[Bool]] = []
    let transition = view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    for step in 1...6 {
      transition.transitionProgress = CGFloat(step) / 10
      app.frame()
    }
    XCTAssertNotEqual(view.contentOffset, offset)
    app.advance(by: 0.2)
    view.cancelInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertEqual(ends, [[true, false]])
    XCTAssertTrue(view.collectionViewLayout === old)
    XCTAssertNil(new.collectionView)
    XCTAssertEqual(view.contentOffset, offset)
    checkAtRest()
  }

  func testContent_staysInSight_andTheOffsetIsMixed() throws {
    try stage(grid(90))
    view.contentOffset.y = 5000
    try app.waitUntilIdle()
    let middle = try XCTUnwrap(view.indexPathForItem(at: CGPoint(x: 45, y: 5150)))
    let transition = view.startInteractiveTransition(to: grid(40))
    let start = view.contentOffset.y
    transition.transitionProgress = 1
    let end = view.contentOffset.y
    transition.transitionProgress = 0.5
    XCTAssertEqual(view.contentOffset.y, (start + end) / 2, accuracy: 0.5)
    app.frame()
    XCTAssertTrue(view.indexPathsForVisibleItems.contains(middle))
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertTrue(view.indexPathsForVisibleItems.contains(middle))
    checkAtRest()
  }

  /// Scrolling during a transition scrolls in both layouts. Random input found that the screen was blank, and that the
  /// next step jumped back.
  func testScrollingOnTheWay_movesBothEndsAlong() throws {
    for finishes in [true, false] {
      try stage(grid(40), [2000])
      view.contentOffset.y = 5000
      try app.waitUntilIdle()
      let transition = view.startInteractiveTransition(to: grid(36))
      transition.transitionProgress = 0.4
      app.frame()
      view.contentOffset.y += 1200
      app.frame()
      let here = view.contentOffset.y
      XCTAssertGreaterThan(view.indexPathsForVisibleItems.count, 20)
      transition.transitionProgress = 0.41
      XCTAssertEqual(view.contentOffset.y, here, accuracy: 40, "it goes on from there")
      if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
      app.frame()
      view.contentOffset.y += 500
      app.frame()
      XCTAssertGreaterThan(view.indexPathsForVisibleItems.count, 20)
      XCTAssertGreaterThan(view.contentOffset.y, here + 250)
      // To the end of the content, which differs between the layouts: it stops within the final one, without a jump.
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      var last = view.contentOffset.y
      while transition.collectionView != nil {
        app.frame()
        XCTAssertEqual(view.contentOffset.y, last, accuracy: 400)
        last = view.contentOffset.y
      }
      try app.waitUntilIdle()
      XCTAssertLessThanOrEqual(view.contentOffset.y, view.contentSize.height - view.bounds.height + 0.5)
      checkAtRest()
      app.close()
    }
  }

  func testHooks_comeInOrder_forLayoutsAndViews() throws {
    final class Layout: UICollectionViewFlowLayout {
      var name = ""
      var log: EventLog?
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { log?.add("\(name) to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log?.add("\(name) from") }
      override func finalizeLayoutTransition() { log?.add("\(name) finalize") }
      override func prepare() {
        super.prepare()
        log?.add("\(name) prepare")
      }
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        log?.add("\(name) target")
        return proposed
      }
    }
    let log = EventLog()
    let old = Layout()
    old.name = "old"
    let new = Layout()
    new.name = "new"
    try stage(old, [1])
    old.log = log
    new.log = log
    let transition = view.startInteractiveTransition(to: new)
    XCTAssertEqual(log.take(), ["old to", "new from", "old prepare", "new prepare", "new target"])
    transition.transitionProgress = 0.3
    app.frame()
    transition.transitionProgress = 0.6
    app.frame()
    XCTAssertEqual(log.take(), [], "the progress alone costs the layouts nothing")
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["old finalize", "new finalize", "new prepare"])
  }

  func testDelegate_givesItsOwnTransitionLayout_withAnOffsetKey() throws {
    // The guide: the stable value of an animated key is 0.
    final class OffsetLayout: UICollectionViewTransitionLayout {
      static let key = "offset"
      var offset: CGFloat = 0 {
        didSet { updateValue(offset, forAnimatedKey: Self.key) }
      }
      var seen: [CGFloat] = []
      override var transitionProgress: CGFloat {
        get { super.transitionProgress }
        set {
          super.transitionProgress = newValue
          seen.append(value(forAnimatedKey: Self.key))
        }
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.center.x += value(forAnimatedKey: Self.key) }
        return all
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        OffsetLayout(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let old = grid(90)
    let new = grid(40)
    try stage(old)
    let delegate = Delegate()
    view.delegate = delegate
    let transition = try XCTUnwrap(view.startInteractiveTransition(to: new) as? OffsetLayout)
    transition.transitionProgress = 0.5
    transition.offset = 30
    app.frame()
    let middle =
      ((old.layoutAttributesForItem(at: [0, 1])?.center.x ?? 0)
        + (new.layoutAttributesForItem(at: [0, 1])?.center.x ?? 0)) / 2
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.center.x ?? 0, middle + 30, accuracy: 1e-9)
    app.advance(by: 0.2)
    transition.seen = []
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertGreaterThan(transition.seen.count, 10)
    XCTAssertEqual(transition.seen, transition.seen.sorted(by: >), "goes back to 0")
    XCTAssertEqual(transition.seen.last, 0)
    checkAtRest()
    withExtendedLifetime(delegate) {}
  }

  func testAThrow_goesOnWithItsSpeed() throws {
    func duration(steps: [CGFloat]) throws -> CGFloat {
      try stage(grid(90))
      let transition = view.startInteractiveTransition(to: grid(40))
      for step in steps {
        transition.transitionProgress = step
        app.frame()
      }
      view.finishInteractiveTransition()
      app.frame()
      app.frame()
      let after = transition.transitionProgress
      app.close()
      return after
    }
    let slow = try duration(steps: [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3])
    let fast = try duration(steps: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
    XCTAssertGreaterThan(fast, slow + 0.02)
  }

  func testAPinch_drivesTheTransition() throws {
    @MainActor final class Driver: NSObject {
      weak var view: UICollectionView?
      var transition: UICollectionViewTransitionLayout?
      let next: UICollectionViewLayout
      var ended: [Bool] = []
      init(_ view: UICollectionView, _ next: UICollectionViewLayout) {
        self.view = view
        self.next = next
      }
      func pinched(_ sender: UIPinchGestureRecognizer) {
        switch sender.state {
        case .began: transition = view?.startInteractiveTransition(to: next) { self.ended = [$0, $1] }
        case .changed: transition?.transitionProgress = min(max((sender.scale - 1) / 2, 0), 1)
        case .ended:
          if transition?.transitionProgress ?? 0 > 0.5 {
            view?.finishInteractiveTransition()
          } else {
            view?.cancelInteractiveTransition()
          }
        default: view?.cancelInteractiveTransition()
        }
      }
    }
    for (end, isFinished) in [(260 as CGFloat, true), (110, false)] {
      let old = grid(40)
      let new = grid(90)
      try stage(old)
      let driver = Driver(view, new)
      let pinch = UIPinchGestureRecognizer(
        target: driver, action: Selector("pinched:", Driver.pinched(_:)))
      view.addGestureRecognizer(pinch)
      app.pinch(at: CGPoint(x: 100, y: 150), from: 60, to: end)
      XCTAssertGreaterThan(driver.transition?.transitionProgress ?? 0, 0)
      try app.waitUntilIdle()
      XCTAssertEqual(driver.ended, [true, isFinished])
      XCTAssertTrue(view.collectionViewLayout === (isFinished ? new : old))
      checkAtRest()
      app.close()
    }
  }
}
