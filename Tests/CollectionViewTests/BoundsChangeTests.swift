import UIKit
import XCTest

/// The calls of the layout when the bounds change, compared with a log of iOS 26.1 (`callback-orders.json`).
@preconcurrency @MainActor
final class BoundsChangeTests: XCTestCase {
  private let log = EventLog()
  private var window: UIWindow!
  private var source: TestDataSource!
  private var delegate: ScrollLog!

  /// Returns the view of the published scrolling probes: 200 × 300 points, 40 items of 200 × 40 points at a distance of
  /// 50.
  private func makeProbe(_ layout: ListLayout = ListLayout(), answers: Bool = true) -> UICollectionView {
    layout.log = log
    layout.answersBoundsChange = answers
    layout.fixedContentSize = CGSize(width: 200, height: 2000)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    source = TestDataSource([40], log: log)
    TestDataSource.register(in: view)
    view.dataSource = source
    delegate = ScrollLog(log)
    view.delegate = delegate
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.addSubview(view)
    view.layoutIfNeeded()
    _ = log.take()
    return view
  }

  private func pass(_ view: UIView) -> [String] {
    view.layoutIfNeeded()
    return log.take().filter { $0 != "contentSize" && $0 != "}" }
  }

  func testBoundsOrigin() {
    // cb-bounds-origin
    let view = makeProbe()
    view.bounds.origin.y = 40
    XCTAssertEqual(
      log.take(),
      [
        "shouldInvalidate 0,40,200,300 [0,0]", "invalidationContext 0,40,200,300 [0,0]", "invalidateLayout [0,40]",
        "invalidateLayout(with: same) [0,40]",
      ])
    XCTAssertEqual(pass(view), ["prepare {", "elements 0,0,200,600", "dataSource.cellForItem [0, 6]"])
  }

