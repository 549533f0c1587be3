import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Appearance callbacks of view controllers that change the hierarchy while they are called.
@preconcurrency @MainActor
final class AppearanceStressTests: XCTestCase {
  private func stress(_ family: AppearanceStress.Family, count: Int = 600) {
    SeedRun(release: count, debug: min(count, 100)).check("appearance callbacks, \(family)", in: self) { seed in
      let size = family == .split ? CGSize(width: 1000, height: 600) : CGSize(width: 200, height: 300)
      let app = TestApplication(size: size, scale: 1)
      defer { app.close() }
      return AppearanceStress(family, seed: seed, in: app).run(steps: 20)
    }
  }

  func testNavigationControllers() { stress(.navigation) }
  func testTabBarControllers() { stress(.tabs) }
  func testPageViewControllers() { stress(.pages) }
  func testPagesOfADataSource() { stress(.swipes) }
  func testChildren() { stress(.children) }
  func testNavigationControllersInTabs() { stress(.mixed) }
  func testSplitViewControllers() { stress(.split, count: 200) }
}
