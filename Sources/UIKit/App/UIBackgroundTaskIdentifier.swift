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

  /// The identifier of no task, 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