  func testContentOffset() {
    // cb-inv-base-origin-true
    let view = makeProbe()
    view.contentOffset = CGPoint(x: 0, y: 40)
    XCTAssertEqual(
      log.take(),
      [
        "shouldInvalidate 0,40,200,300 [0,0]", "invalidationContext 0,40,200,300 [0,0]", "invalidateLayout [0,40]",
        "invalidateLayout(with: same) [0,40]", "didScroll [0,40]",
      ])
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 40))
    XCTAssertEqual(pass(view).first, "prepare {")
  }

  func testLayoutThatSaysNo_isAskedOnce() {
    // cb-inv-base-origin-false, cb-inv-base-size-false
    let view = makeProbe(answers: false)
    view.contentOffset = CGPoint(x: 0, y: 40)
    XCTAssertEqual(log.take(), ["shouldInvalidate 0,40,200,300 [0,0]", "didScroll [0,40]"])
    XCTAssertFalse(pass(view).contains("prepare {"))
    view.frame.size.width = 220
    XCTAssertEqual(log.take(), ["shouldInvalidate 0,40,220,300 [0,40]"])
    XCTAssertFalse(pass(view).contains("prepare {"))
  }

  func testScrollRectToVisible_invalidatesBeforeTheBoundsMove() {
    // cb-scrollRectToVisible-false
    let view = makeProbe()
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    XCTAssertEqual(
      log.take(),
      [
        "shouldInvalidate 0,40,200,300 [0,0]", "invalidationContext 0,40,200,300 [0,0]", "invalidateLayout [0,0]",
        "invalidateLayout(with: same) [0,0]", "didScroll [0,40]",
      ])
  }

  func testScrollToItem_invalidatesBeforeTheBoundsMove() {
    // cb-scrollToItem-6-top-false
    let view = makeProbe()
    view.scrollToItem(at: [0, 6], at: .top, animated: false)
    XCTAssertEqual(
      log.take(),
      [
        "shouldInvalidate 0,300,200,300 [0,0]", "invalidationContext 0,300,200,300 [0,0]", "invalidateLayout [0,0]",
        "invalidateLayout(with: same) [0,0]", "didScroll [0,300]",
      ])
    XCTAssertEqual(
      pass(view),
      ["prepare {", "elements 0,300,200,300"] + (6...11).map { "dataSource.cellForItem [0, \($0)]" })
  }

  func testSetContentOffset_invalidatesBeforeTheBoundsMove() {
    // cb-inv-flow-scroll, for a plain layout
    let view = makeProbe()
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    XCTAssertEqual(
      log.take(),
      [
        "shouldInvalidate 0,40,200,300 [0,0]", "invalidationContext 0,40,200,300 [0,0]", "invalidateLayout [0,0]",
        "invalidateLayout(with: same) [0,0]", "didScroll [0,40]",
      ])
    XCTAssertEqual(pass(view).first, "prepare {")
  }

  func testPendingInvalidation_letsFurtherChangesPass() {
    let view = makeProbe()
    view.contentOffset = CGPoint(x: 0, y: 40)
    _ = log.take()
    view.contentOffset = CGPoint(x: 0, y: 50)
    XCTAssertEqual(log.take(), ["didScroll [0,50]"])
    view.frame = view.frame
    XCTAssertEqual(log.take(), [])
  }

  func testQueryRect_isWholeTiles() {
    // cb-query-rect-tiles
    let view = makeProbe()
    for (offset, rect) in [(100.0, "0,0,200,600"), (300, "0,300,200,300"), (340, "0,300,200,600"), (0, "0,0,200,300")] {
      view.contentOffset.y = offset
      XCTAssertTrue(pass(view).contains("elements \(rect)"), "at \(offset)")
    }
  }

  // MARK: Flow layouts

  private final class LoggingFlow: UICollectionViewFlowLayout {
    var log: EventLog?
    var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []
    private var bounds: String { collectionView.map { brief($0.bounds.origin) } ?? "none" }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log?.add("should [\(bounds)]")
      return true
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      log?.add("context [\(bounds)]")
      if let flow = context as? UICollectionViewFlowLayoutInvalidationContext { contexts.append(flow) }
      return context
    }
    override func invalidateLayout() {
      log?.add("invalidate [\(bounds)]")
      super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log?.add("with \(context === contexts.last ? "same" : "other") [\(bounds)]")
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      log?.add("prepare [\(bounds)]")
      super.prepare()
    }
  }

  /// Returns the view of the published flow layout probe. The probe had an offset of −59 because of its safe area. A
  /// content inset has the same effect here.
  private func makeFlowProbe() -> (UICollectionView, LoggingFlow) {
    let layout = LoggingFlow()
    layout.itemSize = CGSize(width: 200, height: 40)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset.top = 59
    source = TestDataSource([40])
    TestDataSource.register(in: view)
    view.dataSource = source
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.addSubview(view)
    view.contentOffset.y = -59
    view.layoutIfNeeded()
    layout.log = log
    _ = log.take()
    return (view, layout)
  }

  func testFlow_boundsMovedAcross() {
    // cb-inv-flow-bounds
    let (view, layout) = makeFlowProbe()
    view.bounds = CGRect(x: 5, y: 6, width: 200, height: 300)
    XCTAssertEqual(log.take(), ["should [0,-59]", "context [0,-59]", "invalidate [5,6]", "with same [5,6]"])
    XCTAssertEqual(layout.contexts.last?.invalidateFlowLayoutAttributes, true)
    XCTAssertEqual(layout.contexts.last?.invalidateFlowLayoutDelegateMetrics, false)
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["prepare [5,6]"])
    XCTAssertEqual(view.contentOffset, CGPoint(x: 5, y: 6))
  }

  func testFlow_originAlongTheScrollAxis() {
    // cb-inv-flow-origin-true
    let (view, layout) = makeFlowProbe()
    view.contentOffset = CGPoint(x: 0, y: 40)
    XCTAssertEqual(log.take(), ["should [0,-59]", "context [0,-59]", "invalidate [0,40]", "with same [0,40]"])
    XCTAssertEqual(layout.contexts.last?.invalidateFlowLayoutAttributes, false)
    XCTAssertEqual(layout.contexts.last?.invalidateFlowLayoutDelegateMetrics, false)
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["prepare [0,40]"])
  }

  func testFlow_setContentOffset() {
    // cb-inv-flow-scroll
    let (view, layout) = makeFlowProbe()
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    XCTAssertEqual(log.take(), ["should [0,-59]", "context [0,-59]", "invalidate [0,-59]", "with same [0,-59]"])
    XCTAssertEqual(layout.contexts.last?.invalidateFlowLayoutAttributes, false)
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["prepare [0,40]"])
  }

  func testFlow_sameFrame_asksNothing() {
    // cb-inv-flow-sameframe
    let (view, _) = makeFlowProbe()
    view.frame = view.frame
    XCTAssertEqual(log.take(), [])
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: -59))
  }

  func testFlow_ownAnswer_isForTheCrossAxisOnly() {
    // cb-inv-flow-origin-false; cb-ctx-flow-bounds-width
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 40, width: 200, height: 300)))
    XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 200, height: 200)))
    XCTAssertTrue(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 220, height: 300)))
    let context = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 220, height: 300))
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    XCTAssertEqual(flow?.invalidateFlowLayoutAttributes, true)
    XCTAssertEqual(flow?.invalidateFlowLayoutDelegateMetrics, false)
    withExtendedLifetime(view) {}
  }
}

@MainActor
private final class ScrollLog: NSObject, UICollectionViewDelegate {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll [\(brief(scrollView.contentOffset))]") }
}
