import TesseraRewriting

/// An iOS project as the command understands it: its targets with their sources, resources and settings.
public struct Project: Sendable {
  /// The name of the project.
  public var name: String

  /// Creates an empty project.
  ///
  /// - Parameter name: The name of the project.
  public init(name: String) { self.name = name }
}
