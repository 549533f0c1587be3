import Foundation

/// A feedback generator for the results of tasks. It has no effect in Tessera.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Constants that specify the result of a task: success, warning or error.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task produced a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Generates feedback for a task that ended. The method has no effect in Tessera.
  ///
  /// - Parameter notificationType: The result of the task.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Generates feedback for a task that ended, at a location. The method has no effect in Tessera.
  ///
  /// - Parameters:
  ///   - notificationType: The result of the task.
  ///   - location: The location of the feedback, in the coordinates of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
