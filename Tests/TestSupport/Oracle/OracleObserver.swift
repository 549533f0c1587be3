import Foundation
import XCTest

/// Observes the end of each test and of the run, and then evaluates the recorded readings of measured cases.
final class OracleObserver: NSObject, XCTestObservation {
  private var checker: OracleChecker?

  override init() {
    checker = ProcessInfo.processInfo.environment["TESSERA_ORACLE_REPORT"].map { OracleChecker(report: $0) }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    checker?.failed(description)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard let run = testCase.testRun, checker?.isRunning != true else { return }
    let hasPassed = run.hasSucceeded && !run.hasBeenSkipped
    let name = "\(String(reflecting: type(of: testCase)))/\(testCase.name.split(separator: ".").last ?? "")"
    guard let checker else { return OracleReadings.shared.finished(name, hasPassed: hasPassed) }
    checker.check(testCase, name, OracleReadings.shared.takeReadings(), hasPassed: hasPassed)
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    // With arguments, only selected tests have run, unless the environment declares that they are all tests that read
    // cases.
    let isWhole =
      CommandLine.arguments.count == 1 || ProcessInfo.processInfo.environment["TESSERA_ORACLE_JUDGE"] != nil
    guard checker == nil, isWhole else { return }
    do {
      let (problems, lines) = try OracleReadings.shared.evaluation()
      for line in lines { print(line) }
      for problem in problems { print("error: oracle: \(problem)") }
      guard problems.isEmpty else { exit(1) }
    } catch {
      print("error: oracle: \(error)")
      exit(1)
    }
  }
}
