import Foundation

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

extension FileError {
  /// Creates the error for a file that could not be read or written, such as on a full disk, with the reason of the system.
  package init(_ error: CocoaError) {
    let path = error.filePath ?? error.url?.path ?? "tessera"
    let system = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    self.init(path, system ?? error.localizedDescription)
  }
}
