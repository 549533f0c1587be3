import Foundation

/// Options of a request to destroy the session of a window scene.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which a window disappears.
  public enum DismissalAnimation: Int, Sendable {
    /// The standard animation of the system.
    case standard = 1
    /// The animation for work that was completed, such as a sent message.
    case commit = 2
    /// The animation for work that was discarded.
    case decline = 3
  }

  /// The animation with which the window disappears. The value has no effect in Tessera, because the desktop animates
  /// windows. The default is `standard`.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
