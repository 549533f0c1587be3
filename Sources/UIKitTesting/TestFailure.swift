import Foundation

/// The failure of a test, thrown so that `try` in a test makes it fail with the message.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
  /// The description of the failure.
  public let description: String

  /// Creates a failure.
  ///
  /// - Parameter description: The description of the failure.
  public init(_ description: String) { self.description = description }

  /// The description of the failure, the same as `description`.
  public var errorDescription: String? { description }
}
