/// An error that describes why an image cannot be read.
public struct UIImageError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// A description for display, such as "the JPEG file ends too early".
  public let description: String

  /// The description of the error, the same as `description`.
  public var errorDescription: String? { description }
}
