import Foundation

/// The error of a test that has failed. If a test method throws it, the test framework reports its description.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
  /// A text that describes what failed, for the report of the test framework.
  public let description: String

  /// Creates a failure.
  ///
  /// - Parameter description: The description of the failure.
  public init(_ description: String) { self.description = description }

  /// The description of the failure, for `LocalizedError`. The value is equal to `description`.
  public var errorDescription: String? { description }
}
