import Foundation
import RuntimeInterface

/// Names a task begun by `beginBackgroundTask`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The task's number, from 1.
  public let rawValue: Int

  /// The identifier of that number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task: number 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
