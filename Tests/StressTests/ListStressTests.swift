import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Random changes of hierarchies in lists of all appearances.
@preconcurrency @MainActor
final class ListStressTests: XCTestCase {
  func testOutlinesInLists() {
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    SeedRun(release: 150, debug: 5).check("updates of outlines", in: self) { seed in
      defer { reports = [] }
      return ListStress(seed: seed, in: app).run(steps: 25) ?? reports.first
    }
  }
}
