import Foundation

/// A log of the order in which callbacks are called. Delegates and overridden methods add lines, and the test compares
/// the lines with the expected ones.
@preconcurrency @MainActor public final class CallbackLog {
  /// The lines in the order in which they were added.
  public private(set) var lines: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line at the end of the log.
  ///
  /// - Parameter line: The line, usually the name of the callback.
  public func add(_ line: String) { lines.append(line) }

  /// The lines, with successive equal lines replaced by a single line with the suffix `*`, such as `didScroll*`.
  public var compact: [String] {
    var result: [String] = []
    for line in lines {
      if let last = result.last, last == line || last == line + "*" {
        result[result.count - 1] = line + "*"
      } else {
        result.append(line)
      }
    }
    return result
  }

  /// Removes all lines.
  ///
  /// - Returns: The removed lines.
  @discardableResult
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Checks that the log contains exactly the expected lines.
  ///
  /// - Parameters:
  ///   - expected: The expected lines, in order.
  ///   - isCompact: `true` to compare with `compact` instead of `lines`.
  /// - Throws: A `TestFailure` that shows the differences between the two lists.
  public func expect(_ expected: [String], compact isCompact: Bool = false) throws {
    let actual = isCompact ? compact : lines
    guard actual != expected else { return }
    var text = "the callbacks differ from those expected:\n"
    for index in 0..<max(actual.count, expected.count) {
      let line = index < actual.count ? actual[index] : "(nothing)"
      let expectedLine = index < expected.count ? expected[index] : "(nothing)"
      text += line == expectedLine ? "    \(line)\n" : "  - \(expectedLine)\n  + \(line)\n"
    }
    throw TestFailure(text)
  }
}
