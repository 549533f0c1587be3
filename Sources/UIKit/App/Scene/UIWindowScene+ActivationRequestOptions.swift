import Foundation

extension UIWindowScene {
  /// The presentation style of a new window.
  public enum PresentationStyle: UInt, Sendable {
    /// The system chooses the style.
    case automatic = 0
    /// The window is an ordinary window among the others.
    case standard = 1
    /// The window is in front of the others, in the middle of the screen.
    case prominent = 2
  }

  /// The animation with which a window disappears.
  public typealias DismissalAnimation = UIWindowSceneDestructionRequestOptions.DismissalAnimation

  /// Options of a request to open a window.
  @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style of the window. The style has no effect in Tessera, because the desktop places windows. The default is
    /// `automatic`.
    open var preferredPresentationStyle = PresentationStyle.automatic

    /// The placement of the window. The placement has no effect in Tessera, because the desktop places windows. The
    /// default is nil.
    open var placement: (any UIWindowScenePlacement)?
  }
}
