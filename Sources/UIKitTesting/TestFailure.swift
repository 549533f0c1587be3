import Foundation

/// Why a test does not hold: thrown, so that `try` in a test fails it with the message.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
  /// What went wrong, for people to read.
  public let description: String

  /// A failure with that text.
  public init(_ description: String) { self.description = description }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
