import Foundation
import RuntimeInterface

/// A token that identifies a background task of the application.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task. The first task has the number 2, as in UIKit.
  public let rawValue: Int

  /// Creates an identifier from a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An identifier that belongs to no task. Its number is 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
