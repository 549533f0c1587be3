import Foundation

/// What was called in which order: delegates and overridden methods write lines, the test compares them.
@preconcurrency @MainActor public final class CallbackLog {
  /// The lines in the order in which they were added.
  public private(set) var lines: [String] = []

  /// An empty log.
  public init() {}

  /// Adds a line.
  public func add(_ line: String) { lines.append(line) }

  /// The lines with repeated neighbours as one, marked `*`: `didScroll*`.
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

  /// Forgets everything, and answers it.
  @discardableResult
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Throws a `TestFailure` that shows both lists where they part.
  public func expect(_ expected: [String], compact isCompact: Bool = false) throws {
    let actual = isCompact ? compact : lines
    guard actual != expected else { return }
    var text = "the callbacks differ:\n"
    for index in 0..<max(actual.count, expected.count) {
      let was = index < actual.count ? actual[index] : "(nothing)"
      let wanted = index < expected.count ? expected[index] : "(nothing)"
      text += was == wanted ? "    \(was)\n" : "  - \(wanted)\n  + \(was)\n"
    }
    throw TestFailure(text)
  }
}
