import Foundation

/// Why a photo cannot be shown, in one line for people.
public struct PhotoLoadError: Error, Sendable, CustomStringConvertible {
  /// The reason, in one line.
  public let description: String

  /// An error with that reason.
  public init(_ description: String) { self.description = description }
}
