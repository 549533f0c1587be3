import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The onboarding example: its pages, its page indicator and its buttons.
@preconcurrency @MainActor
final class OnboardingTests: ExampleTestCase {
  private func begin(
    size: CGSize = CGSize(width: 390, height: 700), isDark: Bool = false
  ) throws -> OnboardingViewController {
    try start("Onboarding", as: OnboardingViewController.self, size: size, isDark: isDark)
  }

  private func title(_ controller: OnboardingViewController) -> String? {
    controller.pager.viewControllers?.first?.title
  }

  func testSwipesDotsAndButtons() throws {
    let controller = try begin()
    try expectPicture("Onboarding", inPage: true)
    app.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 120, y: 200), duration: 0.15)
    try app.waitUntilIdle()
    XCTAssertEqual(title(controller), "Keep what you like")
    XCTAssertEqual(controller.pageControl.currentPage, 1)
    app.tap(controller.button)
    try app.waitUntilIdle()
    XCTAssertEqual(title(controller), "In the order you choose")
    XCTAssertEqual(controller.pageControl.currentPage, 2)
    XCTAssertEqual(controller.button.configuration?.title, "Get Started")
    app.tap(at: CGPoint(x: 60, y: controller.pageControl.convert(CGPoint(x: 0, y: 13), to: nil).y))
    try app.waitUntilIdle()
    XCTAssertEqual(title(controller), "Keep what you like")
    app.tap(controller.button)
    try app.waitUntilIdle()
    app.tap(controller.button)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.navigationController, nil)
    XCTAssertNil(controller.viewIfLoaded?.window, "the paintings are shown")
  }

  func testBetweenTwoPages() throws {
    let controller = try begin()
    let finger = app.touch(at: CGPoint(x: 320, y: 200))
    finger.drag(to: CGPoint(x: 150, y: 200), duration: 0.2)
    app.frame()
    try expectPicture("onboarding-between")
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.pageControl.currentPage, 0)
  }

  func testDark() throws {
    let controller = try begin(isDark: true)
    app.tap(controller.button)
    try app.waitUntilIdle()
    try expectPicture("onboarding-dark")
  }

  func testRightToLeft() throws {
    let controller = try begin()
    app.window.traitOverrides.layoutDirection = .rightToLeft
    try app.waitUntilIdle()
    app.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.15)
    try app.waitUntilIdle()
    XCTAssertEqual(title(controller), "Keep what you like", "the next page is at the left")
    try expectPicture("onboarding-right-to-left")
  }

  func testWideWindows() throws {
    _ = try begin(size: CGSize(width: 1000, height: 640))
    try expectPicture("onboarding-wide")
    end()
    _ = try begin(size: CGSize(width: 700, height: 360))
    try expectPicture("onboarding-low")
  }

  func testTheLargestText() throws {
    let controller = try begin(size: CGSize(width: 320, height: 568))
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try app.waitUntilIdle()
    try expectPicture("onboarding-largest-text")
    XCTAssertEqual(title(controller), "All your paintings")
  }
}
