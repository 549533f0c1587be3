import Foundation

extension UIWindowScene {
  /// The styles of a new window.
  public enum PresentationStyle: UInt, Sendable {
    /// The style that the system chooses.
    case automatic = 0
    /// A window among the others.
    case standard = 1
    /// A window in front of the others, in the middle of the screen.
    case prominent = 2
  }

  /// The animations with which a window disappears.
  public typealias DismissalAnimation = UIWindowSceneDestructionRequestOptions.DismissalAnimation

  /// Options of a request to open a window.
  @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style of the window. Tessera stores it, but the desktop places windows. The default is `automatic`.
    open var preferredPresentationStyle = PresentationStyle.automatic

    /// The placement of the window. Tessera stores it, but the desktop places windows. The default is nil.
    open var placement: (any UIWindowScenePlacement)?
  }
}
