import RuntimeInterface

/// An error that describes why an image cannot be read.
public struct UIImageError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// A description for display, such as "the JPEG file ends too early".
  public let description: String
  /// A Boolean value that indicates whether the reason is not in the file, such as a missing loader, too little memory, or a
  /// disk that cannot be read. The same file may be readable later.
  public let dependsOnSystem: Bool

  /// The description of the error, the same as `description`.
  public var errorDescription: String? { description }

  /// Creates the error for an error of the image codec or of the file system.
  init(_ error: any Error) {
    description = "\(error)"
    dependsOnSystem =
      switch error {
      case let error as ImageError: error.dependsOnSystem
      case let error as FileError: error.dependsOnSystem
      default: false
      }
  }
}
