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
      } else {
        // The lines of XCTest are shorter, and are at the end of what a test has printed without a line break.
        if line.count >= 8192 { line.removeFirst(4096) }
        line.append(byte)
      }
    }
  }

  private mutating func readLine() {
    defer { line.removeAll(keepingCapacity: true) }
    let start = "Test Case '"
    // A test can print text without a line break, so the line can begin with it.
    let text = String(decoding: line, as: UTF8.self)
    guard let range = text.range(of: start, options: .backwards) else { return }
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

  /// Returns the argument with which a program runs tests. Whole classes are named by their class, because the kernel limits
  /// the length of an argument to 128 KiB.
  ///
  /// - Parameter tests: The last tests of the program, as `Module.Class/method`. Only the first class can be incomplete.
  static func argument(for tests: [String]) -> String {
    let first = tests.first.map { className(of: $0) }
    var names: [String] = []
    for test in tests {
      let name = className(of: test) == first ? test : className(of: test)
      if names.last != name { names.append(name) }
    }
    return names.joined(separator: ",")
  }

  private static func className(of test: String) -> String { String(test.prefix { $0 != "/" }) }

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
