import XCTest

/// How many cases of one file of the oracle ran and passed, by family, and which did not run and why.
public struct OracleTally {
  private let file: String
  private var families: [String: (passed: Int, run: Int)] = [:]
  /// Those that are another issue's, or that differ on purpose, by the reason.
  private var left: [String: Int] = [:]

  public init(_ file: String) { self.file = file }

  public var run: Int { families.values.reduce(0) { $0 + $1.run } }
  public var passed: Int { families.values.reduce(0) { $0 + $1.passed } }
  public var notRun: Int { left.values.reduce(0, +) }

  public mutating func ran(_ entry: Oracle.Case, passed: Bool) {
    families[entry.family, default: (0, 0)].run += 1
    if passed { families[entry.family]?.passed += 1 }
  }

  public mutating func leave(_ entry: Oracle.Case, _ reason: String) { left[reason, default: 0] += 1 }

  /// Prints what ran and passed, and fails where that and what was left are not all cases of the file.
  public func finish(in source: StaticString = #filePath, line: UInt = #line) throws {
    for line in lines { print(line) }
    XCTAssertEqual(run + notRun, try Oracle.cases(file).count, "cases of \(file)", file: source, line: line)
  }

  /// A line for each family, one for what did not run, and the sum.
  public var lines: [String] {
    families.sorted { $0.key < $1.key }.map { "\(file) \($0.key): \($0.value.passed) of \($0.value.run)" }
      + left.sorted { $0.key < $1.key }.map { "\(file) not run, \($0.key): \($0.value)" }
      + ["\(file): \(passed) of \(run) passed, \(notRun) not run"]
  }
}
