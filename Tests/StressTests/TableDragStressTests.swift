import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Random drags in table views of all styles.
@preconcurrency @MainActor
final class TableDragStressTests: XCTestCase {
  func testDragsInTables() {
    let app = TestApplication(size: CGSize(width: 160, height: 300), scale: 1)
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    SeedRun(release: 400, debug: 12).check("drags in tables", in: self) { seed in
      defer { reports = [] }
      return TableDragStress(seed: seed, in: app).run(steps: 40) ?? reports.first
    }
  }
}
