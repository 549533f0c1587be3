import Foundation
import XCTest

/// A failure that a test expects (`XCTExpectFailure`).
final class ExpectedFailure {
  /// Indicates whether a failure was reported.
  var isFulfilled = false
}

/// Runs a block whose failures do not count. They are printed.
///
/// It has an effect in classes of UI tests (`XCUITestCase`). In other tests the block is not run, because XCTest on Linux cannot
/// expect failures.
///
/// - Parameters:
///   - reason: The reason for the failure, which is printed, or nil.
///   - enabled: A Boolean value that determines whether a failure is expected. If it is `false`, the failures of the block count.
///   - strict: A Boolean value that determines whether it is a failure if the block does not fail.
///   - failingBlock: The block.
///   - file: The file in which a missing failure is reported.
///   - line: The line at which a missing failure is reported.
/// - Throws: The error that the block throws.
public func XCTExpectFailure(
  _ reason: String? = nil, enabled: Bool = true, strict: Bool = true, failingBlock: () throws -> Void,
  file: StaticString = #filePath, line: UInt = #line
) rethrows {
  let text = reason.map { ": " + $0 } ?? ""
  guard enabled else { return try failingBlock() }
  guard let test = XCUITestCase.current else {
    print("a block with an expected failure is not run\(text)")
    return
  }
  let failure = ExpectedFailure()
  test.expectedFailures.append(failure)
  defer { test.expectedFailures.removeAll { $0 === failure } }
  try failingBlock()
  test.expectedFailures.removeAll { $0 === failure }
  if strict, !failure.isFulfilled {
    fail("a failure was expected, but there was none\(text)", file, line)
  }
}
