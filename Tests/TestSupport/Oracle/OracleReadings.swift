import Foundation
import XCTest

/// Which measured values the tests of this process have read.
///
/// At the end of a run of all tests, a value that none of them has read and that is not left out with a reason fails the
/// run; so does a test that took cases and compared none of their answers. A run of chosen tests is not judged.
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

  /// Notes that a test took a case.
  func gave(_ key: Key) { lock.withLock { _ = given[key, default: []].count } }

  /// Notes that a test read the value at a place of a case.
  func read(_ key: Key, _ path: [String]) {
    lock.withLock {
      given[key, default: []].insert(path)
      all[key, default: []].insert(path)
    }
  }

  /// Returns what has been taken and read since the last call.
  func takeReadings() -> [Key: Set<[String]>] {
    lock.withLock {
      defer { given = [:] }
      return given
    }
  }

  /// Notes the end of a test.
  func finished(_ test: String, hasPassed: Bool) {
    let readings = takeReadings()
    guard hasPassed, !readings.isEmpty else { return }
    let answers = readings.flatMap { key, paths in
      (try? OracleLibrary.shared.answers(key.file).filter { $0.change.id == key.id && Self.covers(paths, $0.change) })
        ?? []
    }
    if answers.isEmpty { lock.withLock { emptyTests.append(test) } }
  }

  /// Says whether one of the places is that of a change or holds it.
  static func covers(_ paths: Set<[String]>, _ change: OracleChange) -> Bool {
    (1...change.path.count).contains { paths.contains(Array(change.path.prefix($0))) }
  }

  /// Returns what is wrong with the readings of all tests together, and how much of each family was read.
  func judgement() throws -> (problems: [String], lines: [String]) {
    let exceptions = try OracleExceptions()
    var problems = emptyTests.map { "\($0) takes measured cases and compares none of their answers" }
    var lines: [String] = []
    for file in try OracleLibrary.shared.files() {
      var cases: [String: Set<String>] = [:]
      var unread: [String: Set<String>] = [:]
      var left: [String: Set<String>] = [:]
      for (name, change) in try OracleLibrary.shared.answers(file) {
        // The rows of a table are told of together.
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
