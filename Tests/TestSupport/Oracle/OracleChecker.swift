import Foundation
import XCTest

/// Looks whether tests notice a change of what they compare with, for `scripts/check-oracle`.
///
/// After each test that has read measured cases it changes one answer of every case that the test has read, in memory, and
/// runs the test again; until each answer was changed once and was noticed, or not. A change is noticed by a failure whose
/// message names the case, or by any failure when nothing else was changed.
///
/// The report is a file to which lines are added: `answer` with all places first, then `noticed`, `missed` (by this test) and `trapped` with the place of the
/// change, `broken` and `done` with a test, `begin` with what is tried now. A trap ends the process: what had begun is known
/// then, and the next process that gets the report goes on behind it.
final class OracleChecker {
  private let report: FileHandle?
  private let exceptions = try? OracleExceptions()
  /// The files that are looked at; nil for all.
  private let files: Set<String>?
  private let asksForLeftOut: Bool
  /// Leaves tests for another time that take longer than this, because quick ones notice the same.
  private let longest: TimeInterval
  private var noticed: Set<OracleChange> = []
  private var missed: Set<String> = []
  private var done: Set<String> = []
  /// What was tried when the last process trapped.
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

  /// Writes down all that can be changed, and why some of it is not.
  private func listAnswers() {
    for file in (try? OracleLibrary.shared.files()) ?? [] where files?.contains(file) != false {
      for (family, change) in (try? OracleLibrary.shared.answers(file)) ?? [] {
        write("answer", [text(change), family, exceptions?.reason(for: change, family: family) ?? ""])
      }
    }
  }

  func failed(_ message: String) { if isRunning { messages.append(message) } }

  /// Changes what a test has read, and runs it again and again.
  func check(
    _ test: XCTestCase, _ name: String, _ readings: [OracleReadings.Key: Set<[String]>], hasPassed: Bool
  ) {
    guard !readings.isEmpty, !done.contains(name), (test.testRun?.totalDuration ?? 0) <= longest else { return }
    guard hasPassed else { return write("broken", [name]) }
    isRunning = true
    defer { isRunning = false }
    // What fails the second time without any change says nothing about changes.
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

  /// Runs a test with changes, of which no two are of the same case.
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
      // Something failed and does not say of which case it is.
      judge(Array(rest[..<(rest.count / 2)]), test, name)
      judge(Array(rest[(rest.count / 2)...]), test, name)
    } else {
      // The failure of one case may have kept the test from looking at others.
      judge(rest, test, name)
    }
  }

  /// Runs a test once more, in a new instance.
  private func run(_ test: XCTestCase) {
    guard let closure = Self.closure(of: test) else { fatalError("XCTestCase keeps its test elsewhere") }
    let name = test.name.split(separator: ".").last.map(String.init) ?? test.name
    type(of: test).init(name: name, testClosure: closure).run()
  }

  /// A function as a stored property holds it. Within `Any` functions have another form, which `Mirror` does not give them.
  private struct Stored { let closure: XCTestCaseClosure }

  /// Returns the method of a test, which XCTest keeps to itself.
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

  /// Says whether a message is about a case, and not about one whose id begins or ends with the same letters.
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
