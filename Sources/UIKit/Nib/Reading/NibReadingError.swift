import Foundation

/// An error that describes why a nib file cannot be read, and in which line.
struct NibReadingError: Error, CustomStringConvertible {
  /// The number of the line with the problem, from 1.
  let line: Int
  /// A description of the problem, as a sentence without a period.
  let problem: String

  var description: String { "line \(line): \(problem)" }
}
