import Foundation

/// An instance of the application's user interface. In Tessera there is one scene, which belongs to the host's window.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The states of a scene: unattached, in the foreground or in the background.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene's window has the focus.
    case foregroundActive = 0
    /// The scene's window is visible, but another one has the focus.
    case foregroundInactive = 1
    /// The scene's window is not visible.
    case background = 2
  }

  /// Information about why a scene is connected. In Tessera it is always empty.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the scene is requested to open. The set is always empty in Tessera.
    open var urlContexts: Set<UIOpenURLContext> { [] }

    /// The home screen shortcut that started the scene. It is always nil in Tessera.
    open var shortcutItem: AnyObject? { nil }
  }

  /// The session of the scene. It contains the scene's role, name and configuration.
  public let session: UISceneSession

  /// The delegate of the scene. The scene retains it, as in UIKit.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene. It is `unattached` until the scene is connected, and then depends on the window's focus
  /// and visibility.
  open package(set) var activationState = ActivationState.unattached
  /// The title of the window, if the desktop shows one. The default is an empty string.
  open var title: String! = "" {
    didSet { titleChanged() }
  }

  /// Creates a scene that is not connected. Tessera calls it when the application starts, on the class that the
  /// configuration contains.
  ///
  /// Unlike in UIKit the initializer is required, because only then can Swift create an instance of a class by name.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: Information about why the scene is connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  package func titleChanged() {}

  /// Posted when the scene is connected, before its delegate is notified. The object is the scene.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")

  /// Posted when the scene is disconnected. Tessera never posts it, because the scene exists as long as the
  /// application.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

  /// Posted when the window gains the focus. The object is the scene.
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")

  /// Posted when the window is about to lose the focus. The object is the scene.
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")

  /// Posted when the window is about to become visible again. The object is the scene.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted when the window is no longer visible. The object is the scene.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
