import UIKit
import UIKitTesting
import XCTest

/// An application with a manual clock replaces the implicit application, which replaces it again afterwards.
@preconcurrency @MainActor
final class TakingTurnsTests: XCTestCase {
  private func run(_ what: String, until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
    XCTAssertTrue(condition(), "\(what) did not happen")
  }

  private func animate(_ view: UIView, _ done: @escaping () -> Void) {
    UIView.animate(withDuration: 0.05, animations: { view.alpha = 0.5 }) { _ in done() }
  }

  func testTheSteppedClockTakesOverAndGivesBack() throws {
    let plain = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    plain.makeKeyAndVisible()
    var ends = 0
    animate(plain) { ends += 1 }
    run("the animation") { ends == 1 }
    XCTAssertTrue(UIApplication.shared.applicationState == .active)

    let app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    XCTAssertTrue(plain.isHidden, "what came before is over")
    XCTAssertEqual(UIScreen.main.scale, 2)
    app.show(UIViewController())
    XCTAssertEqual(app.time, CACurrentMediaTime())
    animate(app.window) { ends += 1 }
    let stopped = CACurrentMediaTime()
    for _ in 0..<3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
    XCTAssertEqual(CACurrentMediaTime(), stopped, "nobody steps the clock but the test")
    XCTAssertEqual(ends, 1)
    try app.waitUntilIdle()
    XCTAssertEqual(ends, 2)
    app.close()

    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 1024, height: 768))
    XCTAssertEqual(UIScreen.main.scale, 1)
    XCTAssertTrue(UIApplication.shared.windows.isEmpty)
    XCTAssertNotEqual(UIApplication.shared.applicationState, .active)
    let again = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    again.makeKeyAndVisible()
    animate(again) { ends += 1 }
    run("the animation after that") { ends == 3 }
    again.isHidden = true
  }

  func testATestApplicationOfWhichThePlainWindowIsNotShownYet() {
    let plain = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    plain.makeKeyAndVisible()
    let app = TestApplication()
    defer { app.close() }
    XCTAssertTrue(plain.isHidden)
    for _ in 0..<3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    XCTAssertEqual(CACurrentMediaTime(), app.time)
  }
}
