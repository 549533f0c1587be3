import UIKit
import UIKitTesting
import XCTest

/// A test of input that no application means to pass. The application of the test collects the errors that are reported.
@preconcurrency @MainActor
class HostileTestCase: XCTestCase {
  private(set) final var app: TestApplication!
  /// The root view controller of the window.
  private(set) final var root: UIViewController!
  /// The errors that were reported so far.
  final var reports: [String] = []

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
      reports = []
      app.onReport = { [weak self] in self?.reports.append($0) }
      root = UIViewController()
      app.show(root)
      app.frame()
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  /// Checks that there was one report for each text, in order, and discards the reports.
  final func checkReports(_ texts: [String], line: UInt = #line) {
    XCTAssertEqual(reports.count, texts.count, "\(reports)", line: line)
    for (report, text) in zip(reports, texts) { XCTAssertTrue(report.contains(text), report, line: line) }
    reports = []
  }
}
