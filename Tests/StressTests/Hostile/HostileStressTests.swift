import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Random input that no application means to pass. Errors are reported and end nothing.
@preconcurrency @MainActor
final class HostileStressTests: XCTestCase {
  private func stress(_ name: String, _ run: (UInt64, TestApplication) -> String?) {
    SeedRun.callbacks.check("hostile \(name)", in: self) { seed in
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
      defer { app.close() }
      // Most of the calls are errors, which are reported.
      app.onReport = { _ in }
      app.show(UIViewController())
      return run(seed, app)
    }
  }

  func testConstraints() { stress("constraints") { HostileConstraintStress(seed: $0, in: $1).run(steps: 40) } }
  func testLayersAndAnimations() { stress("layers") { HostileLayerStress(seed: $0, in: $1).run(steps: 40) } }
  func testGestureRecognizers() {
    stress("gesture recognizers") { HostileGestureStress(seed: $0, in: $1).run(steps: 15) }
  }
  func testFirstResponders() { stress("first responders") { HostileResponderStress(seed: $0, in: $1).run(steps: 30) } }
  func testRefreshControls() { stress("refresh controls") { HostileRefreshStress(seed: $0, in: $1).run(steps: 40) } }
  func testAlertsAndMenus() { stress("alerts and menus") { HostilePromptStress(seed: $0, in: $1).run(steps: 40) } }
  func testDatePickers() { stress("date pickers") { HostileDatePickerStress(seed: $0, in: $1).run(steps: 40) } }
  func testSwipeActions() { stress("swipe actions") { HostileSwipeStress(seed: $0, in: $1).run(steps: 40) } }
  func testTextInput() { stress("text input") { HostileTextStress(seed: $0, in: $1).run(steps: 40) } }
}
