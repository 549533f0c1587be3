import UIKit
import UIKitTesting
import XCTest

/// Smaller members of windows, screens, split view controllers and responders.
@preconcurrency @MainActor
final class ScreenAndGuideTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
      app.onReport = { XCTFail($0) }
    }
  }

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  func testTheGuideOfARatio() {
    app.show(UIViewController())
    let guide = app.window.safeAreaAspectFitLayoutGuide
    XCTAssertTrue(guide === app.window.safeAreaAspectFitLayoutGuide)
    app.window.layoutIfNeeded()
    let safe = app.window.safeAreaLayoutGuide.layoutFrame
    XCTAssertEqual(guide.layoutFrame.width, min(safe.width, safe.height), accuracy: 1)
    XCTAssertEqual(guide.layoutFrame.height, min(safe.width, safe.height), accuracy: 1)
    guide.aspectRatio = 2
    app.window.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame.width, safe.width, accuracy: 1)
    XCTAssertEqual(guide.layoutFrame.height, safe.width / 2, accuracy: 1)
    XCTAssertEqual(guide.layoutFrame.midY, safe.midY, accuracy: 1)
    guide.aspectRatio = 0.5
    app.window.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame.height, safe.height, accuracy: 1)
  }

  /// A brightness is limited to the range from 0 to 1 (documentation of `UIScreen.brightness`).
  func testBrightness() {
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIScreen.main.brightness = 0.5
    UIScreen.main.brightness = 0.5
    XCTAssertEqual(count, 1)
    UIScreen.main.brightness = -3
    XCTAssertEqual(UIScreen.main.brightness, 0)
  }

  func testASplitViewControllerThatCollapsesChangesTheTargetOfDetails() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    app.resize(to: CGSize(width: 1000, height: 700))
    app.show(split)
    try app.waitUntilIdle()
    XCTAssertFalse(split.isCollapsed)
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    app.resize(to: CGSize(width: 320, height: 700))
    try app.waitUntilIdle()
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(count, 1)
    app.resize(to: CGSize(width: 1000, height: 700))
    try app.waitUntilIdle()
    XCTAssertEqual(count, 2)
  }

  func testWeightsOfSymbols() {
    XCTAssertEqual(UIFont.Weight.bold.symbolWeight(), .bold)
    XCTAssertEqual(UIFont.Weight.regular.symbolWeight(), .regular)
    XCTAssertEqual(UIFont.Weight(0.39).symbolWeight(), .bold)
    XCTAssertEqual(UIFont.Weight(-1).symbolWeight(), .ultraLight)
  }

  func testTheLanguageOfInput() {
    XCTAssertNotNil(UIView().textInputMode?.primaryLanguage)
    XCTAssertEqual(UITextInputMode.activeInputModes.count, 1)
  }
}
