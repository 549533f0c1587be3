import Foundation

/// An object that restores its state from an activity. Every responder conforms to this protocol.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that an activity contains.
  ///
  /// - Parameter userActivity: The activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
