import HeadlessHost
import QuartzCore
import RuntimeInterface
import UIKit
import XCTest

/// The state of the implicit application. `ClientTests/Plain` tests it with public API.
@preconcurrency @MainActor
final class ImplicitApplicationTests: XCTestCase {
  private var implicit: ImplicitApplication { UIApplication.shared.implicitApplication }
  private var window: UIWindow!

  override func setUp() async throws {
    ApplicationStart.tearDown()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  override func tearDown() async throws {
    window = nil
    ApplicationStart.tearDown()
  }

  private func run(_ what: String, until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
    XCTAssertTrue(condition(), "\(what) did not happen")
  }

  func testItStartsWithTheTurn_andNotForViewsThatNothingShows() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UIView())
    view.setNeedsLayout()
    XCTAssertFalse(implicit.isNeeded)
    window.makeKeyAndVisible()
    XCTAssertTrue(implicit.isNeeded)
    XCTAssertNil(FrameLoop.current, "nothing runs before the turn is over")
    run("the start") { implicit.isRunning }
    XCTAssertNotNil(window.windowScene)
    XCTAssertNil(FrameLoop.current?.lastReport, "nobody sees its pixels")
  }

  private final class Controller: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
  }

  /// The tests of an application (Clean-Swift/CleanStore) add the view of a controller to a window that is never shown, run
  /// the run loop once, and expect appearance callbacks and rows.
  func testAViewInAHiddenWindowAppearsAndIsLaidOut() {
    let controller = Controller()
    window.addSubview(controller.view)
    XCTAssertEqual(controller.calls, ["willAppear"])
    run("the layout") { controller.calls.contains("didLayout") }
    XCTAssertTrue(window.isHidden)
  }

  func testAtRestItMakesNoFrames() throws {
    window.makeKeyAndVisible()
    UIView.animate(withDuration: 0.02) { self.window.alpha = 0.5 }
    run("the rest") { FrameLoop.current?.isIdle ?? false }
    let loop = try XCTUnwrap(FrameLoop.current)
    // A frame may still be pending.
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    let frames = loop.frameCount
    for _ in 0..<10 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
    XCTAssertEqual(loop.frameCount, frames)
    window.setNeedsLayout()
    RunLoop.main.run(until: Date())
    XCTAssertEqual(loop.frameCount, frames + 1)
  }

  func testATimerOfTheFrameClockWakesIt() {
    var isFired = false
    FrameTimers.schedule(after: 0.02) { isFired = true }
    run("the timer") { isFired }
  }

  func testAnotherLoopTakesItsPlace_andWindowsStay() throws {
    window.makeKeyAndVisible()
    run("the start") { implicit.isRunning }
    let implicitLoop = try XCTUnwrap(FrameLoop.current)
    let host = HeadlessHost(size: CGSize(width: 50, height: 40), isStepped: true)
    defer { FrameClock.thaw() }
    let loop = try ApplicationStart.start(host: host, delegate: nil, size: nil)
    XCTAssertTrue(FrameLoop.current === loop)
    XCTAssertFalse(implicit.isNeeded)
    XCTAssertFalse(FrameLoop.current === implicitLoop)
    XCTAssertFalse(window.isHidden)
  }
}
