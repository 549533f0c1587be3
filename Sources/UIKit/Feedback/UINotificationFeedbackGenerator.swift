import Foundation

/// Lets the user feel how a task ended. Does nothing here, as its base class says.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  public enum FeedbackType: Int, Sendable {
    /// It succeeded.
    case success = 0
    /// It produced a warning.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Gives the feedback of a task that ended.
  ///
  /// - Parameter notificationType: How the task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Gives the feedback of a task that ended.
  ///
  /// - Parameters:
  ///   - notificationType: How the task ended.
  ///   - location: Where it happens, in the coordinates of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
