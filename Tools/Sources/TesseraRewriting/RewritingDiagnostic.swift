/// A message about a place in a source file that no rule can rewrite.
public struct RewritingDiagnostic: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The severity of a message, which describes the consequence for the rewritten code.
  public enum Severity: String, Codable, Sendable {
    /// The code behaves differently from iOS, or a part of it has no effect.
    case warning
    /// The code does not compile.
    case error
  }

  /// The path of the file, as it was passed to the rewriter.
  public var path: String
  /// The line in the file, beginning with 1.
  public var line: Int
  /// The column in the line in UTF-8 bytes, beginning with 1.
  public var column: Int
  /// The severity of the message.
  public var severity: Severity
  /// The text of the message: the problem, with the names of the declarations, and its remedy.
  public var message: String

  /// Creates a message about a place.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The line in the file, beginning with 1.
  ///   - column: The column in the line in UTF-8 bytes, beginning with 1.
  ///   - severity: The severity of the message.
  ///   - message: The problem, with the names of the declarations, and its remedy.
  public init(path: String, line: Int, column: Int, severity: Severity, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// The message in the form that compilers print: `path:line:column: severity: message`.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
