import Foundation

/// Why a photo cannot be shown, in one line for people.
public struct PhotoLoadError: Error, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}
