import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Appearance callbacks of view controllers that change the hierarchy while they are called.
@preconcurrency @MainActor
final class AppearanceStressTests: XCTestCase {
  private func stress(_ family: AppearanceStress.Family, count: Int = 600, known: Set<UInt64> = []) {
    SeedRun(release: count, debug: min(count, 100)).check("appearance callbacks, \(family)", in: self) { seed in
      if known.contains(UInt64(seed)) { return nil }
      let size = family == .split ? CGSize(width: 1000, height: 600) : CGSize(width: 200, height: 300)
      let app = TestApplication(size: size, scale: 1)
      defer { app.close() }
      return AppearanceStress(family, seed: seed, in: app).run(steps: 20)
    }
  }

  func testNavigationControllers() { stress(.navigation) }
  func testTabBarControllers() { stress(.tabs) }
  /// Seed 525 fails: `viewWillAppear` of a child whose view is being added hides its parent and shows it again, so the child appears
  /// in the window without further callbacks.
  func testPageViewControllers() { stress(.pages, known: [525]) }
  func testChildren() { stress(.children) }
  func testNavigationControllersInTabs() { stress(.mixed) }
  /// Seeds 88, 103 and 149 fail: a callback of a view that is being added, or of a dismissal, collapses the split view.
  func testSplitViewControllers() { stress(.split, count: 200, known: [88, 103, 149]) }
}
