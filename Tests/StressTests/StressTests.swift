import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Random edits, scrolling, size and layout changes, selections, reloads and interruptions in a live collection view.
@preconcurrency @MainActor
final class StressTests: XCTestCase {
  private func storm(_ family: Stress.Family, showsSnapshots: Bool = false) {
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let what = showsSnapshots ? "storm of snapshots" : "storm"
    SeedRun.storms.check("\(what) on a \(family.rawValue) layout", in: self) { seed in
      let storm = Stress(family, seed: seed, in: app, showsSnapshots: showsSnapshots)
      let failure = storm.run(steps: 30)
      defer { reports = [] }
      return failure ?? reports.first
    }
  }

  func testFlowLayout() { storm(.flow) }

  func testSelfSizingCells() { storm(.selfSizing) }

  func testCustomLayout_withSupplementariesAndDecorations() { storm(.custom) }

  func testSnapshots_onAFlowLayout() { storm(.flow, showsSnapshots: true) }

  func testSnapshots_onSelfSizingCells() { storm(.selfSizing, showsSnapshots: true) }

  func testSnapshots_onACustomLayout() { storm(.custom, showsSnapshots: true) }

  private func hands(_ family: Stress.Family) {
    SeedRun.hands.check("hands on a \(family.rawValue) layout", in: self) { seed in
      // A separate application, so that previous clicks and focus changes have no effect.
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
      defer { app.close() }
      var reports: [String] = []
      app.onReport = { reports.append($0) }
      let failure = InputStress(family, seed: seed, in: app).run(steps: 40)
      return failure ?? reports.first
    }
  }

  func testHands_onAFlowLayout() { hands(.flow) }

  func testHands_onSelfSizingCells() { hands(.selfSizing) }

  func testHands_onACustomLayout() { hands(.custom) }
}
