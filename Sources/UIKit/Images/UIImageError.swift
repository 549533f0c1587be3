/// Why a picture could not be had.
public struct UIImageError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// For people to read: "the JPEG file ends too early".
  public let description: String

  /// The same as `description`.
  public var errorDescription: String? { description }
}
