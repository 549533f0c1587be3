import Foundation

/// The reason why a photo cannot be shown.
public struct PhotoLoadError: Error, Sendable, CustomStringConvertible {
  /// The reason in one line.
  public let description: String

  /// Creates an error with a reason.
  ///
  /// - Parameter description: The reason in one line.
  public init(_ description: String) { self.description = description }
}
