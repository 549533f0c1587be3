import TesseraRewriting
import XCTest

final class RewritingDiagnosticTests: XCTestCase {
  func testAMessageHasTheFormOfACompilersMessage() {
    let message = RewritingDiagnostic(
      path: "A.swift", line: 3, column: 7, severity: .warning, message: "unknown selector")
    XCTAssertEqual(message.description, "A.swift:3:7: warning: unknown selector")
  }
}
