import Foundation
import XCTest

/// Checks whether the tests detect changes of the values with which they compare, for `scripts/check-oracle`.
///
/// After each test that has read measured cases, it changes one value of every case that the test has read, in memory,
/// and runs the test again, until each value was changed once. A change is detected by a failure whose message contains
/// the id of the case, or by any failure if nothing else was changed.
///
/// The report is a file to which lines are appended: first `answer` for all values; then `noticed`, `missed` (by this
/// test) and `trapped` with the path of the change; `broken` and `done` with a test; and `begin` with the changes that
/// are tested next. A trap ends the process. The last `begin` line shows the cause, and the next process that gets the
/// report continues after it.
final class OracleChecker {
  private let report: FileHandle?
  private let exceptions = try? OracleExceptions()
  /// The files to test, or `nil` for all.
  private let files: Set<String>?
  private let asksForLeftOut: Bool
  /// The maximum duration of a test in seconds. Slower tests are skipped, because faster ones cover the same values.
  private let longest: TimeInterval
  private var noticed: Set<OracleChange> = []
  private var missed: Set<String> = []
  private var done: Set<String> = []
  /// The changes that were being tested when the last process trapped.
  private var suspects: [OracleChange] = []
  private var messages: [String] = []
  private(set) var isRunning = false

  init(report path: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    files = environment["TESSERA_ORACLE_FILES"].map { Set($0.split(separator: " ").map(String.init)) }
    asksForLeftOut = environment["TESSERA_ORACLE_LEFT_OUT"] != nil
    longest = environment["TESSERA_ORACLE_LONGEST"].flatMap { TimeInterval($0) } ?? .infinity
    let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    if before.isEmpty { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    report = FileHandle(forWritingAtPath: path)
    _ = try? report?.seekToEnd()
    for line in before.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch columns[0] {
      case "noticed", "trapped": noticed.insert(change(columns[1...]))
      case "missed": missed.insert(columns.dropFirst().joined(separator: "\t"))
      case "done": done.insert(columns[1])
      case "begin":
        suspects = stride(from: 1, to: columns.count - 2, by: 3).map { change(columns[$0...]) }
      case "end": suspects = []
      default: break
      }
    }
    if suspects.count == 1 {
      noticed.insert(suspects[0])
      write("trapped", [text(suspects[0])])
      suspects = []
    }
    if before.isEmpty { listAnswers() }
  }

  /// Writes all values that can be changed, and the reasons for the values that are not compared, to the report.
  private func listAnswers() {
    for file in (try? OracleLibrary.shared.files()) ?? [] where files?.contains(file) != false {
      for (family, change) in (try? OracleLibrary.shared.answers(file)) ?? [] {
        write("answer", [text(change), family, exceptions?.reason(for: change, family: family) ?? ""])
      }
    }
  }

  func failed(_ message: String) { if isRunning { messages.append(message) } }

  /// Changes the values that a test has read and runs it repeatedly.
  func check(
    _ test: XCTestCase, _ name: String, _ readings: [OracleReadings.Key: Set<[String]>], hasPassed: Bool
  ) {
    guard !readings.isEmpty, !done.contains(name), (test.testRun?.totalDuration ?? 0) <= longest else { return }
    guard hasPassed else { return write("broken", [name]) }
    isRunning = true
    defer { isRunning = false }
    // A test that fails in the second run without changes cannot be used to detect changes.
    messages = []
    run(test)
    guard messages.isEmpty else { return write("broken", [name]) }
    var queues: [OracleReadings.Key: [OracleChange]] = [:]
    for file in Set(readings.keys.map(\.file)) where files?.contains(file) != false {
      for (family, change) in (try? OracleLibrary.shared.answers(file)) ?? [] {
        let key = OracleReadings.Key(file: file, id: change.id)
        guard let paths = readings[key], OracleReadings.covers(paths, change), !noticed.contains(change),
          !missed.contains("\(name)\t\(text(change))"),
          asksForLeftOut || exceptions?.reason(for: change, family: family) == nil
        else { continue }
        queues[key, default: []].append(change)
      }
    }
    for suspect in suspects where queues[.init(file: suspect.file, id: suspect.id)]?.contains(suspect) == true {
      judge([suspect], test, name)
    }
    while true {
      let group = queues.keys.compactMap { key -> OracleChange? in
        while let change = queues[key]?.popLast() {
          if !suspects.contains(change), !noticed.contains(change) { return change }
        }
        return nil
      }
      if group.isEmpty { break }
      judge(group, test, name)
    }
    OracleLibrary.shared.change([])
    _ = OracleReadings.shared.takeReadings()
    write("done", [name])
  }

