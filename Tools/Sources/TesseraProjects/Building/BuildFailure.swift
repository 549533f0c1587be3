/// The error of a build that failed. The lines with errors have already been shown to the user.
package struct BuildFailure: Error, CustomStringConvertible {
  /// The exit status of `swift build`.
  package var status: Int32
  /// The lines with errors, as the compiler printed them. Each line occurs once.
  package var errors: [String]
  /// The last lines of the log, at most 40. They are shown if the log contains no errors.
  package var tail: [String]

  /// The end of the log if it contains no error, and the number of errors otherwise.
  package var description: String {
    errors.isEmpty ? tail.joined(separator: "\n") : "\(errors.count) errors"
  }
}
