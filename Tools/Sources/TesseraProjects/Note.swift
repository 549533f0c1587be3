/// Something that the reader left out or could not do, which does not stop a build.
package struct Note: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file that says so.
  package var path: String
  /// The line in the file, beginning with 1, or nil for the whole file.
  package var line: Int?
  /// What was left out and why.
  package var message: String

  package init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// The note in the form that compilers print: `path:line: note: message`.
  package var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): note: \(message)" }
}