  /// Runs a test with several changes, each in a different case.
  private func judge(_ group: [OracleChange], _ test: XCTestCase, _ name: String) {
    write("begin", group.map(text))
    OracleLibrary.shared.change(group)
    messages = []
    run(test)
    write("end", [])
    let seen =
      messages.isEmpty
      ? []
      : group.count == 1
        ? group
        : group.filter { change in
          messages.contains { Self.names(change.id, in: $0) }
        }
    for change in seen where noticed.insert(change).inserted { write("noticed", [text(change)]) }
    let rest = group.filter { !seen.contains($0) }
    guard !rest.isEmpty else { return }
    if messages.isEmpty {
      for change in rest { write("missed", [name, text(change)]) }
    } else if seen.isEmpty {
      // There was a failure that does not name its case.
      judge(Array(rest[..<(rest.count / 2)]), test, name)
      judge(Array(rest[(rest.count / 2)...]), test, name)
    } else {
      // The failure of one case may have prevented the comparison of others.
      judge(rest, test, name)
    }
  }

  /// Runs a test once more in a new instance.
  private func run(_ test: XCTestCase) {
    guard let closure = Self.closure(of: test) else { fatalError("XCTestCase keeps its test elsewhere") }
    let name = test.name.split(separator: ".").last.map(String.init) ?? test.name
    type(of: test).init(name: name, testClosure: closure).run()
  }

  /// A struct with the test function. Functions in an `Any` have a different representation, which `Mirror` does not
  /// produce.
  private struct Stored { let closure: XCTestCaseClosure }

  /// Returns the closure of a test, which XCTest does not expose.
  private static func closure(of test: XCTestCase) -> XCTestCaseClosure? {
    var mirror: Mirror? = Mirror(reflecting: test)
    while let one = mirror {
      if let value = one.children.first(where: { $0.label == "testClosure" })?.value, value is XCTestCaseClosure {
        return withUnsafeBytes(of: value) { unsafeBitCast($0.load(as: (UInt, UInt).self), to: Stored.self).closure }
      }
      mirror = one.superclassMirror
    }
    return nil
  }

  /// Indicates whether a message contains an id as a whole word.
  static func names(_ id: String, in message: String) -> Bool {
    let inside = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
    var rest = message[...]
    while let range = rest.range(of: id) {
      let before = range.lowerBound > message.startIndex ? message[message.index(before: range.lowerBound)] : " "
      let after = message[range.upperBound...].first ?? " "
      if !inside.contains(before), before != ".", !inside.contains(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private func text(_ change: OracleChange) -> String {
    "\(change.file)\t\(change.id)\t\(change.path.joined(separator: "\u{1}"))"
  }

  private func change(_ columns: ArraySlice<String>) -> OracleChange {
    let columns = Array(columns.prefix(3))
    return OracleChange(
      file: columns[0], id: columns[1], path: columns[2].split(separator: "\u{1}").map(String.init))
  }

  private func write(_ what: String, _ columns: [String]) {
    let line = ([what] + columns).joined(separator: "\t") + "\n"
    try? report?.write(contentsOf: Data(line.utf8))
  }
}
