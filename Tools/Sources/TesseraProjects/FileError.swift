/// An error about a place in a file. It describes the problem and its remedy.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, which is printed before the message.
  package var path: String
  /// The line in the file, beginning with 1, or nil for the whole file.
  package var line: Int?
  /// The text of the error: the problem, with names and values, and its remedy.
  package var message: String

  package init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// The error in the form that compilers print: `path:line: error: message`.
  package var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}
