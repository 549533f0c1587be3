import Foundation

/// Why a test does not hold: thrown, so that `try` in a test fails it with the message.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
  public let description: String
  public init(_ description: String) { self.description = description }
  public var errorDescription: String? { description }
}
