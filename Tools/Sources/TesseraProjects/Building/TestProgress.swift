import Foundation

/// The progress of a program with XCTest tests, which is read from its output.
///
/// If the program ends during a test, the others are run by starting it again, as Xcode does.
package struct TestProgress {
  /// The test that has started and not ended, as `Class.method`, or nil if there is none.
  package private(set) var current: String?
  private var line: [UInt8] = []

  package init() {}

  /// Reads a part of the output.
  package mutating func read(_ output: some Sequence<UInt8>) {
    for byte in output {
      if byte == UInt8(ascii: "\n") {
        readLine()
      } else if line.count < 4096 {
        // The lines of XCTest are shorter.
        line.append(byte)
      }
    }
  }

  private mutating func readLine() {
    defer { line.removeAll(keepingCapacity: true) }
    let start = "Test Case '"
    // A test can print text without a line break, so the line can begin with it.
    guard let text = String(validating: line, as: UTF8.self), let range = text.range(of: start) else { return }
    let rest = text[range.upperBound...]
    guard let end = rest.firstIndex(of: "'") else { return }
    let name = String(rest[..<end])
    let state = rest[end...].dropFirst(2)
    if state.hasPrefix("started") {
      current = name
    } else if state.hasPrefix("passed") || state.hasPrefix("failed") || state.hasPrefix("skipped") {
      if current == name { current = nil }
    }
  }

  /// Returns the tests in the output of `--list-tests`, as `Module.Class/method`.
  package static func tests(inList output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { $0.contains("/") && !$0.contains(" ") }
  }

  /// Returns the tests that follow a test in a list.
  ///
  /// - Parameters:
  ///   - name: The name of the test, as `Class.method`.
  ///   - tests: The tests of the program in the order in which they run, as `Module.Class/method`.
  /// - Returns: The tests, or an empty array if the list does not contain the test.
  package static func tests(after name: String, in tests: [String]) -> [String] {
    let suffix = "." + name.replacing(".", with: "/")
    guard let index = tests.firstIndex(where: { $0.hasSuffix(suffix) }) else { return [] }
    return Array(tests[(index + 1)...])
  }
}
