import Foundation
import XCTest

/// The measured values that the tests in this process have read.
///
/// At the end of a run of all tests, each value that no test has read, and that is not left out with a reason, fails
/// the run, as does a test that got cases and compared none of their values. A run of selected tests is not evaluated.
final class OracleReadings: @unchecked Sendable {
  struct Key: Hashable {
    let file: String
    let id: String
  }

  static let shared = {
    let readings = OracleReadings()
    XCTestObservationCenter.shared.addTestObserver(OracleObserver())
    return readings
  }()

  private let lock = NSRecursiveLock()
  private var given: [Key: Set<[String]>] = [:]
  private var all: [Key: Set<[String]>] = [:]
  private var emptyTests: [String] = []

  /// Records that a test received a case.
  func recordCase(_ key: Key) { lock.withLock { _ = given[key, default: []].count } }

  /// Records that a test read the value at a path of a case.
  func read(_ key: Key, _ path: [String]) {
    lock.withLock {
      given[key, default: []].insert(path)
      all[key, default: []].insert(path)
    }
  }

  /// Returns the readings since the last call.
  func takeReadings() -> [Key: Set<[String]>] {
    lock.withLock {
      defer { given = [:] }
      return given
    }
  }

  /// Records the end of a test.
  func finished(_ test: String, hasPassed: Bool) {
    let readings = takeReadings()
    guard hasPassed, !readings.isEmpty else { return }
    let hasComparedAnswer = Dictionary(grouping: readings.keys, by: \.file).contains { file, keys in
      let answers = (try? OracleLibrary.shared.answers(file, of: Set(keys.map(\.id)))) ?? []
      return answers.contains { answer in
        readings[Key(file: file, id: answer.change.id)].map { Self.covers($0, answer.change) } ?? false
      }
    }
    if !hasComparedAnswer { lock.withLock { emptyTests.append(test) } }
  }

  /// Indicates whether one of the paths is equal to the path of a change or contains it.
  static func covers(_ paths: Set<[String]>, _ change: OracleChange) -> Bool {
    (1...change.path.count).contains { paths.contains(Array(change.path.prefix($0))) }
  }

  /// Returns the problems in the readings of all tests, and a line for each family with the number of values read.
  func evaluation() throws -> (problems: [String], lines: [String]) {
    let exceptions = try OracleExceptions()
    var problems = emptyTests.map { "\($0) takes measured cases and compares none of their answers" }
    var lines: [String] = []
    for file in try OracleLibrary.shared.files() {
      var cases: [String: Set<String>] = [:]
      var unread: [String: Set<String>] = [:]
      var left: [String: Set<String>] = [:]
      for (name, change) in try OracleLibrary.shared.answers(file) {
        // The rows of a table are counted together.
        let family = file.hasSuffix(".tsv") ? "rows" : name
        cases[family, default: []].insert(change.id)
        if Self.covers(all[Key(file: file, id: change.id)] ?? [], change) { continue }
        if exceptions.reason(for: change, family: name) != nil {
          left[family, default: []].insert(change.id)
        } else {
          unread[family, default: []].insert(change.id)
          problems.append("no test reads \(file), \(change.id), \(change.path.joined(separator: "."))")
        }
      }
      for (family, ids) in cases.sorted(by: { $0.key < $1.key }) {
        let (lost, out) = (unread[family]?.count ?? 0, left[family]?.count ?? 0)
        lines.append(
          "oracle: \(file), \(family): \(ids.count - lost - out) of \(ids.count) cases read to the end"
            + (out > 0 ? ", \(out) left out in part or whole" : ""))
      }
    }
    problems += exceptions.stale().map { "oracle-left-out.tsv names what is not there: \($0)" }
    return (problems, lines)
  }
}
