/// A message about a part of a project that was left out or could not be read. A note does not stop a build.
package struct Note: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file that the note is about.
  package var path: String
  /// The line in the file, beginning with 1, or nil for the whole file.
  package var line: Int?
  /// The text of the note: the omitted part and the reason.
  package var message: String
  /// Indicates whether the note is shown even if the user has not asked for notes, because errors may follow from what is missing.
  package var isAlwaysShown: Bool

  package init(_ path: String, line: Int? = nil, _ message: String, isAlwaysShown: Bool = false) {
    self.path = path
    self.line = line
    self.message = message
    self.isAlwaysShown = isAlwaysShown
  }

  /// The note in the form that compilers print: `path:line: note: message`.
  package var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): note: \(message)" }
}
