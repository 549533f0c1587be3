import Foundation

/// The failure of a test. A test method that throws it fails with its description.
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
