import UIKit
import UIKitTesting
import XCTest

/// Tests of `UIPageControlProgress` and its timer, which follow Apple's documentation of iOS 17.
@preconcurrency @MainActor
final class PageProgressTests: XCTestCase {
  private var app: TestApplication!
  private let control = UIPageControl()
  private var log: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 200), scale: 2)
    app.onReport = { XCTFail($0) }
    control.numberOfPages = 4
    control.frame = CGRect(x: 20, y: 50, width: 280, height: 40)
    control.addAction(UIAction { [unowned self] _ in log.append("page \(control.currentPage)") }, for: .valueChanged)
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(control)
    app.frame()
  }
  override func tearDown() async throws { app.close() }

  @MainActor private final class Listener: NSObject, UIPageControlTimerProgressDelegate {
    var log: [String] = []
    var refuses: Int?
    var changes = 0
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      page == 2 ? 0.5 : 0
    }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      log.append(progress.isProgressVisible ? "seen" : "gone")
    }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      log.append("advance \(page)")
      return page != refuses
    }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
  }

  func testThePresentDotIsABarThatFills() throws {
    XCTAssertEqual(control.size(forNumberOfPages: 4).width, 92)
    let progress = UIPageControlProgress()
    let listener = Listener()
    progress.delegate = listener
    control.progress = progress
    XCTAssertEqual(listener.log, ["seen"])
    XCTAssertEqual(control.size(forNumberOfPages: 4).width, 118)
    progress.currentProgress = 0.5
    app.frame()
    let bar = try XCTUnwrap(control.subviews.last)
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    let full = dots[0].frame
    XCTAssertEqual(full.width, 33.59, accuracy: 0.01)
    XCTAssertEqual(bar.frame.minX, full.minX)
    XCTAssertEqual(bar.frame.width, 7.59 + 13, accuracy: 0.01)
    progress.currentProgress = 7
    XCTAssertEqual(progress.currentProgress, 1)
    control.currentPage = 2
    XCTAssertEqual(progress.currentProgress, 0.5, "what the delegate says")
    app.frame()
    XCTAssertEqual(bar.frame.minX, dots[2].frame.minX)
    XCTAssertEqual(dots[0].frame.width, 7.59, accuracy: 0.01)
    control.isHidden = true
    control.isHidden = false
    XCTAssertEqual(listener.log, ["seen", "gone", "seen"])
    control.progress = nil
    app.frame()
    XCTAssertTrue(bar.isHidden)
    XCTAssertEqual(control.size(forNumberOfPages: 4).width, 92)
  }

  func testTheTimerTurnsPages_andStopsAtTheLast() throws {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    let listener = Listener()
    timer.delegate = listener
    timer.setDuration(2, forPage: 1)
    XCTAssertEqual([timer.duration(forPage: 0), timer.duration(forPage: 1)], [1, 2])
    control.progress = timer
    XCTAssertFalse(timer.isRunning)
    app.advance(by: 3)
    XCTAssertEqual(log, [])
    timer.resumeTimer()
    app.advance(by: 0.5)
    XCTAssertEqual(timer.currentProgress, 0.5, accuracy: 0.02)
    XCTAssertGreaterThan(listener.changes, 20)
    app.advance(by: 0.6)
    XCTAssertEqual(log, ["page 1"])
    app.advance(by: 1.5)
    XCTAssertEqual(log, ["page 1"])
    app.advance(by: 0.5)
    XCTAssertEqual(log, ["page 1", "page 2"])
    timer.pauseTimer()
    app.advance(by: 2)
    XCTAssertEqual(control.currentPage, 2)
    timer.resumeTimer()
    app.advance(by: 0.6)
    XCTAssertEqual(control.currentPage, 3, "it had begun at the half")
    app.advance(by: 1.2)
    XCTAssertFalse(timer.isRunning, "the end")
    XCTAssertEqual(timer.currentProgress, 1)
    let frames = app.frameCount
    app.advance(by: 1)
    XCTAssertEqual(app.frameCount, frames, "a timer that has stopped draws nothing")
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    app.advance(by: 0.1)
    XCTAssertEqual(control.currentPage, 0)
    XCTAssertEqual(listener.log, ["seen", "advance 1", "advance 2", "advance 3", "advance 0"])
    listener.refuses = 1
    app.advance(by: 1.2)
    XCTAssertEqual(control.currentPage, 0)
    XCTAssertFalse(timer.isRunning)
  }

  func testAHandOnTheDotsHoldsTheTimer() {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    control.progress = timer
    timer.resumeTimer()
    app.advance(by: 0.2)
    let finger = app.touch(at: CGPoint(x: 160, y: 70))
    finger.move(dx: 14, dy: 0, after: 0.05)
    XCTAssertFalse(timer.isProgressVisible)
    let held = timer.currentProgress
    finger.move(dx: 0, dy: 0, after: 2)
    XCTAssertEqual(timer.currentProgress, held)
    XCTAssertTrue(timer.isRunning)
    finger.lift()
    XCTAssertTrue(timer.isProgressVisible)
    control.removeFromSuperview()
    XCTAssertFalse(timer.isProgressVisible)
    timer.pauseTimer()
  }
}
