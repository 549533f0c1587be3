/// An error of the compiler with its place in a source file.
package struct CompilerError: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// The line in the file, beginning with 1.
  package var line: Int
  /// The text of the error.
  package var message: String

  package init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// Reads a line of the compiler's output, such as `/a/b.swift:12:5: error: cannot find 'x' in scope`.
  ///
  /// - Parameter text: The line.
  /// - Returns: nil if the line names no place or is no error.
  package init?(_ text: String) {
    guard text.hasPrefix("/"), let range = text.range(of: ": error: ") else { return nil }
    let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let line = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
      return nil
    }
    path = place.dropLast(2).joined(separator: ":")
    self.line = line
    message = String(text[range.upperBound...])
  }
}
