import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Callbacks of a table or collection view that change the view while it calls them.
@preconcurrency @MainActor
final class CallbackStressTests: XCTestCase {
  private func stress(_ name: String, _ make: (UInt64, TestApplication) -> CallbackStress) {
    SeedRun.callbacks.check("callbacks of \(name)", in: self) { seed in
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
      defer { app.close() }
      // Most of the calls are errors, which are reported.
      app.onReport = { _ in }
      return make(seed, app).run(steps: 12)
    }
  }

  private func stressCollection(_ family: CollectionCallbackStress.Family) {
    stress("a collection view, \(family)") { CollectionCallbackStress(family, seed: $0, in: $1) }
  }

  func testAFlowLayout() { stressCollection(.flow) }
  func testASelfSizingFlowLayout() { stressCollection(.selfSizingFlow) }
  func testAList() { stressCollection(.list) }
  func testACompositionalLayout() { stressCollection(.compositional) }
  func testACustomLayout() { stressCollection(.custom) }
  func testALayoutWithInvalidElements() { stressCollection(.hostile) }

  func testTableViews() {
    for family in TableCallbackStress.Family.allCases {
      stress("a table view, \(family)") { TableCallbackStress(family, seed: $0, in: $1) }
    }
  }
}
