import UIKit
import UIKitTesting
import XCTest

/// Tests of `UIUpdateLink`. The order of the phases is that of Apple's documentation (UIUpdateActionPhase, overview).
/// `requiresContinuousUpdates` requests frames.
@preconcurrency @MainActor
final class UpdateLinkTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func shownView() throws -> NotingView {
    app = TestApplication()
    let view = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.show(view)
    try app.waitUntilIdle()
    return view
  }

  func testThePhasesComeInOrder_aroundEventsDisplayLinksAndLayout() throws {
    let view = try shownView()
    var log: [String] = []
    let link = UIUpdateLink(view: view)
    let phases: [(String, UIUpdateActionPhase)] = [
      ("complete", .afterUpdateComplete), ("committed", .afterCATransactionCommit),
      ("before commit", .beforeCATransactionCommit), ("after links", .afterCADisplayLinkDispatch),
      ("before links", .beforeCADisplayLinkDispatch), ("after events", .afterEventDispatch),
      ("before events", .beforeEventDispatch), ("scheduled", .afterUpdateScheduled),
      ("low latency", .beforeLowLatencyEventDispatch),
    ]
    for (name, phase) in phases { link.addAction(to: phase) { _, _ in log.append(name) } }
    link.isEnabled = true
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector("press:") { (_: UpdateLinkTests) in
        { (press: UILongPressGestureRecognizer) in
          guard press.state == .began else { return }
          log.append("press")
          view.setNeedsLayout()
        }
      })
    view.addGestureRecognizer(press)
    view.onLayout = { log.append("layout") }
    let display = CADisplayLink(
      target: self, selector: Selector("tick:") { (_: UpdateLinkTests) in { (_: CADisplayLink) in log.append("link") } }
    )
    display.add(to: .main, forMode: .common)
    defer { display.invalidate() }
    let finger = app.touch(at: CGPoint(x: 50, y: 50))
    app.advance(by: 1)
    finger.lift()
    let frames = log.split(separator: "complete").map(Array.init)
    let usual = ["scheduled", "before events", "after events", "before links", "link", "after links", "before commit"]
    XCTAssertTrue(frames.contains(usual + ["committed"]), "\(frames)")
    XCTAssertTrue(
      frames.contains(Array(usual[...1]) + ["press"] + Array(usual[2...]) + ["layout", "committed"]), "\(frames)")
    XCTAssertFalse(log.contains("low latency"), "nobody asked for it")
  }

  func testItObserves_andRequestsFramesOnlyIfAsked() throws {
    let view = try shownView()
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: view) { _, info in times.append(info.modelTime) }
    app.advance(by: 1)
    XCTAssertEqual(times.count, 0, "not enabled")
    link.isEnabled = true
    let frames = app.frameCount
    app.advance(by: 1)
    XCTAssertLessThanOrEqual(app.frameCount - frames, 1, "it only watches")
    times = []
    view.frame.origin.x = 3
    app.advance(by: 1)
    XCTAssertEqual(times.count, 1)
    link.requiresContinuousUpdates = true
    times = []
    app.advance(by: 1)
    XCTAssertEqual(Double(times.count), 60, accuracy: 1)
    XCTAssertEqual(times, times.sorted())
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 30, preferred: 30)
    times = []
    app.advance(by: 1)
    XCTAssertEqual(Double(times.count), 30, accuracy: 1)
    link.isEnabled = false
    times = []
    app.frame()
    let rest = app.frameCount
    app.advance(by: 1)
    XCTAssertEqual(times.count, 0)
    XCTAssertEqual(app.frameCount, rest, "nothing is made for a link that is off")
  }

  func testItFollowsItsViewIntoAndOutOfWindows() throws {
    let root = try shownView()
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    weak var dropped: UIUpdateLink?
    do {
      let link = UIUpdateLink(view: view!) { _, _ in count += 1 }
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      dropped = link
    }
    app.advance(by: 0.5)
    XCTAssertEqual(count, 0)
    root.addSubview(view!)
    app.advance(by: 0.5)
    XCTAssertGreaterThan(count, 25, "the view keeps it")
    view?.removeFromSuperview()
    count = 0
    app.advance(by: 0.5)
    XCTAssertEqual(count, 0)
    view = nil
    root.setNeedsLayout()
    app.frame()
    XCTAssertNil(dropped, "and it goes with the view")
  }

  func testTheInfoIsThatOfTheFrame() throws {
    let view = try shownView()
    let link = UIUpdateLink(view: view)
    var seen: [(UIUpdateInfo, CFTimeInterval)] = []
    link.addAction(to: .beforeCATransactionCommit) { link, info in
      XCTAssertTrue(UIUpdateInfo.current(for: view) === info)
      XCTAssertTrue(link.currentUpdateInfo() === info)
      seen.append((info, CACurrentMediaTime()))
    }
    link.isEnabled = true
    XCTAssertNil(UIUpdateInfo.current(for: view), "between frames")
    view.setNeedsLayout()
    app.frame()
    let (info, now) = try XCTUnwrap(seen.first)
    XCTAssertEqual(info.modelTime, now)
    XCTAssertEqual(info.estimatedPresentationTime, now + 1.0 / 60, accuracy: 1e-6)
    XCTAssertLessThanOrEqual(info.completionDeadlineTime, info.estimatedPresentationTime)
    XCTAssertFalse(info.isImmediatePresentationExpected)
    XCTAssertFalse(info.isLowLatencyEventDispatchConfirmed)
    XCTAssertNil(UIUpdateInfo.current(for: UIView()), "not in a window")
  }

  func testLowLatencyPhases_showWhatTheyChangeInTheSameFrame() throws {
    let view = try shownView()
    let link = UIUpdateLink(view: view)
    var log: [String] = []
    link.addAction(to: .afterCATransactionCommit) { _, info in log.append("commit \(info.isPerformingLowLatencyPhases)")
    }
    link.addAction(to: .beforeLowLatencyEventDispatch) { _, _ in
      log.append("events")
      view.setNeedsLayout()
    }
    link.addAction(to: .afterLowLatencyCATransactionCommit) { _, info in
      log.append("low \(info.isPerformingLowLatencyPhases)")
    }
    link.addAction(to: .afterUpdateComplete) { _, _ in log.append("complete") }
    link.wantsLowLatencyEventDispatch = true
    link.isEnabled = true
    view.onLayout = { log.append("layout") }
    view.setNeedsLayout()
    log = []
    app.frame()
    XCTAssertEqual(log, ["layout", "commit false", "events", "layout", "low true", "complete"])
  }

  func testTargetsAndSelectors() throws {
    let view = try shownView()
    var target: Target? = Target()
    let link = UIUpdateLink(view: view, actionTarget: target!, selector: Selector("update:info:", Target.update))
    link.addAction(to: .afterUpdateComplete, target: target!, selector: Selector("done", Target.done))
    link.isEnabled = true
    view.setNeedsLayout()
    app.frame()
    XCTAssertEqual(target?.calls, ["update", "done"])
    target = nil
    view.setNeedsLayout()
    app.frame()
    XCTAssertEqual(app.reports, [], "a target that is gone is nobody's mistake")
  }
}

@preconcurrency @MainActor
private final class Target: NSObject {
  var calls: [String] = []
  func update(_ link: UIUpdateLink, _ info: UIUpdateInfo) { calls.append("update") }
  func done() { calls.append("done") }
}

private final class NotingView: UIView {
  var onLayout: (() -> Void)?
  override func layoutSubviews() { onLayout?() }
}
