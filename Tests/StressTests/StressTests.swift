import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Random changes, scrolling, sizes, layouts, selections, reloads and interruptions in a collection view in a window.
@preconcurrency @MainActor
final class StressTests: XCTestCase {
  private func stress(_ family: Stress.Family, showsSnapshots: Bool = false) {
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let what = showsSnapshots ? "updates by snapshots" : "updates"
    SeedRun.updates.check("\(what) on a \(family.rawValue) layout", in: self) { seed in
      let stress = Stress(family, seed: seed, in: app, showsSnapshots: showsSnapshots)
      let failure = stress.run(steps: 30)
      defer { reports = [] }
      return failure ?? reports.first
    }
  }

  func testFlowLayout() { stress(.flow) }

  func testSelfSizingCells() { stress(.selfSizing) }

  func testCustomLayout_withSupplementariesAndDecorations() { stress(.custom) }

  func testSnapshots_onAFlowLayout() { stress(.flow, showsSnapshots: true) }

  func testSnapshots_onSelfSizingCells() { stress(.selfSizing, showsSnapshots: true) }

  func testSnapshots_onACustomLayout() { stress(.custom, showsSnapshots: true) }

  private func stressInput(_ family: Stress.Family) {
    SeedRun.input.check("input on a \(family.rawValue) layout", in: self) { seed in
      // A separate application, so that previous clicks and focus changes have no effect.
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
      defer { app.close() }
      // The compositor sees the frames of every second case. The others are faster.
      app.compositesEveryFrame = seed.isMultiple(of: 2)
      var reports: [String] = []
      app.onReport = { reports.append($0) }
      let failure = InputStress(family, seed: seed, in: app).run(steps: 40)
      return failure ?? reports.first
    }
  }

  func testInput_onAFlowLayout() { stressInput(.flow) }

  func testInput_onSelfSizingCells() { stressInput(.selfSizing) }

  func testInput_onACustomLayout() { stressInput(.custom) }
}
