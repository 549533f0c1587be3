import Foundation

/// The reason why a nib file cannot be read, with the line.
struct NibReadingError: Error, CustomStringConvertible {
  /// The line, from 1.
  let line: Int
  /// The problem, as a sentence without a period.
  let problem: String

  var description: String { "line \(line): \(problem)" }
}
