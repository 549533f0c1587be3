/// A Swift file of a module that is rewritten.
public struct SourceFile: Sendable {
  /// The path of the file, for messages.
  public var path: String
  /// The contents of the file.
  public var text: String

  /// Creates a source file from its text.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for messages.
  ///   - text: The contents of the file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
